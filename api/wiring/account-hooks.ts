import type { AccountHooks } from '../context';
import { stopSchedulesOf } from '../domain/content/admin/section-schedule.service';
import { stopMailingsOf } from '../domain/messages/mailings/mailing.service';
import { stopMonthsOf } from '../domain/months/making.service';
import { removeTestAccount } from '../domain/personal-data/test-world.service';
import { giveMessagesToTheirOwner } from '../domain/tickets/contact.service';
import { unassignTicketsOf } from '../domain/tickets/account-tickets.service';
import { revokeAdminTokens, revokeAllTokens } from '../domain/tokens/token.service';
import { deleteWebhooksOf, stopWebhooksOfAdmin } from '../domain/webhooks/account-webhooks.service';

/** What modules above accounts do in their own tables when an account changes. */
export const accountHooks: AccountHooks = {
  accountReclaimed: async (tx, userId) => {
    await revokeAllTokens(tx, userId);
    await deleteWebhooksOf(tx, userId);
    await stopMonthsOf(tx, userId);
    await stopMailingsOf(tx, userId);
    await stopSchedulesOf(tx, userId);
    await removeTestAccount(tx, userId);
  },
  accessEnded: revokeAllTokens,
  addressProven: giveMessagesToTheirOwner,
  adminLeft: async (tx, userId) => {
    await unassignTicketsOf(tx, userId);
    await revokeAdminTokens(tx, userId);
    await stopMailingsOf(tx, userId);
    await stopWebhooksOfAdmin(tx, userId);
  },
};
