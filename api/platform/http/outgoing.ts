import { Resolver, lookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { constants, gunzipSync } from 'node:zlib';
import { isPublicAddress } from './public-address';

/** An address that must not be called, or a call without an answer: a sentence for the owner of the address. */
export class OutgoingFailure extends Error {
  override readonly name = 'OutgoingFailure';
}

export interface OutgoingRules {
  /** Whether http, any port and local addresses (all, or the listed ones) are allowed: for development and tests. */
  allowLocal: boolean | readonly string[];
  /** Whether only https is allowed. */
  onlyHttps: boolean;
  /** Time for everything: resolving, connecting, sending and reading. */
  timeoutMs: number;
  /** Bytes of the answer that are read. */
  mostBytes: number;
  /** Returns the addresses of a host; the system's by default. */
  resolve?: (host: string) => Promise<string[]>;
}

export interface OutgoingAnswer {
  status: number;
  text: string;
  /** The header Retry-After; null without one. */
  retryAfter: string | null;
}

/** What was read from an address. */
export interface OutgoingFile {
  /** The address that answered, after redirects. */
  url: string;
  status: number;
  /** In lower case, without parameters; empty when the answer names none. */
  type: string;
  /** The charset that the answer names; null for none. */
  charset: string | null;
  body: Buffer;
  /** Whether there was more than `mostBytes`. */
  isCut: boolean;
}

const sentences = {
  malformed: 'The address is not a valid http or https address.',
  credentials: 'The address must not hold a name or password.',
  https: 'The address must begin with https://.',
  port: 'Only the ports 80 and 443 are allowed.',
  unknown: 'The host of the address was not found.',
  local: 'The host of the address is not a public one.',
  timeout: 'No answer came within the time.',
  redirects: 'The address leads on too many times.',
  encoding: 'The answer could not be unpacked.',
  large: 'The answer is too large.',
};

/** Redirects that a read follows; each target is checked as the first address was. */
const MOST_REDIRECTS = 5;

/** Whether an address may be called. */
const mayCall = (address: string, allowLocal: OutgoingRules['allowLocal']): boolean =>
  allowLocal === true || isPublicAddress(address) || (allowLocal !== false && allowLocal.includes(address));

const hostOf = (url: URL) => url.hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * Checks what can be checked without the network.
 * @throws OutgoingFailure
 */
export function checkOutgoingUrl(text: string, { allowLocal, onlyHttps }: OutgoingRules): URL {
  if (!URL.canParse(text)) throw new OutgoingFailure(sentences.malformed);
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new OutgoingFailure(sentences.malformed);
  if (url.username || url.password) throw new OutgoingFailure(sentences.credentials);
  if (onlyHttps && url.protocol !== 'https:') throw new OutgoingFailure(sentences.https);
  // the parser leaves out a scheme's own port
  if (!allowLocal && !['', '80', '443'].includes(url.port)) throw new OutgoingFailure(sentences.port);
  if (isIP(hostOf(url)) && !mayCall(hostOf(url), allowLocal)) throw new OutgoingFailure(sentences.local);
  return url;
}

/**
 * Resolves a host without the threads of the process, which a name server that hangs would occupy. Names of this machine
 * are known to the system alone.
 */
async function resolveHost(host: string, allowLocal: boolean): Promise<string[]> {
  if (allowLocal) return (await lookup(host, { all: true })).map(({ address }) => address);
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
}

/**
 * Returns the addresses of a URL's host.
 * @throws OutgoingFailure when there is none, or one of them is not public.
 */
async function checkedAddresses(url: URL, { allowLocal, resolve }: OutgoingRules): Promise<string[]> {
  const host = hostOf(url);
  const addresses = isIP(host)
    ? [host]
    : await (resolve ? resolve(host) : resolveHost(host, allowLocal !== false)).catch(() => [] as string[]);
  if (addresses.length === 0) throw new OutgoingFailure(sentences.unknown);
  if (!addresses.every((address) => mayCall(address, allowLocal))) throw new OutgoingFailure(sentences.local);
  return addresses;
}

/** Answers a connection's question for the host with the checked addresses, so that it can't go anywhere else. */
const pinnedTo =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (options.all) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  };

/** Checks an address and sends a request to one of its checked addresses, within one time limit. */
async function call(text: string, rules: OutgoingRules, request: Request, signal?: AbortSignal): Promise<RawAnswer> {
  const url = checkOutgoingUrl(text, rules);
  const limit = AbortSignal.timeout(rules.timeoutMs);
  const timeout = signal ? AbortSignal.any([limit, signal]) : limit;
  const ended = new Promise<never>((_resolve, reject) => {
    const end = () => reject(new OutgoingFailure(sentences.timeout));
    if (timeout.aborted) end();
    else timeout.addEventListener('abort', end, { once: true });
  });
  ended.catch(() => undefined);
  const addresses = await Promise.race([checkedAddresses(url, rules), ended]);
  return Promise.race([send(url, request, { ...rules, addresses, signal: timeout }), ended]);
}

/**
 * Sends a POST to an address that a user has entered. The host is resolved and checked anew for each call, the
 * connection goes to a checked address, and redirects are not followed.
 * @throws OutgoingFailure when the address is refused or does not answer.
 */
export async function postOutgoing(
  text: string,
  headers: Record<string, string>,
  body: string,
  rules: OutgoingRules,
): Promise<OutgoingAnswer> {
  const { status, retryAfter, body: answer } = await call(text, rules, { method: 'POST', headers, body });
  return { status, text: answer.toString(), retryAfter };
}

/**
 * Reads from an address that a user has entered, or that a page of another site links to. Redirects are followed; the
 * host of each address is resolved and checked anew, and the connection goes to a checked address.
 * @param signal ends the read
 * @throws OutgoingFailure when an address is refused or does not answer.
 */
export async function getOutgoing(
  text: string,
  headers: Record<string, string>,
  rules: OutgoingRules,
  signal?: AbortSignal,
): Promise<OutgoingFile> {
  let url = text;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await call(
      url,
      rules,
      { method: 'GET', headers: { ...headers, 'accept-encoding': 'gzip' } },
      signal,
    );
    const { status, location } = answer;
    if (status >= 300 && status < 400 && location !== null) {
      if (!URL.canParse(location, url)) throw new OutgoingFailure(sentences.malformed);
      url = new URL(location, url).href;
    } else {
      return { url, ...unpacked(answer, rules.mostBytes) };
    }
  }
  throw new OutgoingFailure(sentences.redirects);
}

/** Unpacks an answer to at most `mostBytes`. @throws OutgoingFailure for another encoding, or a broken one */
function unpacked({ status, type: given, encoding, body, isCut }: RawAnswer, mostBytes: number) {
  const [type = '', ...parameters] = given.toLowerCase().split(';');
  const charset = /charset\s*=\s*"?([\w-]+)/.exec(parameters.join(';'))?.[1] ?? null;
  const facts = { status, type: type.trim(), charset };
  if (encoding === '' || encoding === 'identity') return { ...facts, body, isCut };
  if (encoding !== 'gzip') throw new OutgoingFailure(sentences.encoding);
  try {
    // a cut file is unpacked as far as it goes
    const whole = gunzipSync(body, { maxOutputLength: mostBytes, finishFlush: constants.Z_SYNC_FLUSH });
    return { ...facts, body: whole, isCut };
  } catch (error) {
    const isLarge = error instanceof RangeError;
    throw new OutgoingFailure(isLarge ? sentences.large : sentences.encoding);
  }
}

interface Request {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

interface RawAnswer {
  status: number;
  type: string;
  encoding: string;
  location: string | null;
  retryAfter: string | null;
  body: Buffer;
  isCut: boolean;
}

interface Sending extends OutgoingRules {
  addresses: readonly string[];
  signal: AbortSignal;
}

function send(
  url: URL,
  { method, headers, body }: Request,
  { addresses, signal, mostBytes }: Sending,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error & { code?: string }) =>
      reject(
        new OutgoingFailure(signal.aborted ? sentences.timeout : `The connection failed (${error.code ?? 'broken'}).`),
      );
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      {
        method,
        // a connection of its own: one that is reused would go to an address of an earlier check
        agent: false,
        lookup: pinnedTo(addresses),
        maxHeaderSize: 16_384,
        signal,
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      },
      (response) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        const { headers: answered, statusCode: status = 0 } = response;
        const end = () => {
          resolve({
            status,
            type: answered['content-type'] ?? '',
            encoding: (answered['content-encoding'] ?? '').trim().toLowerCase(),
            location: answered.location ?? null,
            retryAfter: answered['retry-after'] ?? null,
            body: Buffer.concat(parts).subarray(0, mostBytes),
            isCut: bytes > mostBytes,
          });
          request.destroy();
        };
        response.on('data', (part: Buffer) => {
          parts.push(part);
          bytes += part.length;
          if (bytes > mostBytes) end();
        });
        response.on('end', end);
        response.on('error', fail);
      },
    );
    request.on('error', fail);
    request.end(body);
  });
}
