import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { fromBuffer } from 'yauzl';
import type { Entry, Options, ZipFile } from 'yauzl';

const openArchive = promisify(
  fromBuffer as (zip: Buffer, options: Options, done: (error: Error | null, file: ZipFile) => void) => void,
);

/** Returns the files of a zip archive by path, in its order, with their checksums verified. */
export async function filesIn(zip: Buffer): Promise<Record<string, Buffer>> {
  const archive = await openArchive(zip, { lazyEntries: true, autoClose: false });
  const files: Record<string, Buffer> = {};
  await new Promise<void>((resolve, reject) => {
    archive.on('entry', (entry: Entry) => {
      archive.openReadStream(entry, (error, content) => {
        if (error) return reject(error);
        buffer(content).then((bytes) => {
          if (files[entry.fileName]) return reject(new Error(`${entry.fileName} is there twice`));
          if (crc32(bytes) !== entry.crc32) return reject(new Error(`${entry.fileName} is damaged`));
          files[entry.fileName] = bytes;
          archive.readEntry();
        }, reject);
      });
    });
    archive.once('end', resolve).once('error', reject);
    archive.readEntry();
  });
  return files;
}
