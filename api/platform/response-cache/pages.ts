import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { etagOf } from '../http/unless-fresh';

export interface Page {
  status: number;
  html: string;
  redirect?: string;
}

const mostPages = 200;
/** Address under which every unknown address is rendered (web/src/app/canonical-address.ts). */
const notFoundName = '/not-found';
/** Maximum age: after it, a change without an event, such as a manual one in the database, becomes visible. */
const cacheMs = 60_000;
const smallestCompressed = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A rendered page, ready to be sent in any encoding that the browser accepts. */
class CachedPage {
  private constructor(
    private readonly page: Page,
    private readonly etag: string,
    private readonly bodies: { br?: Buffer; gzip?: Buffer; identity: Buffer },
  ) {}

  static async of(page: Page): Promise<CachedPage> {
    const identity = Buffer.from(page.html);
    const etag = etagOf(identity);
    if (identity.length < smallestCompressed) return new CachedPage(page, etag, { identity });
    const [br, zipped] = await Promise.all([
      compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      compressGzip(identity),
    ]);
    return new CachedPage(page, etag, { br, gzip: zipped, identity });
  }

  /**
   * Whether to cache it: a page with missing data is sent once and rendered again for the next request; unknown
   * addresses are endless.
   */
  mayBeCached(name: string): boolean {
    return this.page.status < 400 || (this.page.status === 404 && name === notFoundName);
  }

  /** Sends the page; answers 304 to a browser that has this version. */
  send(request: Request, response: Response): void {
    const { status, redirect } = this.page;
    if (status >= 500) response.set('retry-after', '10');
    if (redirect) {
      response.redirect(status, redirect);
      return;
    }
    const encoding = request.acceptsEncodings(['br', 'gzip', 'identity']);
    const chosen = encoding === 'br' || encoding === 'gzip' ? encoding : 'identity';
    const body = this.bodies[chosen] ?? this.bodies.identity;
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
    if (body !== this.bodies.identity) response.setHeader('content-encoding', chosen);
    response.setHeader('content-length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/** Pages for anonymous callers by name. Concurrent requests for a page that is not cached yet share one rendering. */
export class PageCache {
  private readonly pages = new LRUCache<string, Promise<CachedPage>>({ max: mostPages, ttl: cacheMs });

  /**
   * Returns the cached page of this name, or renders it. A failed rendering is not cached, nor is a page with missing
   * data or without a name.
   */
  get(name: string | null, render: () => Promise<Page>): Promise<CachedPage> {
    const make = async () => CachedPage.of(await render());
    if (name === null) return make();
    const known = this.pages.get(name);
    if (known) return known;
    const page = make();
    this.pages.set(name, page);
    const forget = () => {
      if (this.pages.get(name) === page) this.pages.delete(name);
    };
    page.then((made) => made.mayBeCached(name) || forget(), forget);
    return page;
  }

  /** Drops all pages, also those in progress, which may have read old data. */
  clear(): void {
    this.pages.clear();
  }
}
