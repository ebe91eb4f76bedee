import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { BusboyFileStream, BusboyHeaders } from '@fastify/busboy';
import { allowSlowBody } from '../platform/http/http-server';
import { BadUpload } from '../platform/http/upload';

interface FileLimits {
  /** Name of the multipart field. */
  field: string;
  mostBytes: number;
  /** Sentence for a file that is larger. */
  tooLarge: string;
}

/** Allowance for the multipart framing around a file of the maximum size. */
const frameBytes = 64 * 1024;
const formLimits = { files: 1, fields: 4, fieldSize: 1024, parts: 5, headerPairs: 20, headerSize: 4096 };

/**
 * Writes the one file of a multipart request to this machine's temporary folder, as it arrives; `use` gets its path, and
 * it is deleted afterwards. Only for callers who may upload one: it may take ten minutes.
 * @throws BadUpload for a request of another kind or size
 */
export async function withReceivedFile<Result>(
  request: IncomingMessage,
  limits: FileLimits,
  use: (file: { name: string; path: string; bytes: number }) => Promise<Result>,
): Promise<Result> {
  const noFile = new BadUpload(
    400,
    `Send one file, as the field '${limits.field}' of a form of the type multipart/form-data.`,
  );
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) throw noFile;
  if (Number(request.headers['content-length'] ?? 0) > limits.mostBytes + frameBytes)
    throw new BadUpload(413, limits.tooLarge);
  allowSlowBody(request);
  const folder = await mkdtemp(join(tmpdir(), 'postloom-upload-'));
  const path = join(folder, 'file');
  try {
    const name = await receive(request, limits, path, noFile);
    return await use({ name, path, bytes: (await stat(path)).size });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the file of a request to a path. @returns its name */
async function receive(
  request: IncomingMessage,
  { field, mostBytes, tooLarge }: FileLimits,
  path: string,
  noFile: BadUpload,
): Promise<string> {
  const form = formOf(request, mostBytes, noFile);
  let refused: BadUpload | null = null;
  let name: string | null = null;
  let written: Promise<void> = Promise.resolve();
  form.on('file', (given: string, stream: BusboyFileStream, fileName: string | undefined) => {
    if (given !== field || name !== null) {
      stream.on('error', () => undefined);
      stream.resume();
      return;
    }
    name = fileName ?? '';
    stream.on('limit', () => {
      refused = new BadUpload(413, tooLarge);
      form.destroy(refused);
      stream.destroy(refused);
    });
    written = pipeline(stream, createWriteStream(path));
    // also awaited below, after the form
    written.catch(() => undefined);
  });
  try {
    await pipeline(request, form);
    await written;
  } catch (error) {
    // the disk is full, or away
    if (!refused && (error as NodeJS.ErrnoException).syscall) throw error;
    throw refused ?? noFile;
  }
  if (name === null) throw noFile;
  return name;
}

function formOf(request: IncomingMessage, mostBytes: number, noFile: BadUpload) {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: { ...formLimits, fileSize: mostBytes },
    });
  } catch {
    // The boundary is missing.
    throw noFile;
  }
}
