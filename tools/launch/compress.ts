import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|svg|json)$/;
/** Smaller files gain nothing: they already fit in one packet. */
const fewestBytes = 1000;

/** Writes compressed copies (.br, .gz) beside a file, smaller than a server would produce on the fly. */
async function compressFile(path: string, quality: number): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < fewestBytes) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_QUALITY]: quality,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/**
 * Compresses every text file in a folder.
 * @param quality of Brotli, 0 to 11: the best takes half a second for each megabyte and more
 */
export async function compressFiles(folder: string, quality = constants.BROTLI_MAX_QUALITY): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => compressFile(join(folder, name), quality)),
  );
}
