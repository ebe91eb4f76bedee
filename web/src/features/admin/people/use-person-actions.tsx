import { useApolloClient } from '@apollo/client/react';
import { askReason } from '../../../components/form/reason-dialog';
import { withProof } from '../../../entities/account/admin-proof';
import { errorMessage } from '../../../lib/errors';
import {
  PersonDocument,
  useResetTwoStepMutation,
  useSetUserDisabledMutation,
  useSignOutUserMutation,
} from './person-page.generated';
import type { PersonQuery } from './person-page.generated';

type Person = PersonQuery['user'];
type Answer = { errors: readonly { code: string; message: string }[] } | undefined;

interface Outcome {
  succeed: (text: string) => void;
  fail: (text: string) => void;
}

/** What an Admin does to an account with a reason for the record. */
export function usePersonActions(person: Person, { succeed, fail }: Outcome) {
  const [setDisabled] = useSetUserDisabledMutation();
  const [signOut] = useSignOutUserMutation();
  const [resetTwoStep] = useResetTwoStepMutation();
  const client = useApolloClient();
  const { id, name } = person;

  const run = async (send: () => Promise<Answer>, done: string) => {
    try {
      const answer = await withProof(send);
      const refusal = answer?.errors[0]?.message;
      if (refusal) fail(refusal);
      else succeed(done);
    } catch (error) {
      fail(errorMessage(error));
      // it may have been done
      await client.refetchQueries({ include: [PersonDocument] }).catch(() => undefined);
    }
  };
  return {
    setDisabled: async (isDisabled: boolean) => {
      const reason = await askReason({
        title: isDisabled ? `Disable ${name}?` : `Enable ${name}?`,
        text: isDisabled
          ? 'The account is signed out everywhere and cannot sign in until it is enabled again. Its designs, orders and credits are kept.'
          : 'The account can sign in again.',
        confirmText: isDisabled ? 'Disable' : 'Enable',
        danger: isDisabled,
      });
      if (reason === null) return;
      await run(
        async () => (await setDisabled({ variables: { id, isDisabled, reason } })).data?.setUserDisabled,
        isDisabled ? `${name} is disabled` : `${name} is enabled`,
      );
    },
    signOut: async () => {
      const reason = await askReason({
        title: `Sign ${name} out everywhere?`,
        text: 'Every browser of the account has to sign in again.',
        confirmText: 'Sign out everywhere',
      });
      if (reason === null) return;
      await run(
        async () => (await signOut({ variables: { id, reason } })).data?.signOutUser,
        `${name} is signed out everywhere`,
      );
    },
    resetTwoStep: async () => {
      const reason = await askReason({
        title: `End two-step sign-in of ${name}?`,
        text: 'First make sure that you are talking to the owner of the account: afterwards the password alone is enough to sign in. The owner gets an email.',
        confirmText: 'End two-step sign-in',
        hint: 'How did you verify who it is?',
        danger: true,
      });
      if (reason === null) return;
      await run(
        async () => (await resetTwoStep({ variables: { id, reason } })).data?.resetTwoStep,
        `Two-step sign-in of ${name} is off`,
      );
    },
  };
}
