import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|svg|json|wasm)$/;
/** Smaller files gain nothing: they already fit in one packet. */
const fewestBytes = 1000;

/** How hard the build compresses. */
export type Effort = 'quick' | 'best';

/** Levels of Brotli, 0 to 11, and gzip, 1 to 9. */
const levels: Record<Effort, { br: number; gz: number }> = { quick: { br: 5, gz: 6 }, best: { br: 11, gz: 9 } };

/** Writes compressed copies (.br, .gz) beside a file, smaller than a server would produce on the fly. */
async function compressFile(path: string, level: { br: number; gz: number }): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < fewestBytes) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_QUALITY]: level.br,
      },
    }),
    promisify(gzip)(bytes, { level: level.gz }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/**
 * Compresses every file in a folder whose format is not a compressed one: `best` for a shop, 9 s of CPU for the client;
 * `quick` for a demo and for tests, a tenth of that for files that are a sixth larger.
 */
export async function compressFiles(folder: string, effort: Effort): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => compressFile(join(folder, name), levels[effort])),
  );
}
