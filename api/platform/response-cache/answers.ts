import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { bearerToken, hasSession, isAnonymous } from '../http/cookies';
import { requestIdOf } from '../http/access-log';

/** Id of the only content event: every cache of public answers is cleared by it (migration 0002). */
export const publicPages = 'public-pages';

/**
 * Header by which an answer declares that it is the same for every anonymous caller until public content changes. The
 * name is that of content delivery networks, so that a CDN before the product may cache it too (`platform/cdn/purge.ts`).
 */
export const cacheableHeader = ['surrogate-key', publicPages] as const;

interface CachedAnswer {
  /** Alternating names and values, as writeHead takes them. */
  headers: string[];
  body: Buffer;
  /** Validator of the body; undefined without one. */
  etag: string | undefined;
}

const mostBytes = 16 * 1024 * 1024;
/** The files of the public pages have half of it. */
const mostFileBytes = 4 * 1024 * 1024;
const mostAnswerBytes = 512 * 1024;
const longestQuestion = 16 * 1024;
/** Maximum age: after it, a change without an event becomes visible. */
const cacheMs = 60_000;
const fileCacheMs = 60 * 60_000;
/** Headers that belong to a single answer. */
const ownHeaders = new Set([
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'x-operation-cost',
]);

/** Headers of a body, which an answer without one lacks. */
const isOfBody = (name: string) => name.startsWith('content-') && name !== 'content-security-policy';

/** Returns what 304 has from the headers of the whole answer. */
const withoutBody = (headers: readonly string[]): string[] =>
  headers.filter((_part, at) => !isOfBody(headers[at - (at % 2)] ?? ''));

/** Whether a caller has the body already (RFC 9110, 13.1.2: tags are compared without their weakness). */
function hasAlready({ headers }: IncomingMessage, etag: string | undefined): boolean {
  const held = headers['if-none-match'];
  if (held === undefined || etag === undefined || headers['cache-control']?.includes('no-cache')) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return held.trim() === '*' || held.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** What an answer is: a page, the answer to a query, or a built file, which only the next release changes. */
export type Kind = 'page' | 'query' | 'file';

const newCache = (maxSize: number, ttl: number) =>
  new LRUCache<string, CachedAnswer>({
    maxSize,
    maxEntrySize: mostAnswerBytes,
    ttl,
    sizeCalculation: ({ headers, body }, question) => question.length + body.length + headers.length * 40,
  });

/**
 * Caches answers that are the same for every anonymous caller and sends them as bytes, ahead of express, which takes
 * most of the time of an answer that needs no work. Pages are requested by GET, GraphQL by POST or GET. Only answers to
 * anonymous callers are stored, but they serve all callers: an Admin who sends the same query may read at least as
 * much, and queries more with other documents. Answers by GET serve anonymous callers only, as their headers permit a
 * CDN to store them.
 */
export class AnswerCache {
  /** Separate caches: there are few pages and files, while GraphQL queries have endless variants. */
  private readonly answers = {
    page: newCache(mostBytes / 2, cacheMs),
    query: newCache(mostBytes / 2, cacheMs),
    file: newCache(mostFileBytes, fileCacheMs),
  };
  private generation = 0;

  /**
   * @param trusted whether changes are received at present: otherwise nothing is cached
   * @param sent called for each cached answer that is sent, with its kind
   */
  constructor(
    private readonly trusted: () => boolean,
    private readonly sent: (kind: Kind) => void,
  ) {}

  /** Drops all answers but files, also those in progress, which may have read old data. */
  clear(): void {
    this.generation += 1;
    this.answers.page.clear();
    this.answers.query.clear();
  }

  /** Puts the cached answers before a server. */
  before(server: RequestListener): RequestListener {
    return (request, response) => {
      const found = kindOf(request);
      const kind = found === 'file' || this.trusted() ? found : 'other';
      const serve = (question: string) => {
        if (kind === 'file' || (kind !== 'other' && !hasSession(request.headers)))
          this.record(kind, question, response);
        server(request, response);
      };
      if (kind !== 'other' && request.method === 'GET') {
        const question = questionOf(request, '');
        if (this.answer(kind, question, request, response)) return;
        // the whole answer, which is then cached for all callers that have an earlier one
        if (kind === 'query') delete request.headers['if-none-match'];
        serve(question);
      } else if (kind === 'query')
        readBody(request, (body) => {
          const question = questionOf(request, body.toString('latin1'));
          if (this.answer(kind, question, request, response)) return;
          request.unshift(body);
          // The next reader receives the stream's data from the next tick on.
          process.nextTick(serve, question);
        });
      else server(request, response);
    };
  }

  /**
   * Sends the cached answer to the question.
   * @returns false when there is none
   */
  private answer(kind: Kind, question: string, request: IncomingMessage, response: ServerResponse): boolean {
    const cached = this.answers[kind].get(question);
    if (!cached) return false;
    const own = ['x-request-id', requestIdOf(request)];
    if (hasAlready(request, cached.etag)) response.writeHead(304, [...withoutBody(cached.headers), ...own]).end();
    else response.writeHead(200, [...cached.headers, ...own]).end(cached.body);
    this.sent(kind);
    return true;
  }

  /** Stores the response when it is complete, if it is a file or declares itself cacheable. */
  private record(kind: Kind, question: string, response: ServerResponse): void {
    const { generation } = this;
    const isCacheable = () =>
      kind === 'file' ||
      (generation === this.generation && response.getHeader(cacheableHeader[0]) === cacheableHeader[1]);
    const chunks: Buffer[] = [];
    let size = 0;
    /** Copies a part, unless the answer won't be stored: its reader may take minutes, and then holds all parts. */
    const take = (chunk: string | Uint8Array, encoding: unknown) => {
      size += chunk.length;
      if (size > mostAnswerBytes || !isCacheable()) chunks.length = 0;
      else if (typeof chunk === 'string')
        chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
      else chunks.push(Buffer.from(chunk));
    };
    for (const method of ['write', 'end'] as const) {
      const send = response[method].bind(response) as (...given: unknown[]) => unknown;
      Object.assign(response, {
        [method]: (chunk: unknown, ...rest: unknown[]) => {
          if (typeof chunk === 'string' || chunk instanceof Uint8Array) take(chunk, rest[0]);
          return send(chunk, ...rest);
        },
      });
    }
    response.once('finish', () => {
      if (size > mostAnswerBytes || !isCacheable() || response.statusCode !== 200 || response.hasHeader('set-cookie'))
        return;
      const body = Buffer.concat(chunks);
      const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
        ownHeaders.has(name) ? [] : [name, String(value)],
      );
      const etag = response.getHeader('etag');
      this.answers[kind].set(question, {
        headers: [...headers, 'content-length', String(body.length)],
        body,
        etag: typeof etag === 'string' ? etag : undefined,
      });
    });
  }
}

/** Common Accept-Encoding values of browsers and programs. */
const usualEncodings = new Set([
  '',
  'identity',
  '*',
  'gzip',
  'br',
  'gzip,br',
  'br,gzip',
  'gzip,deflate',
  'gzip,deflate,br',
  'gzip,deflate,br,zstd',
  'br,gzip,deflate',
  'gzip,compress,deflate,br',
  'deflate,gzip,br',
]);
const encodingsOf = (headers: IncomingHttpHeaders) =>
  String(headers['accept-encoding'] ?? '')
    .replaceAll(' ', '')
    .toLowerCase();

/** Built files, at addresses without a search. */
const isFile = /^\/(?:assets|pictures)\/[\w.-]+\.[a-z0-9]{2,5}$/;

function kindOf({ method, url = '/', headers }: IncomingMessage): Kind | 'other' {
  // A token is checked on every path: an invalid one is refused, not answered from here.
  if (bearerToken({ headers }) !== null) return 'other';
  // Unusual Accept-Encoding headers share one value, so they add no cached answers.
  if (!usualEncodings.has(encodingsOf(headers))) return 'other';
  const isGet = method === 'GET' && url.length < longestQuestion;
  if (url.startsWith('/graphql?')) return isGet && isAnonymous(headers) ? 'query' : 'other';
  if (isGraphQL(url)) {
    const length = Number(headers['content-length'] ?? 0);
    const plain =
      url === '/graphql' &&
      method === 'POST' &&
      headers['content-type']?.startsWith('application/json') &&
      !headers['content-encoding'] &&
      length > 0 &&
      length <= longestQuestion;
    return plain ? 'query' : 'other';
  }
  if (isGet && isFile.test(url)) return headers.range || headers['if-modified-since'] ? 'other' : 'file';
  return isGet ? 'page' : 'other';
}

const isGraphQL = (url = '') => url.startsWith('/graphql');

/** Returns the cache key: everything that an answer of this kind may depend on. */
const questionOf = ({ method, url, headers }: IncomingMessage, body: string) =>
  `${method} ${url}\n${encodingsOf(headers)}\n${isGraphQL(url) ? (headers.accept ?? '') : ''}\n${body}`;

/** Reads the whole body. Does not call back when the client disconnects. */
function readBody(request: IncomingMessage, then: (body: Buffer) => void): void {
  const length = Number(request.headers['content-length']);
  const chunks: Buffer[] = [];
  let size = 0;
  const read = () => {
    for (
      let chunk = request.read() as Buffer | null;
      chunk;
      chunk = size < length ? (request.read() as Buffer | null) : null
    ) {
      chunks.push(chunk);
      size += chunk.length;
    }
    if (size < length) return;
    request.off('readable', read);
    then(chunks[0]?.length === length ? chunks[0] : Buffer.concat(chunks));
  };
  request.on('readable', read);
}
