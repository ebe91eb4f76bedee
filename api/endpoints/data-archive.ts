import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { ZipFile } from 'yazl';
import type { ContextFactory } from '../context';
import { openArchive } from '../domain/personal-data/export.service';
import type { ArchiveEntry } from '../domain/personal-data/export.service';

/** A JSON array, written record by record. */
async function* jsonOf(records: AsyncIterable<object> | Iterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const record of records) {
    yield before + JSON.stringify(record, null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function contentOf(entry: ArchiveEntry): Promise<Readable> {
  if ('records' in entry) return Readable.from(jsonOf(entry.records()));
  // a picture that is missing leaves an empty file, and the rest of the archive whole
  return (await entry.open()) ?? Readable.from([]);
}

/** Writes entry after entry: each is opened when the one before it has been read. */
function zipOf(entries: AsyncIterable<ArchiveEntry>): Readable {
  const zip = new ZipFile();
  const { outputStream } = zip;
  const add = async () => {
    for await (const entry of entries)
      await new Promise<void>((resolve, reject) => {
        // pictures are compressed already
        zip.addReadStreamLazy(entry.path, { compress: 'records' in entry }, (give) => {
          contentOf(entry).then(
            (content) => {
              content.once('end', resolve).once('error', reject).once('close', resolve);
              give(null, content);
            },
            (error: Error) => {
              reject(error);
              give(error, Readable.from([]));
            },
          );
        });
      });
    zip.end();
  };
  zip.on('error', (error: Error) => (outputStream as Readable).destroy(error));
  add().catch((error: Error) => (outputStream as Readable).destroy(error));
  return outputStream as Readable;
}

/** /account/data/{token}: everything that is stored about the caller, once, as it comes out of the database. */
export function dataArchive(contextOf: ContextFactory): Router {
  const router = Router();
  router.get('/account/data/:token', async (request, response) => {
    response.set({ 'cache-control': 'no-store' });
    const ctx = await contextOf(request, response);
    const entries =
      ctx.viewer && request.method === 'GET' ? await openArchive(ctx, String(request.params['token'])) : null;
    if (!entries) {
      // a browser that comes back to an old address finds the page that makes a new one
      if (request.accepts('html')) response.redirect(303, '/update-profile?tab=data&archive=over');
      else response.status(404).json({ success: false, message: 'Archive not found.' });
      return;
    }
    response.attachment('postloom-data.zip').type('zip');
    response.set({ 'x-content-type-options': 'nosniff' });
    await pipeline(zipOf(entries), response).catch((error: unknown) => {
      // half an archive can't be taken back: the connection breaks, and the browser says so
      if (!response.headersSent) throw error;
      ctx.logger.warn({ err: error, requestId: ctx.requestId }, 'a data archive was not sent to its end');
    });
  });
  return router;
}
