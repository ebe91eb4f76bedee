import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { SuppressedAddressEntity } from './suppressed-address.entity';

const longestReason = 500;

/** Suppresses an address that a mail server has permanently rejected. */
export async function suppressAddress(db: EntityManager, address: string, reason: string): Promise<void> {
  await db.query(
    `insert into suppressed_addresses (address, reason) values ($1, $2)
     on conflict (address) do update set reason = excluded.reason, created_at = now()`,
    [address, reason.slice(0, longestReason)],
  );
}

/** Ends the suppression of an address, such as one that has accepted an email. */
export async function allowAddressAgain(db: EntityManager, address: string): Promise<void> {
  await db.query('delete from suppressed_addresses where address = $1', [address]);
}

/** Ends a suppression by its id. @returns what it was; null when there is none */
export async function dropSuppression(tx: EntityManager, id: string): Promise<SuppressedAddressEntity | null> {
  const known = await tx.findOneBy(SuppressedAddressEntity, { id });
  if (known) await tx.delete(SuppressedAddressEntity, { id });
  return known;
}

/** Returns the SQL condition that an address is suppressed. @param address an SQL expression */
export const isSuppressed = (address: string): string =>
  `exists (select 1 from suppressed_addresses where suppressed_addresses.address = ${address})`;

/** Returns the suppressed ones of the addresses, in lower case, each with the mail server's answer. */
export async function suppressedAmong(db: EntityManager, addresses: readonly string[]): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map();
  const rows = await db.findBy(SuppressedAddressEntity, { address: In([...addresses]) });
  return new Map(rows.map(({ address, reason }) => [address.toLowerCase(), reason]));
}

/** Returns the suppression of an address; null without one. */
export const suppressionOf = (db: EntityManager, address: string): Promise<SuppressedAddressEntity | null> =>
  db.findOneBy(SuppressedAddressEntity, { address });

/** Deletes suppressions of a year ago: the address may have a new owner by now. */
export async function dropOldSuppressions(db: EntityManager): Promise<void> {
  await db.query(`delete from suppressed_addresses where created_at < now() - interval '1 year'`);
}
