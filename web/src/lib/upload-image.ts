import { z } from 'zod';
import { imageUpload } from '../../../contract/image-upload';

/** An image was not taken; its message is for the person who chose it. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
}

const taken = z.object({ file: z.object({ url: z.string() }) });
const refused = z.object({ message: z.string() });

function read<Answer>(schema: z.ZodType<Answer>, text: string): Answer | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    // a proxy answered, or nobody
    return null;
  }
}

/** What can be said about a file before it is sent; null when it may be. */
export function whyNot(file: File): string | null {
  if (file.size > imageUpload.mostBytes) return imageUpload.tooLarge;
  return (imageUpload.types as readonly string[]).includes(file.type) ? null : imageUpload.notAnImage;
}

interface UploadOptions {
  /** Told of the share that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends an image. @returns the address it is served at
 * @throws UploadRefused with a sentence; AbortError when the signal fired
 */
export const uploadImage = (file: File, { onProgress, signal }: UploadOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    // fetch does not tell how much of a body has been sent
    const request = new XMLHttpRequest();
    request.open('POST', imageUpload.path);
    request.setRequestHeader(imageUpload.ownHeader, 'XMLHttpRequest');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const url = request.status === 200 ? read(taken, request.responseText)?.file.url : undefined;
      if (url) resolve(url);
      else reject(new UploadRefused(read(refused, request.responseText)?.message ?? imageUpload.failed));
    };
    request.onerror = () => reject(new UploadRefused(imageUpload.failed));
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append(imageUpload.field, file, file.name);
    request.send(form);
  });
