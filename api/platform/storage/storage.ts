import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join, resolve, sep } from 'node:path';

/** Object storage. Keys look like `designs/0198.../image.png`. */
export interface Storage {
  put(key: string, body: Buffer, mime: string): Promise<void>;
  /** Null when there is no such object. */
  get(key: string): Promise<Buffer | null>;
  /** Succeeds when there is no such object. */
  delete(key: string): Promise<void>;
}

/** Objects as files below one folder; a write appears whole or not at all. */
export function folderStorage(folder: string): Storage {
  const root = resolve(folder);
  const pathOf = (key: string) => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error('Storage key leaves its folder');
    return path;
  };
  return {
    async put(key, body) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const draft = join(dirname(path), `.${randomUUID()}`);
      await writeFile(draft, body);
      await rename(draft, path);
    },
    async get(key) {
      return readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
