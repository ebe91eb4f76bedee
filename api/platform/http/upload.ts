import type { IncomingMessage } from 'node:http';
import { imageUpload } from '../../../contract/uploads';

/** A request without the file that it should bring, or with one that is too large; the message is for its sender. */
export class BadUpload extends Error {
  override readonly name = 'BadUpload';
  constructor(
    readonly status: 400 | 413,
    message: string,
  ) {
    super(message);
  }
}

/** The file of a GraphQL multipart request. Its bytes stay unread until `read` is called, once. */
export class Upload {
  /** @param read returns the whole file. @throws BadUpload for one that is too large or broken off. */
  constructor(readonly read: () => Promise<Buffer>) {}
}

/** Bytes read of a refused body, so that its sender receives the reason; a longer one closes the connection. */
const usualUnread = 8 * imageUpload.mostBytes;

/** Discards the rest of a request that is already answered, up to a bound. */
export function leaveUnread(request: IncomingMessage, mostUnread = usualUnread): void {
  let unread = 0;
  request.unpipe();
  request.on('error', () => undefined);
  request.on('data', (part: Buffer) => {
    unread += part.length;
    if (unread > mostUnread) request.destroy();
  });
  request.resume();
}
