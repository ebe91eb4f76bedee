/** A picture of a message, as it is served. */
export interface SentPicture {
  id: string;
  address: string;
  width: number;
  height: number;
}
