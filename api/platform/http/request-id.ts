import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Returns the request's own id if it sent a usable one, or a new id. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
