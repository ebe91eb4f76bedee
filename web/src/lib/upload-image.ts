import { z } from 'zod';
import { imageUpload } from '../../../contract/image-upload';
import { ticketImagesPath } from '../../../contract/ticket-image';

/** An image was not taken; its message is for the person who chose it. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  constructor(
    message: string,
    /** The same image may be taken when it is sent again. */
    readonly mayBeRepeated: boolean,
  ) {
    super(message);
  }
}

const taken = z.object({ file: z.object({ url: z.string() }) });

/** A picture that was uploaded for a message to or from support. */
export const uploadedPicture = z.object({
  id: z.string(),
  address: z.string(),
  width: z.number(),
  height: z.number(),
});
export type UploadedPicture = z.infer<typeof uploadedPicture>;
const takenForTicket = z.object({ image: uploadedPicture });

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

/** A server that is away or has had enough for now, or a connection that broke: none of it is the image's fault. */
const isPassing = (status: number) => status === 0 || status === 429 || status >= 500;

/**
 * Sends an image to an endpoint. @returns what it answers
 * @throws UploadRefused with a sentence; AbortError when the signal fired
 */
const send = <Answer>(
  path: string,
  schema: z.ZodType<Answer>,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    // fetch does not tell how much of a body has been sent
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader(imageUpload.ownHeader, 'XMLHttpRequest');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText } = request;
      const answer = status === 200 ? read(schema, responseText) : null;
      if (answer) resolve(answer);
      else reject(new UploadRefused(read(refused, responseText)?.message ?? imageUpload.failed, isPassing(status)));
    };
    request.onerror = () => reject(new UploadRefused(imageUpload.failed, true));
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append(imageUpload.field, file, file.name);
    request.send(form);
  });

/** Sends an image that everybody may see. @returns the address it is served at. Throws as `send` does. */
export const uploadImage = async (file: File, options: UploadOptions): Promise<string> =>
  (await send(imageUpload.path, taken, file, options)).file.url;

/** Sends a private picture for a message to or from support. Throws as `send` does. */
export const uploadTicketPicture = async (file: File, options: UploadOptions): Promise<UploadedPicture> =>
  (await send(ticketImagesPath, takenForTicket, file, options)).image;
