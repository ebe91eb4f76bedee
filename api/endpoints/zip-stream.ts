import { once } from 'node:events';
import type { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. */
export interface ZipEntry {
  path: string;
  /** Not for what is compressed already. */
  compress: boolean;
  modifiedAt?: Date;
  /** Called when its turn has come. */
  open: () => Promise<Readable>;
}

/** Adds a file; resolves when it has been read to its end. */
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
 * A zip archive as it is read: each file is opened when the one before it has gone out, so there is one open at a time.
 * Whoever closes the archive before its end closes that one with it, and no further one is opened.
 */
export function zipOf(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  let current: Readable | undefined;
  const closed = once(output, 'close').then(
    () => current?.destroy(),
    () => current?.destroy(),
  );
  const addAll = async () => {
    for await (const entry of entries) {
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
