import { appearanceInput } from '../../../../contract/appearance';
import type { RequestContext } from '../../../context';
import type { AppearanceInput } from '../../../graphql/generated/schema';
import { requireDrawable } from '../../drawable-text';
import { checked } from '../../input';
import { appearanceKey, forgetAppearance, mostEarlierNames, storedAppearanceOf } from '../appearance';
import { saveSetting } from './save-setting';

/**
 * Saves name, logo and accent colour of the shop. Pages, emails and invoices use them from then on.
 * @throws UserError INVALID_INPUT, for an accent that can't be read with its figures and the nearest that can; CONFLICT.
 */
export async function saveAppearance(ctx: RequestContext, input: AppearanceInput, version: number): Promise<void> {
  const appearance = checked(appearanceInput, input);
  await requireDrawable({ shopName: appearance.shopName });
  await saveSetting(ctx, appearanceKey, version, (body) => {
    const before = storedAppearanceOf({ body });
    const names = [before.shopName, ...before.earlierNames].filter((name) => name !== appearance.shopName);
    return { ...appearance, earlierNames: names.slice(0, mostEarlierNames) };
  });
  forgetAppearance(ctx);
}
