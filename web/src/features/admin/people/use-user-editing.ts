import { useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { ServerError } from '@apollo/client/errors';
import { useRowEditing } from '../../../components/admin-list/use-row-editing';
import type { RowEditing } from '../../../components/admin-list/use-row-editing';
import { confirm } from '../../../components/feedback/confirm';
import { askReason } from '../../../components/form/reason-dialog';
import { withProof } from '../../../entities/account/admin-proof';
import { useViewer } from '../../../entities/session/use-viewer';
import type { UpdateUserInput } from '../../../gql/schema';
import { errorMessage } from '../../../lib/errors';
import type { PayloadError } from '../../../lib/errors';
import { formatCredits, formatNumber } from '../../../lib/format';
import { AdminUsersDocument, useUpdateUserMutation } from './people.generated';
import type { AdminUserFragment } from './people.generated';
import type { UserValues } from './user-schema';

const loadSchema = () => import('./user-schema').then(({ userSchema }) => userSchema);

/** Offered as the reason of a changed balance (specification, decisions, section 10). */
const usualReason = 'Edited by an administrator';

/** An Admin who lowers the own role loses this area at once, so the question comes twice. */
const mayLowerOwnRole = async (): Promise<boolean> =>
  (await confirm({
    title: 'Lower your own role?',
    text: 'You will no longer be an Admin, and this area closes for you.',
    confirmText: 'Lower my role',
    danger: true,
  })) &&
  confirm({
    title: 'Are you sure?',
    text: 'Only another Admin can make you an Admin again.',
    confirmText: 'Yes, lower my role',
    danger: true,
  });

/** Returns the changed fields only, so that concurrent changes of other fields are not reverted. */
const changesOf = (user: AdminUserFragment, values: UserValues): UpdateUserInput => ({
  ...(values.name !== user.name && { name: values.name }),
  ...(values.role !== user.role && { role: values.role }),
  ...(values.membership !== user.membership && { membership: values.membership }),
});

const stays = (message: string): PayloadError[] => [{ code: 'DECLINED', message, field: null }];

/**
 * Lets an Admin edit a user in the list: name, role, membership and balance.
 * @param onSaved called after the API has saved it
 * @param onFailed called with a sentence when it was not saved, except for a refusal of a field, which stands on it
 */
export function useUserEditing(
  onSaved: () => void,
  onFailed: (sentence: string) => void,
): RowEditing<AdminUserFragment> & {
  /** Ends the editing if the account was deleted. */
  endIfDeleted: () => Promise<void>;
} {
  const { viewer } = useViewer();
  const [updateUser] = useUpdateUserMutation();
  const client = useApolloClient();
  // the edited row as it was read after its save failed, which may have been saved
  const afterFailure = useRef<AdminUserFragment | null>(null);

  /** Returns the stored account, also to the list; null when it was deleted, undefined without an answer. */
  const read = async (id: string) => {
    const variables = { filter: { ids: [id] }, page: { size: 1 } };
    const answer = await client
      .query({ query: AdminUsersDocument, variables, fetchPolicy: 'network-only' })
      .catch(() => null);
    return answer?.data && (answer.data.users.items.find((one) => one.id === id) ?? null);
  };
  /** Reads the account again, for the edited row and for the list. */
  const readAgain = async ({ id }: AdminUserFragment, renew: (newest: AdminUserFragment) => void) => {
    const newest = await read(id);
    if (!newest) return;
    // a row of its own: one that is opened again later is another one
    afterFailure.current = { ...newest };
    renew(afterFailure.current);
  };

  const save = async (user: AdminUserFragment, values: UserValues, renew: (newest: AdminUserFragment) => void) => {
    const input = changesOf(user, values);
    if (input.role && user.id === viewer?.id && !(await mayLowerOwnRole())) return stays('Your role was not changed.');
    if (values.credits !== user.credits) {
      const reason = await askReason({
        title: 'Why do you change the balance?',
        text: `${user.name}: ${formatCredits(user.credits)} ${user.credits === 1 ? 'becomes' : 'become'} ${formatNumber(values.credits)}.`,
        hint: 'The account sees it in its credit history.',
        suggestion: usualReason,
        confirmText: 'Change the balance',
      });
      if (reason === null) return stays('Nothing was saved: a changed balance needs a reason.');
      input.credits = { from: user.credits, to: values.credits, reason };
    }
    if (Object.keys(input).length === 0) {
      // an earlier try has saved it, as far as the account shows
      if (afterFailure.current === user) onSaved();
      return [];
    }
    const reported = (reason: string) => {
      // the specification's words (admin area, section 8)
      onFailed(`Failed to update user: ${reason}`);
      return 'reported' as const;
    };
    try {
      const answer = await withProof(async () => {
        const { data } = await updateUser({ variables: { id: user.id, input, version: user.version ?? 0 } });
        return data?.updateUser;
      });
      if (!answer) throw new Error('The API answered nothing.');
      if (answer.errors.some(({ code }) => code === 'CONFLICT')) await readAgain(user, renew);
      const refusals = answer.errors.map((error) =>
        error.field?.[0] === 'to' ? { ...error, field: ['credits'] } : error,
      );
      const general = refusals.find(({ field }) => !field?.some((name) => name in values));
      if (general) return reported(general.message);
      if (refusals.length > 0) return refusals;
      onSaved();
      return [];
    } catch (error) {
      await readAgain(user, renew);
      return reported(ServerError.is(error) ? String(error.statusCode) : errorMessage(error));
    }
  };

  const editing = useRowEditing<AdminUserFragment, UserValues>({
    schema: loadSchema,
    valuesOf: ({ name, role, membership, credits }) => ({ name, role, membership, credits }),
    nameOf: ({ name }) => name,
    searchOf: ({ email }) => email,
    save,
  });
  return {
    ...editing,
    endIfDeleted: async () => {
      const { id } = editing;
      if (id !== null && (await read(id)) === null) editing.end(id);
    },
  };
}
