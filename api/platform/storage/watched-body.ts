import { Readable, finished } from 'node:stream';
import { StorageAway, saysAway } from './away';

/** Names a failure of the storage in the middle of a body; errors of another kind stay as they are. */
const named = (error: Error) =>
  saysAway(error) ? new StorageAway('The object storage stopped sending', { cause: error }) : error;

/**
 * Returns the body of an answer of the storage, which fails when the storage sends nothing for `silenceMs` while the
 * caller wants data. Time in which the caller takes no data does not count: a phone on a slow network pauses a download
 * for longer than a working storage is ever silent.
 *
 * A timeout of the socket cannot distinguish the two: Node pauses a socket whose data is not read.
 * @param source destroyed with the returned stream
 */
export function watchedBody(source: Readable, silenceMs: number): Readable {
  let silence: NodeJS.Timeout | undefined;
  const body = new Readable({
    // Node calls this when it wants the next chunk, and not again before it has got one
    read() {
      silence = setTimeout(
        () => body.destroy(new StorageAway(`The object storage sent nothing for ${silenceMs} ms`)),
        silenceMs,
      );
      source.resume();
    },
    destroy(error, done) {
      clearTimeout(silence);
      source.destroy();
      done(error);
    },
  });
  // before the first listener for data, which would start the flow
  source.pause();
  source.on('data', (chunk: Buffer) => {
    clearTimeout(silence);
    source.pause();
    body.push(chunk);
  });
  finished(source, { writable: false }, (error) => {
    clearTimeout(silence);
    if (error) body.destroy(named(error));
    else body.push(null);
  });
  return body;
}
