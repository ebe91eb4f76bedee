import { createHmac } from 'node:crypto';
import { sameSecret } from '../secrets/secrets';
import { BadListRequest } from './definition';

/** A row's position in a sorted list: its sort key as PostgreSQL writes it, microseconds included, and its id. */
export interface Keyset {
  key: string;
  id: string;
}

/** The signature has a prefix of its own, so that nothing else signed with the session's secret is a valid cursor. */
const sign = (secret: string, order: string, place: string) =>
  createHmac('sha256', createHmac('sha256', secret).update('list cursors').digest())
    .update(`${order}\n${place}`)
    .digest('base64url');

/**
 * Returns a position as an opaque text. Callers can't change or forge it, so a returned cursor always holds a valid
 * value of its column.
 * @param order names list, sort and direction: a cursor is valid only for its order
 */
export function writeCursor(secret: string, order: string, { key, id }: Keyset): string {
  const place = Buffer.from(JSON.stringify([key, id])).toString('base64url');
  return `${place}.${sign(secret, order, place)}`;
}

/**
 * Reads a cursor.
 * @throws BadListRequest for a text that `writeCursor` did not create for this order.
 */
export function readCursor(secret: string, order: string, cursor: string, field: string): Keyset {
  const [place = '', signature = ''] = cursor.split('.');
  if (cursor.length > 4_000 || `${place}.${signature}` !== cursor || !sameSecret(signature, sign(secret, order, place)))
    throw new BadListRequest('This cursor does not belong to this list.', ['page', field]);
  const [key, id] = JSON.parse(Buffer.from(place, 'base64url').toString()) as [string, string];
  return { key, id };
}
