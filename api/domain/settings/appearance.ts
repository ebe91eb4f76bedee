import { z } from 'zod';
import { accentTones } from '../../../contract/accent';
import { storedAppearance } from '../../../contract/appearance';
import { defaultAccent, defaultShopName } from '../../../contract/brand';
import type { Accent } from '../../../contract/brand';
import type { RequestContext } from '../../context';
import type { EmailBrand } from '../../platform/mail/email-html';
import type { SettingEntity } from './setting.entity';
import { forgetSettingRows, readSettingRow } from './setting-rows';

/** Key of the row in `settings`. */
export const appearanceKey = 'appearance';

/** Number of earlier names of the shop that are stored. */
export const mostEarlierNames = 10;

/** What an Admin has chosen; each missing part has its default. */
const storedSchema = z.object({
  shopName: storedAppearance.shape.shopName.catch(defaultShopName),
  /** Names that the shop had before, the latest first: editors that were opened then show them. */
  earlierNames: z.array(z.string()).catch([]),
  logoUrl: storedAppearance.shape.logoUrl.catch(''),
  accentColor: storedAppearance.shape.accentColor.catch(defaultAccent),
});

export interface ShopAppearance extends z.infer<typeof storedSchema>, Accent {
  version: number;
}

/** Returns what an Admin has chosen, or the defaults. */
export const storedAppearanceOf = (row: Pick<SettingEntity, 'body'> | null | undefined) =>
  storedSchema.parse(row?.body ?? {});

const readStored = async (ctx: Pick<RequestContext, 'once'>): Promise<ShopAppearance> => {
  const row = await readSettingRow(ctx, appearanceKey);
  const stored = storedAppearanceOf(row);
  return { ...stored, ...accentTones(stored.accentColor), version: row?.version ?? 0 };
};

/** Returns name, logo and accent colour of the shop, read once per request. */
export const readAppearance = (ctx: Pick<RequestContext, 'once'>): Promise<ShopAppearance> => ctx.once(readStored);

/** Drops the appearance cached for this request, after a change. */
export const forgetAppearance = (ctx: Pick<RequestContext, 'forget'>): void => {
  forgetSettingRows(ctx);
  ctx.forget(readStored);
};

/** Returns the address of the shop's logo for readers outside the site; null when it has none. */
export const logoAddress = ({ logoUrl }: Pick<ShopAppearance, 'logoUrl'>, appUrl: string): string | null =>
  logoUrl === '' ? null : logoUrl.startsWith('/') ? `${appUrl}${logoUrl}` : logoUrl;

/** Returns what emails show of the shop. */
export async function readEmailBrand(ctx: Pick<RequestContext, 'once' | 'config'>): Promise<EmailBrand> {
  const appearance = await readAppearance(ctx);
  return {
    name: appearance.shopName,
    siteUrl: ctx.config.appUrl,
    logoUrl: logoAddress(appearance, ctx.config.appUrl),
    color: appearance.light.main,
    onColor: appearance.light.onMain,
    dark: { color: appearance.dark.main, onColor: appearance.dark.onMain },
  };
}
