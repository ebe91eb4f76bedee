import type { RequestContext } from '../../context';

/** The row of a value that says nothing and is readable with the right ENCRYPTION_KEY alone. */
const name = 'encryption-check';

/** The encrypted check value; null in a database that has none yet. */
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
