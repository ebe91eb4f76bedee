import { z } from 'zod';

/** Path for uploading pictures of tickets' messages, and prefix of the paths that serve them. */
export const ticketImagesPath = '/ticket-images';

/** Maximum number of pictures per message. */
export const mostTicketImages = 3;

export const tooManyTicketImages = `A message takes at most ${mostTicketImages} pictures.`;

/** The ids of a message's pictures; each counts once. */
export const ticketImageIds = z
  .array(z.string())
  .max(mostTicketImages, tooManyTicketImages)
  .nullish()
  .transform((ids) => [...new Set((ids ?? []).map((id) => id.toLowerCase()))]);
