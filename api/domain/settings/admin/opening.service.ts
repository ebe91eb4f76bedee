import type { RequestContext } from '../../../context';
import { UserError } from '../../user-error';
import { openedAtOf, openingKey } from '../opening';
import { saveSetting } from './save-setting';

/**
 * Records that the shop is open. Visitors see no difference.
 * @throws UserError INVALID_STATE when it is open already.
 */
export const openShop = (ctx: RequestContext): Promise<void> =>
  saveSetting(ctx, openingKey, null, (before) => {
    if (openedAtOf(before)) throw new UserError('INVALID_STATE', 'The shop is open already.');
    return { openedAt: new Date().toISOString() };
  });
