import type { z } from 'zod';
import type { RequestContext } from '../../context';
import { defaultInvoicePrefix } from '../../../contract/invoice-number';
import { shopSettingsInput } from '../../../contract/shop-settings';
import { SettingEntity } from './setting.entity';

/** Stored settings may lack fields added later: each missing part has its default. */
const storedSchema = shopSettingsInput.partial().extend({
  // a name that another release of the zones has, and this one does not, must not stop the shop
  timeZone: shopSettingsInput.shape.timeZone.catch(undefined),
});

type Settings = z.infer<typeof shopSettingsInput>;

export interface ShopConfiguration extends Omit<Settings, 'timeZone' | 'modelCosts' | 'invoicePrefix' | 'vatRate'> {
  /** IANA name. */
  timeZone: string;
  invoicePrefix: string;
  /** Percent that prices include; null when invoices show no VAT. */
  vatRate: string | null;
  /** Costs that are known, and those of models that are no longer configured. */
  modelCosts: { model: string; cost?: string | null }[];
  version: number;
}

const defaults: Omit<ShopConfiguration, 'version'> = {
  returnDays: 14,
  sellerName: 'Postloom',
  sellerAddress: '',
  taxId: '',
  taxLine: '',
  refundProofAbove: '100.00',
  timeZone: 'UTC',
  invoicePrefix: defaultInvoicePrefix,
  vatRate: null,
  modelCosts: [],
};

const readStored = async (ctx: RequestContext): Promise<ShopConfiguration> => {
  const row = await ctx.db.findOneBy(SettingEntity, { key: 'shop' });
  const { timeZone, modelCosts, invoicePrefix, vatRate, ...stored } = storedSchema.parse(row?.body ?? {});
  return {
    ...defaults,
    ...stored,
    timeZone: timeZone ?? defaults.timeZone,
    invoicePrefix: invoicePrefix ?? defaults.invoicePrefix,
    vatRate: vatRate ?? defaults.vatRate,
    modelCosts: modelCosts ?? defaults.modelCosts,
    version: row?.version ?? 0,
  };
};

/** Returns the seller, the texts of invoices, the return period of packages, the time zone and the costs of models. */
export const readShopSettings = (ctx: RequestContext): Promise<ShopConfiguration> => ctx.once(readStored);

/** Drops the settings cached for this request, after a change. */
export const forgetShopSettings = (ctx: RequestContext): void => ctx.forget(readStored);

/** Returns what a picture of this model costs, in the shop's currency; null while it is unknown. */
export async function modelCost(ctx: RequestContext, model: string): Promise<string | null> {
  const { modelCosts } = await readShopSettings(ctx);
  return modelCosts.find((entry) => entry.model === model)?.cost || null;
}

/** Returns the configured models that make pictures, each with its cost. */
export const costsOfModels = (
  { config }: Pick<RequestContext, 'config'>,
  { modelCosts }: Pick<ShopConfiguration, 'modelCosts'>,
): { model: string; cost: string | null }[] =>
  config.gemini.imageModels.map((model) => ({
    model,
    cost: modelCosts.find((entry) => entry.model === model)?.cost || null,
  }));
