import { Client } from 'pg';
import type { Services } from '../../context';

/** Well below the time that a scrape takes at most. */
const patienceMs = 2_000;
/** However often the metrics are requested, the ways are tried once in this time. */
const freshMs = 5_000;

/** Seconds in which a new connection answered; null for one that did not. */
type Answer = number | null;

export interface DatabaseWays {
  pooled: Answer;
  direct: Answer;
}

/** Asks over a connection of its own, as the pool's may all be in use. */
async function ask(connectionString: string): Promise<Answer> {
  const begun = performance.now();
  const client = new Client({
    connectionString,
    application_name: 'postloom check',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  // it may break at any moment, and its answer says so
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return (performance.now() - begun) / 1_000;
  } catch {
    return null;
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * Returns a function that tries both ways to PostgreSQL, by the pooler and past it; null without DATABASE_DIRECT_URL. A
 * pooler that is away looks like a database that is away to everything else.
 */
export function databaseWays({ config, logger }: Pick<Services, 'config' | 'logger'>) {
  const { databaseUrl, directUrl } = config;
  if (!directUrl) return null;
  let last: { at: number; ways: Promise<DatabaseWays> } | undefined;
  let isAway = false;
  const look = async (): Promise<DatabaseWays> => {
    const [pooled, direct] = await Promise.all([ask(databaseUrl), ask(directUrl)]);
    const wasAway = isAway;
    isAway = pooled === null && direct !== null;
    if (isAway && !wasAway) logger.error('the pooler of DATABASE_URL does not answer, and PostgreSQL does');
    if (wasAway && pooled !== null) logger.info('the pooler of DATABASE_URL answers again');
    return { pooled, direct };
  };
  return (): Promise<DatabaseWays> => {
    if (!last || performance.now() - last.at >= freshMs) last = { at: performance.now(), ways: look() };
    return last.ways;
  };
}
