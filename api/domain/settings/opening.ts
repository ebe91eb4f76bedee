import type { RequestContext } from '../../context';
import { SettingEntity } from './setting.entity';

/** Key of the row in `settings`. */
export const openingKey = 'opening';

/** Returns when an Admin opened the shop, from the row's body; null before. */
export function openedAtOf(body: unknown): Date | null {
  const { openedAt } = (body ?? {}) as { openedAt?: string };
  return openedAt ? new Date(openedAt) : null;
}

/** Returns when an Admin opened the shop; null before. */
export const readOpenedAt = async ({ db }: Pick<RequestContext, 'db'>): Promise<Date | null> =>
  openedAtOf((await db.findOneBy(SettingEntity, { key: openingKey }))?.body);
