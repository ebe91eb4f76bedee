import type { ServerResponse } from 'node:http';
import type { Answer } from './answer';

interface Candidate {
  content: { parts: Record<string, unknown>[]; role: string };
  finishReason?: string;
  index: number;
}

/** Cuts an answer into the chunks of a stream: words in thirds, each picture whole, the finish reason last. */
export function piecesOf(body: Answer): Answer[] {
  const [candidate] = (body.candidates ?? []) as Candidate[];
  if (!candidate) return [body];
  const parts = candidate.content.parts.flatMap((part) =>
    typeof part.text === 'string' ? thirds(part.text).map((text) => ({ text })) : [part],
  );
  const { finishReason, ...rest } = candidate;
  return parts.map((part, index) => ({
    ...body,
    candidates: [
      { ...rest, content: { parts: [part], role: 'model' }, ...(index === parts.length - 1 ? { finishReason } : {}) },
    ],
  }));
}

function thirds(text: string): string[] {
  const words = text.split(/(?<= )/u);
  const size = Math.max(1, Math.ceil(words.length / 3));
  return [0, 1, 2].map((index) => words.slice(index * size, (index + 1) * size).join('')).filter(Boolean);
}

/** Writes an answer as server-sent events, or as the JSON array of streaming without `alt=sse`. */
export function streamOf(response: ServerResponse, body: Answer, form: 'sse' | 'array'): void {
  const pieces = piecesOf(body).map((piece) => JSON.stringify(piece));
  response.writeHead(200, {
    'content-type': form === 'sse' ? 'text/event-stream' : 'application/json; charset=UTF-8',
    'cache-control': 'private',
  });
  response.end(form === 'sse' ? pieces.map((piece) => `data: ${piece}\r\n\r\n`).join('') : `[${pieces.join(',\r\n')}]`);
}
