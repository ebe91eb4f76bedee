import type { RequestContext } from '../../context';

/** Key of a row with a known value, encrypted: it proves that ENCRYPTION_KEY is the right one. */
const name = 'encryption-check';

/** Returns the encrypted check value; null in a database that has none yet. */
export async function readKeyCheck(ctx: RequestContext): Promise<string | null> {
  const [row]: { cipher: string }[] = await ctx.db.query(
    `select body ->> 'check' as cipher from settings where key = $1`,
    [name],
  );
  return row?.cipher ?? null;
}

/** Stores the check value unless there is one. */
export async function storeKeyCheck(ctx: RequestContext, cipher: string): Promise<void> {
  await ctx.db.query(
    `insert into settings (key, body) values ($1, jsonb_build_object('check', $2::text)) on conflict do nothing`,
    [name, cipher],
  );
}

/** Deletes the check value: the next check stores one of the key that it is given. */
export async function forgetKeyCheck(ctx: RequestContext): Promise<void> {
  await ctx.db.query('delete from settings where key = $1', [name]);
}
