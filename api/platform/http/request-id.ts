import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The request's own id where it names a usable one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
