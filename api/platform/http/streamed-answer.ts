import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Logger } from '../observability/logger';

/**
 * Maximum duration of a download: a reader that takes a byte now and then does not hold its files, rows and connections
 * to the storage open for ever.
 */
const longestDownloadMs = 30 * 60_000;

export interface StreamedAnswer {
  /** Logs an answer that was aborted by the server. */
  logger: Logger;
  requestId: string;
}

/** Error codes of a disconnected reader; every other error comes from the source. */
const readerLeft = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ECONNRESET', 'EPIPE']);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Sends a stream as the body of an answer. The stream is opened only while the client is connected, and destroyed in
 * every case: `pipeline` leaves its source open when the response is closed already, and Node ends the process when it
 * collects an unclosed file handle.
 * @param open opens the stream and sets the headers that depend on it; null when `open` has already answered.
 * @throws what `open` throws, and what the stream fails with before the headers are sent
 */
export async function sendStream(
  response: Response,
  open: () => Readable | null | Promise<Readable | null>,
  { logger, requestId }: StreamedAnswer,
): Promise<void> {
  if (response.destroyed) return;
  const body = await open();
  if (!body) return;
  // A destroyed source may still report an error, which has no other listener.
  body.on('error', () => undefined);
  let tooLong = false;
  const limit = setTimeout(() => {
    tooLong = true;
    response.destroy();
  }, longestDownloadMs);
  try {
    if (response.destroyed) return;
    if (response.req.method === 'HEAD') response.end();
    else await pipeline(body, response);
  } catch (error) {
    if (!tooLong && readerLeft.has(codeOf(error))) return;
    if (!response.headersSent && !response.destroyed) throw error;
    // Part of the body may have been sent: closing the connection shows the client that it is incomplete.
    logger.warn({ err: error, requestId }, 'an answer was not sent to its end');
  } finally {
    clearTimeout(limit);
    body.destroy();
  }
}
