import type { Request, Response } from 'express';
import type { RequestContext } from '../context';
import type { OpenedObject } from '../platform/storage/storage';

/** A stored file: its bytes, or the address of the object storage at which the caller may read them. */
export type OpenedFile = OpenedObject | { address: string };

/** Opens a stored file; null when there is none. */
export type OpenFile = (key: string, mime: string) => Promise<OpenedFile | null>;

/**
 * Whether a caller follows a redirect to the storage: a link that was opened or saved (whose mode is no-cors), or a
 * program. A page's scripts and pictures are held to this origin by the content security policy, and the signature is
 * one of GET.
 */
function mayBeRedirected(request: Request): boolean {
  const [destination, mode = ''] = [request.get('sec-fetch-dest'), request.get('sec-fetch-mode')];
  if (request.method !== 'GET') return false;
  if (destination === undefined) return true;
  return ['document', 'empty'].includes(destination) && ['navigate', 'no-cors'].includes(mode);
}

/**
 * Returns how the files of an answer are opened, and makes it an attachment. Downloads leave this process as an address
 * where the storage can be reached by browsers; pictures that are shown never do.
 * @param name file name of a download
 */
export function fileOpener(
  { storage }: RequestContext,
  request: Request,
  response: Response,
  name: string | null,
): OpenFile {
  const stream: OpenFile = (key) => storage.open(key);
  if (name === null) return stream;
  response.attachment(name);
  if (!storage.address || !mayBeRedirected(request)) return stream;
  const disposition = String(response.getHeader('content-disposition'));
  return async (key, mime) => {
    const address = await storage.address?.(key, { disposition, mime });
    return address ? { address } : null;
  };
}

/** Sends the caller to a signed address, which no cache may store and no other site may learn. */
export function redirectToFile(response: Response, address: string): null {
  for (const name of ['etag', 'content-disposition', 'content-type']) response.removeHeader(name);
  response
    .status(302)
    .set({ location: address, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    .end();
  return null;
}
