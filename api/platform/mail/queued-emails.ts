import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { OutboxEntity } from './outbox.entity';

/** A queued email, without its body and recipient. */
export type QueuedEmail = Pick<OutboxEntity, 'id' | 'dedupeKey' | 'subject' | 'state' | 'createdAt'>;

/** Returns the emails that were queued under these keys, as far as they still exist; by the unique index of the keys. */
export const emailsByKeys = (db: EntityManager, keys: readonly string[]): Promise<QueuedEmail[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : db.find(OutboxEntity, {
        select: { id: true, dedupeKey: true, subject: true, state: true, createdAt: true },
        where: { dedupeKey: In([...keys]) },
        order: { id: 'ASC' },
      });
