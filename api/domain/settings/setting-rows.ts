import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { appearanceKey } from './appearance';
import { SettingEntity } from './setting.entity';

const readRows = (ctx: RequestContext): Promise<SettingEntity[]> =>
  ctx.db.findBy(SettingEntity, { key: In(['ai', 'shop', appearanceKey]) });

/** Returns the rows of AI settings, seller and appearance, read once per request: a design needs all of them. */
export async function readSettingRow(ctx: RequestContext, key: string): Promise<SettingEntity | undefined> {
  return (await ctx.once(readRows)).find((row) => row.key === key);
}

/** Drops the rows read for this request, after a change. */
export const forgetSettingRows = (ctx: RequestContext): void => ctx.forget(readRows);
