import { z } from 'zod';

/** Where a picture of a ticket's message is uploaded, and below which each is served. */
export const ticketImagesPath = '/ticket-images';

/** How many pictures a message has at most. */
export const mostTicketImages = 3;

export const tooManyTicketImages = `A message takes at most ${mostTicketImages} pictures.`;

/** The pictures of a message, by their ids; each counts once. */
export const ticketImageIds = z
  .array(z.string())
  .max(mostTicketImages, tooManyTicketImages)
  .nullish()
  .transform((ids) => [...new Set((ids ?? []).map((id) => id.toLowerCase()))]);
