import type { AccountHooks } from '../context';
import { giveMessagesToTheirOwner } from '../domain/tickets/contact.service';
import { revokeAllTokens } from '../domain/tokens/token.service';

/** What concepts above accounts do about their own tables when something happens to an account. */
export const accountHooks: AccountHooks = {
  accountReclaimed: revokeAllTokens,
  addressProven: giveMessagesToTheirOwner,
};
