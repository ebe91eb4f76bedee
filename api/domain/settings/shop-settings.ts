import type { z } from 'zod';
import type { RequestContext } from '../../context';
import { shopSettingsInput } from '../../../contract/shop-settings';
import { SettingEntity } from './setting.entity';

/** What is stored may lack what came later: each missing part has its default. */
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
};

const readStored = async (ctx: RequestContext): Promise<ShopConfiguration> => {
  const row = await ctx.db.findOneBy(SettingEntity, { key: 'shop' });
  return { ...defaults, ...storedSchema.parse(row?.body ?? {}), version: row?.version ?? 0 };
};

/** Who sells, what stands on invoices, and how long a package may be given back. */
export const readShopSettings = (ctx: RequestContext): Promise<ShopConfiguration> => ctx.once(readStored);

/** After a change: the rest of the request sees what stands now. */
export const forgetShopSettings = (ctx: RequestContext): void => ctx.forget(readStored);
