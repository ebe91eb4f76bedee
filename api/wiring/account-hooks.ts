import type { AccountHooks } from '../context';
import { giveMessagesToTheirOwner } from '../domain/tickets/contact.service';
import { unassignTicketsOf } from '../domain/tickets/account-tickets.service';
import { revokeAdminTokens, revokeAllTokens } from '../domain/tokens/token.service';

/** What modules above accounts do in their own tables when an account changes. */
export const accountHooks: AccountHooks = {
  accountReclaimed: revokeAllTokens,
  accessEnded: revokeAllTokens,
  addressProven: giveMessagesToTheirOwner,
  adminLeft: async (tx, userId) => {
    await unassignTicketsOf(tx, userId);
    await revokeAdminTokens(tx, userId);
  },
};
