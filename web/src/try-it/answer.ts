import { element } from './element';

/** Longest text of an answer that is shown. */
const mostShown = 200_000;
/** Longest answer that is read; a list of a shop has no end of its own. */
const mostBytes = 50_000_000;

/** Headers that say something about the call, in their order. */
const shownHeaders = [
  ...['content-type', 'x-request-id', 'x-operation-cost', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
  ...['retry-after', 'allow', 'etag', 'deprecation', 'sunset', 'link', 'x-postloom-version'],
];

export interface Received {
  response: Response;
  bytes: Blob;
  /** Whether the answer was longer than what is read. */
  isCut: boolean;
  /** From sending to the last byte. */
  ms: number;
}

/** Reads an answer until its end, or until it is too long. */
export async function receive(sending: Promise<Response>): Promise<Received> {
  const started = performance.now();
  const response = await sending;
  const parts: BlobPart[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  while (reader && size <= mostBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
  }
  const isCut = size > mostBytes;
  if (isCut) await reader?.cancel();
  const type = response.headers.get('content-type') ?? '';
  return { response, bytes: new Blob(parts, { type }), isCut, ms: Math.round(performance.now() - started) };
}

const sizeOf = (bytes: number) => (bytes < 1_000 ? `${bytes} bytes` : `${(bytes / 1_000).toFixed(1)} kB`);

function readable(text: string, type: string): string {
  if (!type.includes('json')) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function saveLink(bytes: Blob, name: string): HTMLElement {
  const href = URL.createObjectURL(bytes);
  return element('p', {}, element('a', { href, download: name }, `Save ${name} (${sizeOf(bytes.size)})`));
}

async function bodyOf({ bytes, isCut }: Received, fileName: string | undefined): Promise<HTMLElement[]> {
  const { type, size } = bytes;
  if (size === 0) return [element('p', {}, 'Without a body.')];
  const save = fileName === undefined ? [] : [saveLink(bytes, fileName)];
  if (type.startsWith('image/')) {
    const src = URL.createObjectURL(bytes);
    return [element('img', { src, alt: 'Returned picture' }), ...save];
  }
  if (!/json|^text\//.test(type)) return save.length > 0 ? save : [saveLink(bytes, 'response.bin')];
  const text = await bytes.slice(0, mostShown * 4).text();
  const shown = readable(text, type).slice(0, mostShown);
  const isWhole = !isCut && size <= mostShown * 4 && shown.length < mostShown;
  return [
    element('pre', { tabindex: '0', role: 'group', 'aria-label': 'Response body' }, element('code', {}, shown)),
    ...(isWhole ? [] : [element('p', {}, 'Only the beginning is shown.')]),
    ...(save.length > 0 || isWhole ? save : [saveLink(bytes, 'response.json')]),
  ];
}

/** Returns what a call has answered: the status line is apart, as it is announced. */
export async function answerOf(
  received: Received,
  fileName: string | undefined,
): Promise<{ line: string; isSuccess: boolean; parts: HTMLElement[] }> {
  const { response, bytes, ms } = received;
  const headers = shownHeaders.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [element('dt', {}, name), element('dd', {}, value)];
  });
  const line = `${response.status} ${response.statusText}`.trim();
  return {
    line: `${line}, ${ms} ms, ${sizeOf(bytes.size)}`,
    isSuccess: response.ok,
    parts: [element('dl', {}, ...headers), ...(await bodyOf(received, response.ok ? fileName : undefined))],
  };
}
