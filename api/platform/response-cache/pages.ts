import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { etagOf } from '../http/unless-fresh';

export interface Page {
  status: number;
  html: string;
  redirect?: string;
  /** Whether a new rendering would read the same content. */
  isCurrent?: () => Promise<boolean>;
}

export const mostPages = 200;
/** Address under which every unknown address is rendered (web/src/app/canonical-address.ts). */
const notFoundName = '/not-found';
/** Maximum age: after it, a change without an event, such as a manual one in the database, becomes visible. */
const cacheMs = 60_000;
/** Maximum age of a rendering whose content has not changed, for what follows the clock alone. */
export const longestReuseMs = 60 * 60_000;
const smallestCompressed = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressGzip = promisify(gunzip);

/** Bodies by encoding. Only a small page is stored uncompressed: nearly all callers accept gzip. */
type Bodies = { identity: Buffer } | { br: Buffer; gzip: Buffer };

/** A rendered page, ready to be sent in any encoding that the browser accepts. */
class CachedPage {
  private readonly renderedAt = performance.now();

  private constructor(
    private readonly page: Omit<Page, 'html'>,
    private readonly etag: string,
    private readonly bodies: Bodies,
  ) {}

  static async of({ html, ...page }: Page): Promise<CachedPage> {
    const identity = Buffer.from(html);
    const etag = etagOf(identity);
    if (identity.length < smallestCompressed) return new CachedPage(page, etag, { identity });
    const [br, zipped] = await Promise.all([
      compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      compressGzip(identity),
    ]);
    return new CachedPage(page, etag, { br, gzip: zipped });
  }

  /** Whether it may be sent for another while, as its content is the same. A content that can't be read is not. */
  async isCurrent(): Promise<boolean> {
    if (performance.now() - this.renderedAt > longestReuseMs) return false;
    return (await this.page.isCurrent?.().catch(() => false)) ?? false;
  }

  private async bodyFor(request: Request): Promise<{ body: Buffer; encoding?: 'br' | 'gzip' }> {
    if ('identity' in this.bodies) return { body: this.bodies.identity };
    const encoding = request.acceptsEncodings(['br', 'gzip', 'identity']);
    if (encoding === 'br' || encoding === 'gzip') return { body: this.bodies[encoding], encoding };
    return { body: await decompressGzip(this.bodies.gzip) };
  }

  /**
   * Whether to cache it: a page with missing data is sent once and rendered again for the next request; unknown
   * addresses are endless.
   */
  mayBeCached(name: string): boolean {
    return this.page.status < 400 || (this.page.status === 404 && name === notFoundName);
  }

  /** Sends the page; answers 304 to a browser that has this version. */
  async send(request: Request, response: Response): Promise<void> {
    const { status, redirect } = this.page;
    if (status >= 500) response.set('retry-after', '10');
    if (redirect) {
      response.redirect(status, redirect);
      return;
    }
    const { body, encoding } = await this.bodyFor(request);
    // Browsers revalidate before every use, so an admin's change shows at once.
    response.status(status).set({
      'cache-control': status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store',
      etag: this.etag,
      vary: 'Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
    });
    if (status === 200 && request.fresh) {
      response.status(304).removeHeader('content-type');
      response.end();
      return;
    }
    if (encoding) response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

interface Entry {
  page: Promise<CachedPage>;
  /** The page, once it is there. */
  made?: CachedPage;
  /** Until when it is sent without a look at its content, by the clock of `performance.now()`. */
  goodUntil: number;
}

/**
 * Pages for anonymous callers by name. Concurrent requests for a page that is not cached yet share one rendering. An
 * old page is rendered again only where its content differs.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, Entry>({ max: mostPages });

  /**
   * Returns the cached page of this name, or renders it. A failed rendering is not cached, nor is a page with missing
   * data or without a name.
   */
  get(name: string | null, render: () => Promise<Page>): Promise<CachedPage> {
    const make = async () => CachedPage.of(await render());
    if (name === null) return make();
    const known = this.pages.get(name);
    if (known && performance.now() < known.goodUntil) return known.page;
    const old = known?.made;
    const page = (async () => (old && (await old.isCurrent()) ? old : make()))();
    const entry: Entry = { page, goodUntil: performance.now() + cacheMs };
    this.pages.set(name, entry);
    const forget = () => {
      if (this.pages.get(name) === entry) this.pages.delete(name);
    };
    page.then((made) => {
      if (made.mayBeCached(name)) entry.made = made;
      else forget();
    }, forget);
    return page;
  }

  /** Sends no page again without a look at its content, including pages in progress, which may have read old data. */
  clear(): void {
    for (const entry of this.pages.values()) entry.goodUntil = 0;
  }
}
