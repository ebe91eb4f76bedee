import type { z } from 'zod';
import type { RequestContext } from '../../context';
import { shopSettingsInput, defaultInvoicePrefix } from '../../../contract/shop-settings';
import { appearanceKey, storedAppearanceOf } from './appearance';
import { forgetSettingRows, readSettingRow } from './setting-rows';

/** Stored settings may lack fields added later: each missing part has its default. */
const storedSchema = shopSettingsInput.partial().extend({
  // a name that another release of the zones has, and this one does not, must not stop the shop
  timeZone: shopSettingsInput.shape.timeZone.catch(undefined),
});

type Settings = z.infer<typeof shopSettingsInput>;

export interface ShopConfiguration extends Omit<
  Settings,
  'timeZone' | 'invoicePrefix' | 'vatRate' | 'brands' | 'docs'
> {
  /** IANA name. */
  timeZone: string;
  invoicePrefix: string;
  /** Percent that prices include; null when invoices show no VAT. */
  vatRate: string | null;
  /** How many brands an account may have, by its membership. */
  brands: NonNullable<Settings['brands']>;
  /** Whether the documentation for integrators is served. */
  docs: boolean;
  version: number;
}

const defaults: Omit<ShopConfiguration, 'version' | 'sellerName'> = {
  returnDays: 14,
  sellerAddress: '',
  taxId: '',
  taxLine: '',
  refundProofAbove: '100.00',
  timeZone: 'UTC',
  invoicePrefix: defaultInvoicePrefix,
  vatRate: null,
  brands: { free: 1, basic: 3, premium: 10 },
  docs: true,
};

const readStored = async (ctx: RequestContext): Promise<ShopConfiguration> => {
  const row = await readSettingRow(ctx, 'shop');
  const appearance = await readSettingRow(ctx, appearanceKey);
  const { sellerName, timeZone, invoicePrefix, vatRate, brands, docs, ...stored } = storedSchema.parse(row?.body ?? {});
  return {
    ...defaults,
    ...stored,
    sellerName: sellerName ?? storedAppearanceOf(appearance).shopName,
    timeZone: timeZone ?? defaults.timeZone,
    invoicePrefix: invoicePrefix ?? defaults.invoicePrefix,
    vatRate: vatRate ?? defaults.vatRate,
    brands: brands ?? defaults.brands,
    docs: docs ?? defaults.docs,
    version: row?.version ?? 0,
  };
};

/** Returns the seller, the texts of invoices, the return period of packages and the time zone. */
export const readShopSettings = (ctx: RequestContext): Promise<ShopConfiguration> => ctx.once(readStored);

/** Drops the settings cached for this request, after a change. */
export function forgetShopSettings(ctx: RequestContext): void {
  forgetSettingRows(ctx);
  ctx.forget(readStored);
}
