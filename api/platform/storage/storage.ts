import { copyFile, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { StorageAway } from './away';

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

/** An object as a stream. */
export interface OpenedObject {
  body: Readable;
  /** Its length; undefined where the store does not say it. */
  bytes?: number;
}

/** Returns the header of an answer with an object. */
export const lengthHeader = ({ bytes }: OpenedObject) =>
  bytes === undefined ? {} : { 'content-length': String(bytes) };

/** Object storage. Keys look like `designs/0198.../image.png`. */
export interface Storage {
  put(key: string, body: Buffer, mime: string): Promise<void>;
  /** Stores a file of this machine without reading it into memory as a whole. */
  putFile(key: string, path: string, mime: string): Promise<void>;
  /** Returns an object; null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Opens an object as a stream; null when there is none. The caller must read it to its end or destroy it. */
  open(key: string): Promise<OpenedObject | null>;
  /**
   * Returns an address at which the bearer may download an object for a minute; null when there is no object. Missing
   * where files are sent by this process.
   * @param as headers of the answer
   */
  address?(key: string, as: { disposition: string; mime: string }): Promise<string | null>;
  /** Deletes an object; succeeds when there is none. */
  delete(key: string): Promise<void>;
  /** Lists all keys with this prefix, in no particular order. */
  list(prefix: string): AsyncIterable<StoredFile>;
}

const deletedAtOnce = 10;

/** Deletes objects, a few at a time. */
export async function deleteFiles(storage: Pick<Storage, 'delete'>, keys: readonly string[]): Promise<void> {
  const distinct = [...new Set(keys)];
  for (let from = 0; from < distinct.length; from += deletedAtOnce)
    await Promise.all(distinct.slice(from, from + deletedAtOnce).map((key) => storage.delete(key)));
}

const missing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

const fullCodes: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);
/** Time after which no process still writes a draft. */
const draftMs = 60 * 60 * 1000;

/** Has the system write a file, or the entries of a folder, to the disk before anything refers to it. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a file that is there as a whole or not at all, also after a loss of power, and is on the disk afterwards.
 * @param writeTo writes the draft, beside the file
 */
export async function writeWhole(path: string, writeTo: (draft: string) => Promise<void>): Promise<void> {
  const draft = join(dirname(path), `.${randomUUID()}`);
  try {
    await writeTo(draft);
    await flush(draft);
    await rename(draft, path);
    await flush(dirname(path));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * Stores objects as files below one folder; a write becomes visible as a whole or not at all, and throws StorageAway while
 * the disk is full.
 */
export function folderStorage(folder: string): Storage {
  const root = resolve(folder);
  const pathOf = (key: string) => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error('Storage key leaves its folder');
    return path;
  };
  const write = async (key: string, writeTo: (draft: string) => Promise<void>) => {
    const path = pathOf(key);
    try {
      const created = await mkdir(dirname(path), { recursive: true });
      if (created) await flush(dirname(created));
      await writeWhole(path, writeTo);
    } catch (error) {
      if (!fullCodes.has((error as NodeJS.ErrnoException).code)) throw error;
      throw new StorageAway('The disk for files is full', { cause: error });
    }
  };
  return {
    put: (key, body) => write(key, (draft) => writeFile(draft, body)),
    putFile: (key, path) => write(key, (draft) => copyFile(path, draft)),
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
        // A file that is deleted during the listing is left out.
        const facts = entry.isFile() ? await stat(path).catch(missing) : null;
        if (facts && entry.name.startsWith('.')) {
          // a process was killed while it wrote this
          if (facts.mtimeMs < Date.now() - draftMs) await rm(path, { force: true });
        } else if (facts) yield { key: relative(root, path).split(sep).join('/'), modifiedAt: facts.mtime };
      }
    },
  };
}
