import { contentFile } from '../../../../contract/uploads';
import type { RequestContext } from '../../../context';
import { uploadedIn, uploadedKey } from '../../files/upload.service';

/** Images of a file by their addresses, in Base64, and the addresses of images that are not in it. */
export interface ExportedImages {
  images: Record<string, string>;
  leftOut: string[];
}

/** Reads the uploaded images that a text names, in its order and within the bounds of a file. */
export async function exportedImages(ctx: RequestContext, text: string): Promise<ExportedImages> {
  const images: Record<string, string> = {};
  const leftOut: string[] = [];
  let left: number = contentFile.mostImageBytes;
  for (const url of uploadedIn(text)) {
    const bytes = await ctx.storage.get(uploadedKey(url) ?? '');
    if (bytes === null || bytes.length > Math.min(left, contentFile.mostBytesOfImage)) leftOut.push(url);
    else {
      left -= bytes.length;
      images[url] = bytes.toString('base64');
    }
  }
  return { images, leftOut };
}
