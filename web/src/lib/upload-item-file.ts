import { z } from 'zod';
import { itemUpload, plainFileName } from '../../../contract/catalog';
import { sendFile } from './upload-image';

/** A file that is uploaded for an item and not saved with it yet. */
const uploadedItemFile = z.object({ id: z.string(), name: z.string(), bytes: z.number() });
const taken = z.object({ file: uploadedItemFile });

/** Returns why a file must not be sent; null when it may be. */
export function whyNotItemFile({ name, size }: File): string | null {
  if (size > itemUpload.mostBytes) return itemUpload.tooLarge;
  if (size === 0) return itemUpload.empty;
  return plainFileName(name) === null ? itemUpload.badName : null;
}

/**
 * Uploads the file that an item sells.
 * @throws as `sendFile` does
 */
export const uploadItemFile = async (
  file: File,
  options: Parameters<typeof sendFile>[3],
): Promise<z.infer<typeof uploadedItemFile>> => (await sendFile(itemUpload, taken, file, options)).file;
