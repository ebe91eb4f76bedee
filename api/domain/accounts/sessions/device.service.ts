import { deleteInBatches } from '../../../platform/database/deletion';
import type { RequestContext } from '../../../context';
import { hashToken, randomToken } from '../../../platform/secrets/secrets';
import { KnownDeviceEntity } from './device.entity';

/** Devices remembered for one account; the least recently seen one is dropped first. */
const mostDevices = 20;
/** Time after which an unseen device is forgotten; browsers limit a cookie's lifetime to 400 days. */
export const deviceSeconds = 400 * 24 * 60 * 60;

/** Returns the caller's device id; null unless it has the format of an id issued by this product. */
const idOf = ({ deviceId }: RequestContext): string | null =>
  deviceId && /^[\w-]{43}$/.test(deviceId) ? deviceId : null;

/** Returns the hash that identifies the caller's device; null when it has no id. */
export function deviceHash(ctx: RequestContext): string | null {
  const id = idOf(ctx);
  return id && hashToken(id);
}

/**
 * Returns the hash of the caller's device if an account has signed in from it before; null otherwise.
 * @param account its id, or its email address before the account is known
 */
export async function knownDevice(
  ctx: RequestContext,
  account: { id: string } | { email: string },
): Promise<string | null> {
  const id = idOf(ctx);
  if (!id) return null;
  const [owner, value] = 'id' in account ? ['u.id', account.id] : ['u.email', account.email];
  const rows: unknown[] = await ctx.db.query(
    `select 1 from known_devices d join users u on u.id = d.user_id where ${owner} = $1 and d.hash = $2`,
    [value, hashToken(id)],
  );
  return rows.length > 0 ? hashToken(id) : null;
}

/**
 * Records that an account has signed in from the caller's device.
 * @returns the id for the device's cookie, and whether this device is new to an account that knows others
 */
export async function rememberDevice(ctx: RequestContext, userId: string): Promise<{ id: string; isStrange: boolean }> {
  const id = idOf(ctx) ?? randomToken();
  const rows: { strange: boolean }[] = await ctx.db.query(
    `with others as (select id, row_number() over (order by last_seen_at desc, id desc) as place from known_devices where user_id = $1 and hash <> $2),
       surplus as (delete from known_devices where id in (select id from others where place > $3))
     insert into known_devices (user_id, hash) values ($1, $2) on conflict (user_id, hash) do update set last_seen_at = now()
     returning xmax = 0 and exists (select 1 from others) as strange`,
    [userId, hashToken(id), mostDevices - 1],
  );
  return { id, isStrange: rows[0]?.strange === true };
}

/** Returns the devices that an account has signed in from, oldest first. */
export const devicesOf = (ctx: RequestContext, userId: string): Promise<KnownDeviceEntity[]> =>
  ctx.db.find(KnownDeviceEntity, { where: { userId }, order: { createdAt: 'ASC' } });

/** Deletes devices whose cookie has expired after 400 days. */
export async function dropOldDevices(ctx: RequestContext): Promise<void> {
  await deleteInBatches(
    ctx.db,
    `delete from known_devices where ctid = any(array(
       select ctid from known_devices where last_seen_at < now() - interval '400 days' limit $1))`,
  );
}
