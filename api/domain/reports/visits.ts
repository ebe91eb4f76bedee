import type { IncomingMessage, RequestListener } from 'node:http';
import type { Pool } from 'pg';
import type { Logger } from '../../platform/observability/logger';

/** A quarter of an hour: every time zone has whole ones in its days. */
const slotMs = 15 * 60 * 1000;
const flushMs = 60_000;
/** Quarters of an hour that are counted in memory while the database is away: two days. */
const mostSlots = 192;

/** Signed-in pages, and what is no page. */
const notPublic = /^\/(?:admin|user|graphql|api|assets|image-server|purchases|designs|invoices)(?:[/?]|$)/;
const looksLikeFile = /\.[a-z0-9]{2,5}(?:\?|$)/i;
const robots = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|axios|node-fetch|^$/i;

function isFromHere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'none' && site !== 'cross-site';
  // browsers leave it out without https
  const { referer } = headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === headers.host;
}

/**
 * Whether a request begins a visit: a person's browser opens a public page, and does not come from a page of this site.
 * Only headers of this request are read, and nothing of it is stored.
 */
export function beginsVisit(request: IncomingMessage): boolean {
  const { method, url = '/', headers } = request;
  if (method !== 'GET' || notPublic.test(url) || looksLikeFile.test(url)) return false;
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  if (typeof purpose === 'string' && purpose.includes('prefetch')) return false;
  const destination = headers['sec-fetch-dest'];
  const isPage = destination === undefined ? (headers.accept ?? '').includes('text/html') : destination === 'document';
  return isPage && !robots.test(headers['user-agent'] ?? '') && !isFromHere(request);
}

/** Counts visits in memory, and stores the counts once a minute. */
export class VisitCounter {
  private counts = new Map<number, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly pool: Pool,
    private readonly logger: Logger,
  ) {
    this.timer = setInterval(() => void this.flush(), flushMs).unref();
  }

  /** Puts the counting before a server. Only pages that were shown are visits; a redirect leads to one. */
  before(server: RequestListener): RequestListener {
    return (request, response) => {
      if (beginsVisit(request))
        response.once('finish', () => {
          if (response.statusCode === 200 || response.statusCode === 304) this.count();
        });
      server(request, response);
    };
  }

  count(now = Date.now()): void {
    const slot = Math.floor(now / slotMs) * slotMs;
    this.counts.set(slot, (this.counts.get(slot) ?? 0) + 1);
  }

  /** Stores the counts. When that fails, they stay in memory and are stored later. */
  async flush(): Promise<void> {
    const { counts } = this;
    if (counts.size === 0) return;
    this.counts = new Map();
    try {
      await this.pool.query(
        `with counted as (
           insert into visit_counts (slot, visits)
           select to_timestamp(slot / 1000.0), visits from unnest($1::float8[], $2::int[]) as given (slot, visits)
           on conflict (slot) do update set visits = visit_counts.visits + excluded.visits returning slot)
         insert into figure_changes (at) select slot from counted where slot < now() - interval '20 hours'`,
        [[...counts.keys()], [...counts.values()]],
      );
    } catch (error) {
      for (const [slot, visits] of [...counts].slice(-mostSlots))
        this.counts.set(slot, (this.counts.get(slot) ?? 0) + visits);
      this.logger.warn({ err: error }, 'visits could not be stored and stay in memory');
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }
}
