import { Readable } from 'node:stream';
import type { Response } from 'express';
import { sendStream } from '../platform/http/streamed-answer';
import type { StreamedAnswer } from '../platform/http/streamed-answer';
import type { WholeList } from './whole-list';

/** A reader that takes no data for this time counts as gone; a list may wait a minute for a new budget. */
const idleMs = 120_000;

/** Yields the JSON of one array, element by element. */
async function* jsonOf(first: IteratorResult<readonly object[]>, rest: AsyncIterator<readonly object[]>) {
  let separator = '[';
  try {
    for (let next = first; !next.done; next = await rest.next())
      for (const element of next.value) {
        yield separator + JSON.stringify(element);
        separator = ',';
      }
  } finally {
    await rest.return?.();
  }
  yield separator === '[' ? '[]' : ']';
}

/**
 * Writes a list as one array while it is read, so that it is never held whole. The stream waits for a slow reader with
 * one listener for the whole answer: a `drain` listener of a compressed response can't be removed, as `compression`
 * replaces `on` but not `off`.
 * @throws the refusal of the first batch, before the first byte; a later one closes the connection
 */
export async function sendList(response: Response, list: WholeList, options: StreamedAnswer): Promise<void> {
  response.setTimeout(idleMs, () => response.destroy());
  await sendStream(
    response,
    async () => {
      const batches = list[Symbol.asyncIterator]();
      const first = await batches.next();
      response.type('json');
      return Readable.from(jsonOf(first, batches));
    },
    options,
  );
}
