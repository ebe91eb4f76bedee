import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

/** Object storage. Keys look like `designs/0198.../image.png`. */
export interface Storage {
  put(key: string, body: Buffer, mime: string): Promise<void>;
  /** Null when there is no such object. */
  get(key: string): Promise<Buffer | null>;
  /** An object as it comes; null when there is none. Whoever opens it reads it to its end or destroys it. */
  open(key: string): Promise<{ body: Readable; bytes: number } | null>;
  /** Succeeds when there is no such object. */
  delete(key: string): Promise<void>;
  /** Everything whose key begins so, in no order. */
  list(prefix: string): AsyncIterable<StoredFile>;
}

const missing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

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
      return readFile(pathOf(key)).catch(missing);
    },
    async open(key) {
      const file = await open(pathOf(key)).catch(missing);
      if (!file) return null;
      try {
        const { size } = await file.stat();
        return { body: file.createReadStream(), bytes: size };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list(prefix) {
      const entries = (await readdir(pathOf(prefix), { recursive: true, withFileTypes: true }).catch(missing)) ?? [];
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name);
        // one that is deleted meanwhile is no longer of the list
        const facts = entry.isFile() ? await stat(path).catch(missing) : null;
        if (facts) yield { key: relative(root, path).split(sep).join('/'), modifiedAt: facts.mtime };
      }
    },
  };
}
