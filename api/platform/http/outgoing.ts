import { Resolver, lookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** An address that must not be called, or a call without an answer: a sentence for the owner of the address. */
export class OutgoingFailure extends Error {
  override readonly name = 'OutgoingFailure';
}

export interface OutgoingRules {
  /** Whether http, any port and local addresses are allowed: for development and tests. */
  allowLocal: boolean;
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
}

const sentences = {
  malformed: 'The address is not a valid http or https address.',
  credentials: 'The address must not hold a name or password.',
  https: 'The address must begin with https://.',
  port: 'Only the ports 80 and 443 are allowed.',
  unknown: 'The host of the address was not found.',
  local: 'The host of the address is not a public one.',
  timeout: 'No answer came within the time.',
};

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
  if (!allowLocal && isIP(hostOf(url)) && !isPublicAddress(hostOf(url))) throw new OutgoingFailure(sentences.local);
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
    : await (resolve ? resolve(host) : resolveHost(host, allowLocal)).catch(() => [] as string[]);
  if (addresses.length === 0) throw new OutgoingFailure(sentences.unknown);
  if (!allowLocal && !addresses.every(isPublicAddress)) throw new OutgoingFailure(sentences.local);
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
  const url = checkOutgoingUrl(text, rules);
  const timeout = AbortSignal.timeout(rules.timeoutMs);
  const ended = new Promise<never>((_resolve, reject) => {
    timeout.addEventListener('abort', () => reject(new OutgoingFailure(sentences.timeout)), { once: true });
  });
  ended.catch(() => undefined);
  const addresses = await Promise.race([checkedAddresses(url, rules), ended]);
  return Promise.race([send(url, headers, body, { ...rules, addresses, signal: timeout }), ended]);
}

interface Sending extends OutgoingRules {
  addresses: readonly string[];
  signal: AbortSignal;
}

function send(
  url: URL,
  headers: Record<string, string>,
  body: string,
  { addresses, signal, mostBytes }: Sending,
): Promise<OutgoingAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error & { code?: string }) =>
      reject(
        new OutgoingFailure(signal.aborted ? sentences.timeout : `The connection failed (${error.code ?? 'broken'}).`),
      );
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      {
        method: 'POST',
        // a connection of its own: one that is reused would go to an address of an earlier check
        agent: false,
        lookup: pinnedTo(addresses),
        maxHeaderSize: 16_384,
        signal,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        const end = () => {
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).subarray(0, mostBytes).toString() });
          request.destroy();
        };
        response.on('data', (part: Buffer) => {
          parts.push(part);
          bytes += part.length;
          if (bytes >= mostBytes) end();
        });
        response.on('end', end);
        response.on('error', fail);
      },
    );
    request.on('error', fail);
    request.end(body);
  });
}
