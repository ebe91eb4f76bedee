import { Readable } from 'node:stream';
import { Router } from 'express';
import type { ContextFactory } from '../context';
import { openArchive } from '../domain/personal-data/export.service';
import type { ArchiveEntry } from '../domain/personal-data/export.service';
import { sendStream } from '../platform/http/streamed-answer';
import { zipOf } from './zip-stream';
import type { ZipEntry } from './zip-stream';
import { refusalBody } from './refusal-status';

/** Yields a JSON array record by record. */
async function* jsonOf(records: AsyncIterable<object> | Iterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const record of records) {
    yield before + JSON.stringify(record, null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Returns the text of a file in parts. */
function textsOf(entry: Exclude<ArchiveEntry, { open: unknown }>): AsyncIterable<string> | Iterable<string> {
  if ('text' in entry) return [entry.text];
  return 'record' in entry ? [`${JSON.stringify(entry.record, null, 2)}\n`] : jsonOf(entry.records());
}

async function* zipEntriesOf(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<ZipEntry> {
  for await (const entry of entries) {
    const { path } = entry;
    // A missing picture becomes an empty file, so the archive stays complete. Pictures are compressed already.
    if ('open' in entry) yield { path, compress: false, open: async () => (await entry.open()) ?? Readable.from([]) };
    else yield { path, compress: true, open: () => Promise.resolve(Readable.from(textsOf(entry))) };
  }
}

/** /account/data/{token}: everything that is stored about the caller, streamed from the database; works once. */
export function dataArchive(contextOf: ContextFactory): Router {
  const router = Router();
  router.get('/account/data/:token', async (request, response) => {
    response.set({ 'cache-control': 'no-store' });
    const ctx = await contextOf(request, response);
    const entries =
      ctx.viewer && request.method === 'GET' ? await openArchive(ctx, String(request.params['token'])) : null;
    if (!entries) {
      // A browser that reopens a used address is sent to the page that makes a new one.
      if (request.accepts('html')) response.redirect(303, '/update-profile?tab=data&archive=over');
      else response.status(404).json(refusalBody('Archive not found.', 'NOT_FOUND'));
      return;
    }
    response.attachment('postloom-data.zip').type('zip');
    response.set({ 'x-content-type-options': 'nosniff' });
    await sendStream(response, () => zipOf(ctx, zipEntriesOf(entries)), ctx);
  });
  return router;
}
