import type { z } from 'zod';
import type { RequestContext } from '../../context';
import { shopSettingsInput } from '../../../contract/shop-settings';
import { SettingEntity } from './setting.entity';

/** Stored settings may lack fields added later: each missing part has its default. */
const storedSchema = shopSettingsInput.partial();

export interface ShopConfiguration extends z.infer<typeof shopSettingsInput> {
  version: number;
}

const defaults: z.infer<typeof shopSettingsInput> = {
  returnDays: 14,
  sellerName: 'Postloom',
  sellerAddress: '',
  taxId: '',
  taxLine: '',
  refundProofAbove: '100.00',
};

const readStored = async (ctx: RequestContext): Promise<ShopConfiguration> => {
  const row = await ctx.db.findOneBy(SettingEntity, { key: 'shop' });
  return { ...defaults, ...storedSchema.parse(row?.body ?? {}), version: row?.version ?? 0 };
};

/** Returns the seller, the texts of invoices, and the return period of packages. */
export const readShopSettings = (ctx: RequestContext): Promise<ShopConfiguration> => ctx.once(readStored);

/** Drops the settings cached for this request, after a change. */
export const forgetShopSettings = (ctx: RequestContext): void => ctx.forget(readStored);
