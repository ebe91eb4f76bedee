import { once } from 'node:events';
import type { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { RequestContext } from '../context';
import { requireStillSignedIn } from '../domain/accounts/sessions/session.service';

/** A file of an archive. */
export interface ZipEntry {
  path: string;
  /** False for content that is compressed already. */
  compress: boolean;
  modifiedAt?: Date;
  /** Called when the entry is next. */
  open: () => Promise<Readable>;
}

/** Adds a file; resolves when it has been read completely. */
const addEntry = (
  zip: ZipFile,
  { path, compress, modifiedAt: mtime, open }: ZipEntry,
  opened: (content: Readable) => void,
) =>
  new Promise<void>((resolve, reject) => {
    zip.addReadStreamLazy(path, { compress, ...(mtime && { mtime }) }, (give) => {
      open().then((content) => {
        opened(content);
        content.once('end', resolve).once('error', reject).once('close', resolve);
        give(null, content);
      }, reject);
    });
  });

/**
 * Returns a zip archive for the caller as a stream, which fails before the next file when the caller's session or token has
 * ended: an archive lasts as long as its reader likes. A file is opened only when the previous one has been sent, so one is open at a
 * time. Closing the archive early closes that file and opens no further one.
 */
export function zipOf(ctx: RequestContext, entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  let current: Readable | undefined;
  const closed = once(output, 'close').then(
    () => current?.destroy(),
    () => current?.destroy(),
  );
  const addAll = async () => {
    for await (const entry of entries) {
      await requireStillSignedIn(ctx);
      const added = addEntry(zip, entry, (content) => {
        current = content;
        if (output.destroyed) content.destroy();
      });
      await Promise.race([added, closed]);
      if (output.destroyed) return;
    }
    zip.end();
  };
  zip.on('error', (error: Error) => output.destroy(error));
  addAll().catch((error: Error) => output.destroy(error));
  return output;
}
