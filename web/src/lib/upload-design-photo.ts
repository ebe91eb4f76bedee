import { z } from 'zod';
import { photoUpload } from '../../../contract/design-photo';
import { sendFile } from './upload-image';

/** An uploaded photo that can be the background of a post; its size is not known of one that was chosen earlier. */
export const uploadedPhoto = z.object({
  id: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});
export type UploadedPhoto = z.infer<typeof uploadedPhoto>;
const taken = z.object({ photo: uploadedPhoto });

/** Returns why a file must not be sent; null when it may be. The server says what is wrong with other files. */
export function whyNotPhoto({ name, size, type }: File): string | null {
  if (/^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name)) return photoUpload.heic;
  if (size > photoUpload.mostBytes) return photoUpload.tooLarge;
  return (photoUpload.types as readonly string[]).includes(type) ? null : photoUpload.notAPhoto;
}

/**
 * Uploads a photo for a design.
 * @throws as `sendFile` does
 */
export const uploadDesignPhoto = async (file: File, options: Parameters<typeof sendFile>[3]): Promise<UploadedPhoto> =>
  (await sendFile(photoUpload, taken, file, options)).photo;
