import { imageUpload } from '../../contract/uploads';
import { ticketImagesPath } from '../../contract/ticket-image';
import { anImage } from './images';
import type { TicketPerson } from './ticket-accounts';

/** The answer to a picture's upload. */
export interface UploadedPicture {
  id: string;
  imageUrl: string;
  thumbnailUrl: string;
  width: number;
  height: number;
}

/** Returns the form for an image upload. */
export function formOf(bytes: Buffer): FormData {
  const form = new FormData();
  form.append(imageUpload.field, new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), 'picture.png');
  return form;
}

/** Uploads a picture for a message. */
export async function uploadPicture(
  { browser }: Pick<TicketPerson, 'browser'>,
  picture?: Buffer,
): Promise<UploadedPicture> {
  const answer = await browser.fetch(ticketImagesPath, {
    method: 'POST',
    body: formOf(picture ?? (await anImage())),
    headers: { [imageUpload.ownHeader]: 'test' },
  });
  const { image, message } = (await answer.json()) as { image?: UploadedPicture; message?: string };
  if (!image) throw new Error(message ?? `The upload was answered ${answer.status}`);
  return image;
}
