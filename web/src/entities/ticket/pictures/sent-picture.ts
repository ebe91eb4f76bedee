/** A picture of a message, as the server provides it. */
export interface SentPicture {
  id: string;
  imageUrl: string;
  width: number;
  height: number;
}
