import { useApolloClient } from '@apollo/client/react';
import { BulkRefused, carryOut, targetOf } from '../../../components/admin-list/bulk-plan';
import type { BulkOutcome, BulkPlan } from '../../../components/admin-list/bulk-plan';
import type { Chosen } from '../../../components/admin-list/selection';
import { askReason } from '../../../components/form/reason-dialog';
import { withProof } from '../../../entities/account/admin-proof';
import type { UserFilter, UserTarget } from '../../../gql/schema';
import { formatCount } from '../../../lib/format';
import { UserDeletionPreviewDocument, useEraseUsersMutation } from './people.generated';
import type { EraseUsersMutation } from './people.generated';

const whole = (count: number) => count.toLocaleString('en-US');
/** Formats as '1 user' or '1,200 users'. */
export const formatUsers = (count: number) => formatCount(count, 'user', 'users');

/** Says what of the accounts goes and what stays. */
export function whatStays(accounts: number, buyers: number): string {
  const goes = 'Designs, tickets, photos, sessions and everything personal go at once. This cannot be undone.';
  if (buyers === 0) return goes;
  const paid = accounts === 1 ? 'This user has paid for orders' : `${whole(buyers)} of them have paid for orders`;
  return `${goes} ${paid}: they become anonymous, and their paid orders, invoices and credit history stay in the books.`;
}

const unknown = 'the server did not answer, so it is unknown whether it was done. Please look at what is stored now.';

/**
 * Says what a deletion has done (specification, admin area, section 8).
 * @param id the one account that was to be deleted; null for all that were chosen
 */
export function sentenceOf(
  { done, refused, end, problem, isUnknown }: BulkOutcome,
  id: string | null,
): { isSuccess: boolean; text: string } {
  const deleted = done === 1 ? 'User deleted successfully' : `${formatUsers(done)} deleted successfully`;
  const before = done > 0 ? ` Before, ${formatUsers(done)} had been deleted.` : '';
  if (isUnknown) return { isSuccess: false, text: `Failed to delete ${id ? 'user' : 'users'}: ${unknown}${before}` };
  if (end === 'FAILED' || done === 0)
    return { isSuccess: false, text: `Failed to delete user: ${problem ?? 'the server could not do it.'}${before}` };
  if (refused > 0)
    return {
      isSuccess: false,
      text: `${deleted}. ${formatUsers(refused)} ${refused === 1 ? 'stays' : 'stay'}: a payment is open, or the account may not be deleted.`,
    };
  return { isSuccess: true, text: deleted };
}

/** The API deletes no accounts without a search or filter. */
const everyUser: BulkPlan = {
  count: 0,
  title: 'Nothing to delete',
  text: 'All users of the shop cannot be deleted at once. Search or filter first, or choose the users one by one.',
  confirmText: 'Delete',
  runBatch: () => Promise.resolve({ done: 0, refused: 0, left: 0 }),
};

/** Lets an Admin delete one user, or all that are chosen. */
export function useUserDeletion(onEnd: (outcome: BulkOutcome, id: string | null) => void) {
  const client = useApolloClient();
  const [eraseUsers] = useEraseUsersMutation();

  const preview = async (target: UserTarget) => {
    const { data } = await client.query({
      query: UserDeletionPreviewDocument,
      variables: { target },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('The API answered nothing.');
    return data.userDeletionPreview;
  };
  const erase = async (target: UserTarget, expected: number, reason: string) => {
    const answer = await withProof(async () => {
      const { data } = await eraseUsers({ variables: { target, expected, reason } });
      return data?.eraseUsers;
    });
    if (!answer) throw new Error('The API answered nothing.');
    if (answer.errors[0]) throw new BulkRefused(answer.errors[0].message);
    return answer;
  };
  /** Refuses with the reason of the first account that stays, when none was deleted. */
  const refuseNone = ({ done, refusals }: EraseUsersMutation['eraseUsers']) => {
    if (done === 0 && refusals[0]) throw new BulkRefused(refusals[0].message);
  };

  return {
    deleteOne: async ({ id, name, email }: { id: string; name: string; email: string }) => {
      const { buyers } = await preview({ ids: [id] }).catch(() => ({ buyers: 1 }));
      const reason = await askReason({
        title: 'Are you sure you want to delete this user?',
        text: `${name}, ${email}. ${whatStays(1, buyers)}`,
        confirmText: 'Delete',
        danger: true,
      });
      if (reason === null) return;
      const runBatch = async () => {
        const answer = await erase({ ids: [id] }, 1, reason);
        refuseNone(answer);
        return answer;
      };
      onEnd(await carryOut({ runBatch }, { isStopped: () => false, onProgress: () => undefined }), id);
    },
    plan: async (chosen: Chosen, filter: UserFilter): Promise<BulkPlan> => {
      const target: UserTarget = targetOf(chosen, filter);
      if ('filter' in target && Object.keys(filter).length === 0) return everyUser;
      const { accounts, buyers } = await preview(target);
      // accounts that stay still match the filter of the next batch
      let expected = accounts;
      return {
        count: accounts,
        title: accounts === 0 ? 'Nothing to delete' : `Delete ${formatUsers(accounts)}?`,
        text: accounts === 0 ? 'These users have been deleted already.' : whatStays(accounts, buyers),
        confirmText: `Delete ${formatUsers(accounts)}`,
        needsReason: true,
        runBatch: async (reason) => {
          const answer = await erase(target, expected, reason);
          if (expected === accounts) refuseNone(answer);
          expected -= answer.done;
          return answer;
        },
      };
    },
    end: (outcome: BulkOutcome) => onEnd(outcome, null),
  };
}
