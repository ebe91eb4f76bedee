import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { hasSession } from '../http/cookies';
import { requestIdOf } from '../http/request-id';
import { cacheableHeader } from './cacheable';

interface CachedAnswer {
  /** Names and values in turn, as writeHead takes them. */
  headers: string[];
  body: Buffer;
}

const mostBytes = 16 * 1024 * 1024;
const mostAnswerBytes = 512 * 1024;
const longestQuestion = 16 * 1024;
/** A change that no event told of shows after this time. */
const cacheMs = 60_000;
/** Headers of one answer alone. */
const ownHeaders = new Set([
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  cacheableHeader[0],
]);

const newCache = () =>
  new LRUCache<string, CachedAnswer>({
    maxSize: mostBytes / 2,
    maxEntrySize: mostAnswerBytes,
    ttl: cacheMs,
    sizeCalculation: ({ headers, body }, question) => question.length + body.length + headers.length * 40,
  });

/**
 * Answers that are the same for every visitor, sent as the bytes they were sent before: ahead of express,
 * which takes most of the time of an answer that needs no work. Pages are asked for by GET; GraphQL by
 * POST. They are made of what visitors are answered, and used for everybody: an Admin who asks the same may
 * read no less than a visitor, and asks for more in other words.
 */
export class AnswerCache {
  /** Apart: there are few pages, while questions to GraphQL can be put in endless ways. */
  private readonly answers = { page: newCache(), query: newCache() };
  private generation = 0;

  /**
   * @param trusted whether changes are heard at present: without that nothing is kept
   * @param sent called for each answer from here, with its path
   */
  constructor(
    private readonly trusted: () => boolean,
    private readonly sent: (path: string) => void,
  ) {}

  /** An answer under way is forgotten too: it may have read what was true before. */
  clear(): void {
    this.generation += 1;
    this.answers.page.clear();
    this.answers.query.clear();
  }

  /** Puts the kept answers before a server. */
  before(server: RequestListener): RequestListener {
    return (request, response) => {
      const kind = this.trusted() ? kindOf(request) : 'other';
      const serve = (question: string) => {
        if (kind !== 'other' && !hasSession(request.headers)) this.record(kind, question, response);
        server(request, response);
      };
      if (kind === 'page') {
        const question = questionOf(request, '');
        if (!this.answer(kind, question, request, response)) serve(question);
      } else if (kind === 'query')
        readBody(request, (body) => {
          const question = questionOf(request, body.toString('latin1'));
          if (this.answer(kind, question, request, response)) return;
          request.unshift(body);
          // a stream flows again for its next reader from the next tick on
          process.nextTick(serve, question);
        });
      else server(request, response);
    };
  }

  /** Sends what is kept for the question. Answers false when that is nothing. */
  private answer(
    kind: 'page' | 'query',
    question: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    const kept = this.answers[kind].get(question);
    if (!kept) return false;
    response.writeHead(200, [...kept.headers, 'x-request-id', requestIdOf(request)]).end(kept.body);
    this.sent(request.url ?? '/');
    return true;
  }

  /** Keeps what the response turns out to be, if it says that it may be kept. */
  private record(kind: 'page' | 'query', question: string, response: ServerResponse): void {
    const { generation } = this;
    const chunks: Buffer[] = [];
    for (const method of ['write', 'end'] as const) {
      const send = response[method].bind(response) as (...given: unknown[]) => unknown;
      Object.assign(response, {
        [method]: (chunk: unknown, ...rest: unknown[]) => {
          if (typeof chunk === 'string')
            chunks.push(Buffer.from(chunk, typeof rest[0] === 'string' ? (rest[0] as BufferEncoding) : 'utf8'));
          else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
          return send(chunk, ...rest);
        },
      });
    }
    response.once('finish', () => {
      if (
        generation !== this.generation ||
        response.statusCode !== 200 ||
        response.getHeader(cacheableHeader[0]) !== cacheableHeader[1] ||
        response.hasHeader('set-cookie')
      )
        return;
      const body = Buffer.concat(chunks);
      const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
        ownHeaders.has(name) ? [] : [name, String(value)],
      );
      this.answers[kind].set(question, { headers: [...headers, 'content-length', String(body.length)], body });
    });
  }
}

/** What browsers and programs say of the encodings they read. */
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

function kindOf({ method, url = '/', headers }: IncomingMessage): 'page' | 'query' | 'other' {
  // in whatever ways somebody says which encodings they read, they add no kept answer
  if (!usualEncodings.has(encodingsOf(headers))) return 'other';
  if (url.startsWith('/graphql')) {
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
  // a browser that asks whether its page is still true is answered by the page itself
  return method === 'GET' && !headers['if-none-match'] && url.length < longestQuestion ? 'page' : 'other';
}

/** Everything that an answer of this kind may depend on. */
const questionOf = ({ method, url, headers }: IncomingMessage, body: string) =>
  `${method} ${url}\n${encodingsOf(headers)}\n${body && (headers.accept ?? '')}\n${body}`;

/** Reads the whole body. Calls nobody when the client goes away. */
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
