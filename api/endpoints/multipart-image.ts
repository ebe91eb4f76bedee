import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { BusboyHeaders, BusboyInstance } from '@fastify/busboy';
import { imageUpload } from '../../contract/uploads';
import { BadUpload } from '../platform/http/upload';

const noImage = `Send one image, as the field '${imageUpload.field}' of a form of the type multipart/form-data.`;

/** Allowance for the multipart framing around a file of the maximum size. */
const frameBytes = 64 * 1024;
/**
 * Reads the one image of a multipart request, at most one byte beyond the maximum size.
 * @throws BadUpload for a request of another kind or size
 */
export async function readImage(request: IncomingMessage): Promise<Buffer> {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) throw new BadUpload(400, noImage);
  if (Number(request.headers['content-length'] ?? 0) > imageUpload.mostBytes + frameBytes)
    throw new BadUpload(413, imageUpload.tooLarge);
  const parts: Buffer[] = [];
  let refused: BadUpload | null = null;
  let form: BusboyInstance;
  try {
    form = new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: {
        fileSize: imageUpload.mostBytes,
        files: 1,
        fields: 4,
        fieldSize: 1024,
        parts: 5,
        headerPairs: 20,
        headerSize: 4096,
      },
    });
  } catch {
    // The boundary is missing.
    throw new BadUpload(400, noImage);
  }
  form.on('file', (name, stream) => {
    // A truncated body: the form reports it as well, and that is handled below.
    stream.on('error', () => undefined);
    if (name !== imageUpload.field) {
      stream.resume();
      return;
    }
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('limit', () => {
      refused = new BadUpload(413, imageUpload.tooLarge);
      form.destroy(refused);
    });
  });
  try {
    await pipeline(request, form);
  } catch {
    throw refused ?? new BadUpload(400, noImage);
  }
  if (parts.length === 0) throw new BadUpload(400, noImage);
  return Buffer.concat(parts);
}
