import type { EntityManager } from 'typeorm';
import type { Events } from '../events/events';
import { enqueue } from '../jobs/jobs';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import { publicPages } from '../response-cache/answers';

/** Time for the whole call. */
const timeoutMs = 10_000;
/** Until then every process has dropped its own answers, so that the CDN does not fetch an old one again. */
const settleMs = 1_000;
/** Pause before a purge that could not be queued is queued again. */
const againMs = 5_000;

/** Name of the header by which a CDN learns what an answer is about. */
export const keyHeader = 'surrogate-key';

/** Returns the key of an uploaded picture. */
export const pictureKey = (name: string): string => `picture-${name}`;

/**
 * Headers with which a CDN that is purged may cache a public page, as long as a process does; browsers still revalidate
 * it each time (sources: RFC 9213, and the W3C note 'Edge Architecture').
 */
export const cdnCaching = { 'cdn-cache-control': 'public, max-age=60', 'surrogate-control': 'max-age=60' };

interface CdnConfig {
  readonly cdn: { purgeUrl: string; purgeToken?: string | undefined } | undefined;
}

interface Purger {
  config: CdnConfig;
  metrics: Pick<Metrics, 'cdnPurges'>;
  logger: Logger;
}

/**
 * Makes the CDN forget everything that has one of the keys; does nothing without CDN_PURGE_URL. The request is that of
 * Fastly's batch purge; the keys are also in a header, as a VCL of Varnish reads them.
 * @throws unless the answer is 2xx
 */
export async function purgeCdn({ config: { cdn }, metrics, logger }: Purger, keys: readonly string[]): Promise<void> {
  if (!cdn) return;
  try {
    const answer = await fetch(cdn.purgeUrl, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        [keyHeader]: keys.join(' '),
        ...(cdn.purgeToken && { authorization: `Bearer ${cdn.purgeToken}`, 'fastly-key': cdn.purgeToken }),
      },
      body: JSON.stringify({ surrogate_keys: keys }),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`CDN_PURGE_URL answered ${answer.status}`);
  } catch (error) {
    metrics.cdnPurges.inc({ outcome: 'failed' });
    throw error;
  }
  metrics.cdnPurges.inc({ outcome: 'purged' });
  logger.info({ keys }, 'the CDN was purged');
}

/**
 * Queues the purge of a picture that is about to be deleted; does nothing without CDN_PURGE_URL. It is queued first, so
 * that a crash leaves no deleted picture in the CDN, and runs later.
 */
export async function queuePicturePurge(
  { config, db }: { config: CdnConfig; db: EntityManager },
  name: string,
): Promise<void> {
  if (!config.cdn) return;
  await enqueue(db, 'purge_cdn', { keys: [pictureKey(name)] }, { notBefore: new Date(Date.now() + 60_000) });
}

interface Watcher {
  config: CdnConfig;
  events: Pick<Events, 'listen'>;
  dataSource: { manager: EntityManager };
  logger: Logger;
}

/**
 * Queues a purge of the public pages at the start of this process, whose pages may differ from the last one's, and a
 * second after each change of their content. The change itself has queued one in its transaction (migration 0231), which
 * is the same job, unless a long transaction began it too early. Does nothing without CDN_PURGE_URL.
 * @returns a function that stops it
 */
export function purgeAtChanges({ config, events, dataSource, logger }: Watcher): () => void {
  if (!config.cdn) return () => undefined;
  let timer: NodeJS.Timeout | undefined;
  const queue = () => {
    clearTimeout(timer);
    const options = { key: 'purge_cdn', notBefore: new Date(Date.now() + settleMs) };
    enqueue(dataSource.manager, 'purge_cdn', { keys: [publicPages] }, options).catch((error: unknown) => {
      logger.warn({ err: error }, 'a purge of the CDN was not queued');
      timer = setTimeout(queue, againMs).unref();
    });
  };
  const stopListening = events.listen('content', publicPages, queue);
  queue();
  return () => {
    stopListening();
    clearTimeout(timer);
  };
}
