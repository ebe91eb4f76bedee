import { z } from 'zod';

/** Path for uploading pictures of tickets' messages, and prefix of the paths that serve them. */
export const ticketImagesPath = '/ticket-images';

/** Returns the private paths of a picture: the picture itself, and a small copy for conversations. */
export const ticketImagePaths = (id: string) => {
  const imageUrl = `${ticketImagesPath}/${id}`;
  return { imageUrl, thumbnailUrl: `${imageUrl}/thumbnail` };
};

/** Maximum number of pictures per message. */
export const mostTicketImages = 3;

export const tooManyTicketImages = `A message can have at most ${mostTicketImages} pictures.`;

/** The ids of a message's pictures; each counts once. */
export const ticketImageIds = z
  .array(z.string())
  .max(mostTicketImages, tooManyTicketImages)
  .nullish()
  .transform((ids) => [...new Set((ids ?? []).map((id) => id.toLowerCase()))]);
