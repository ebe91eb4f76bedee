import { z } from 'zod';
import { imageUpload } from '../../../contract/uploads';
import { ticketImagesPath } from '../../../contract/ticket-image';

/** A file was refused; the message is shown to the user. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  constructor(
    message: string,
    /** Sending the same file again may succeed. */
    readonly mayBeRepeated: boolean,
  ) {
    super(message);
  }
}

const taken = z.object({ file: z.object({ url: z.string() }) });

/** A picture uploaded for a message to or from support. */
export const uploadedPicture = z.object({
  id: z.string(),
  imageUrl: z.string(),
  /** Missing in drafts that were stored before there were small copies. */
  thumbnailUrl: z.string().optional(),
  width: z.number(),
  height: z.number(),
});
export type UploadedPicture = z.infer<typeof uploadedPicture>;
const takenForTicket = z.object({ image: uploadedPicture });

/** An upload that makes no progress for this many milliseconds counts as lost; so does one that is not answered. */
export const uploadStallMs = 60_000;

const refused = z.object({ message: z.string() });

function read<Answer>(schema: z.ZodType<Answer>, text: string): Answer | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    // answered by a proxy, or not at all
    return null;
  }
}

/** Returns why a file must not be sent; null when it may be. */
export function whyNot(file: File): string | null {
  if (file.size > imageUpload.mostBytes) return imageUpload.tooLarge;
  return (imageUpload.types as readonly string[]).includes(file.type) ? null : imageUpload.notAnImage;
}

interface UploadOptions {
  /** Receives the uploaded share, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Returns whether a failure is temporary and not the file's fault: server down, rate limit, or lost connection. */
const isPassing = (status: number) => status === 0 || status === 429 || status >= 500;

/** Where files are sent, and what is said when they are not taken. */
interface Endpoint {
  path: string;
  /** Name of the multipart field. */
  field: string;
  failed: string;
  /** Further fields, which stand before the file. */
  before?: Record<string, string>;
}

/**
 * Sends a file to an endpoint.
 * @returns its answer
 * @throws UploadRefused with a sentence; AbortError when the signal fired
 */
export const sendFile = <Answer>(
  { path, field, failed, before = {} }: Endpoint,
  schema: z.ZodType<Answer>,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    // fetch does not report upload progress
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader(imageUpload.ownHeader, 'XMLHttpRequest');
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        reject(new UploadRefused(failed, true));
        request.abort();
      }, uploadStallMs);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = watch;
    request.onloadend = () => clearTimeout(stalled);
    request.onload = () => {
      const { status, responseText } = request;
      const answer = status === 200 ? read(schema, responseText) : null;
      if (answer) resolve(answer);
      else reject(new UploadRefused(read(refused, responseText)?.message ?? failed, isPassing(status)));
    };
    request.onerror = () => reject(new UploadRefused(failed, true));
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    for (const [name, value] of Object.entries(before)) form.append(name, value);
    form.append(field, file, file.name);
    request.send(form);
    watch();
  });

/**
 * Uploads a public image.
 * @returns the address it is served at
 * @throws as `sendFile` does
 */
export const uploadImage = async (file: File, options: UploadOptions): Promise<string> =>
  (await sendFile(imageUpload, taken, file, options)).file.url;

/**
 * Uploads a private picture for a message to or from support.
 * @throws as `sendFile` does
 */
export const uploadTicketPicture = async (file: File, options: UploadOptions): Promise<UploadedPicture> =>
  (await sendFile({ ...imageUpload, path: ticketImagesPath }, takenForTicket, file, options)).image;

const logoParts = z.object({ image: z.string(), ratio: z.number(), ink: z.string().nullable() });
export type UploadedLogo = z.infer<typeof logoParts>;
const takenLogo = z.object({
  data: z.object({
    uploadLogo: z.object({ logo: logoParts.nullable(), errors: z.array(z.object({ message: z.string() })) }),
  }),
});
const logoEndpoint = {
  path: '/graphql',
  field: '0',
  failed: imageUpload.failed,
  before: {
    operations: JSON.stringify({
      query:
        'mutation UploadLogo($image: Upload!) { uploadLogo(image: $image) { logo { image ratio ink } errors { message } } }',
      variables: { image: null },
    }),
    map: '{"0":["variables.image"]}',
  },
};

/**
 * Uploads a logo, which may be an SVG.
 * @throws as `sendFile` does
 */
export async function uploadLogo(file: File, options: UploadOptions): Promise<UploadedLogo> {
  if (file.size > imageUpload.mostBytes) throw new UploadRefused(imageUpload.tooLarge, false);
  const { logo, errors } = (await sendFile(logoEndpoint, takenLogo, file, options)).data.uploadLogo;
  if (!logo) throw new UploadRefused(errors[0]?.message ?? imageUpload.failed, false);
  return logo;
}
