import { setTimeout } from 'node:timers/promises';
import { Router } from 'express';
import type { Services } from '../context';
import { sameSecret } from '../platform/secrets/secrets';
import { refusalBody } from './refusal-status';

const patienceMs = 2_000;

/** Whether work succeeds within a time: a database that does not answer counts as unavailable. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const over = new AbortController();
  const late = setTimeout(milliseconds, false, { signal: over.signal }).catch(() => false);
  const done = work.then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([done, late]);
  over.abort();
  return answer;
}

/**
 * /healthz: the process is alive. /readyz: it can serve requests, and its release; `space` says whether the database can
 * write. /metrics: Prometheus format, after `refreshFigures`.
 */
export function healthRoutes(
  { dataSource, databaseSpace, metrics, config, version }: Services,
  state: { draining: boolean },
  refreshFigures: () => Promise<void>,
): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ ok: true }));
  router.get('/readyz', async (_request, response) => {
    const database = await within(patienceMs, dataSource.query('select 1'));
    const space = database && (await within(patienceMs, databaseSpace.check(dataSource)));
    const ok = space && !state.draining;
    response.status(ok ? 200 : 503).json({ ok, database, space, draining: state.draining, version });
  });
  router.get('/metrics', async (request, response) => {
    const given = /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '';
    // Without a configured token the metrics are for this machine only.
    const local =
      ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') &&
      !request.get('x-forwarded-for');
    const allowed = config.metricsToken ? sameSecret(given, config.metricsToken) : local;
    if (!allowed) {
      response.status(401).json(refusalBody('Please sign in.', 'UNAUTHENTICATED'));
      return;
    }
    await refreshFigures();
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}
