import { useApolloClient } from '@apollo/client/react';
import { confirm } from '../../../../components/feedback/confirm';
import { Refused } from '../../../../components/feedback/confirm-question';
import { withProof } from '../../../../entities/account/admin-proof';
import { serverMessage } from '../../../../lib/errors';
import { notify } from '../../../../lib/notify';
import { readAgain } from '../../../../lib/use-lost-answer';
import { useSingleFlight } from '../../../../lib/use-single-flight';
import { AiKeysDocument, useDeleteAiKeyMutation, useSetAiKeyActiveMutation } from './keys.generated';
import type { StoredAiKeyFragment } from './keys.generated';

const everyGenerationStops = 'This is the last active key: no designs can be made until another one is active.';
const finished = 'Designs already in progress are finished with it.';

/** Switches and deletes keys. */
export function useKeyActions(keys: readonly StoredAiKeyFragment[]) {
  const [setActive] = useSetAiKeyActiveMutation({
    // another Admin has disabled the other keys: the list says that no design can be made
    refetchQueries: ({ data }) => (data?.setAiKeyActive.activeKeys === 0 ? [AiKeysDocument] : []),
  });
  const [deleteKey] = useDeleteAiKeyMutation({ refetchQueries: [AiKeysDocument], awaitRefetchQueries: true });
  const once = useSingleFlight();
  const client = useApolloClient();
  const afterFailure = () => void readAgain(client);
  const isLast = ({ id, isActive }: StoredAiKeyFragment) =>
    isActive && !keys.some((other) => other.isActive && other.id !== id);

  /** @throws Refused when it was not done. */
  const change = async (id: string, isActive: boolean) => {
    const failure = 'Error: Failed to toggle key status';
    const answer = await setActive({ variables: { id, isActive } }).catch((error: unknown) => {
      throw new Refused(serverMessage(error, failure));
    });
    const { aiKey, errors = [] } = answer.data?.setAiKeyActive ?? {};
    if (!aiKey) throw new Refused(errors[0]?.message ?? failure);
    notify.success(`API key ${isActive ? 'activated' : 'deactivated'} successfully!`);
  };
  return {
    /** Switches a key on or off; asks before the last one is switched off. */
    toggle: async (key: StoredAiKeyFragment): Promise<void> => {
      const isActive = !key.isActive;
      if (isLast(key)) {
        await confirm({
          title: 'Switch off the last active key?',
          text: `${everyGenerationStops} ${finished}`,
          confirmText: 'Switch off',
          danger: true,
          action: () => change(key.id, isActive),
          afterFailure,
        });
        return;
      }
      await once(key.id, () => change(key.id, isActive)).catch((error: unknown) => {
        notify.error((error as Refused).message);
        afterFailure();
      });
    },
    /** Asks and deletes a key. */
    remove: async (key: StoredAiKeyFragment): Promise<void> => {
      const failure = 'Error: Failed to delete key';
      await confirm({
        title: 'Are you sure you want to delete this API key?',
        text: `${key.name} (${key.maskedKey}). ${isLast(key) ? `${everyGenerationStops} ` : ''}${finished}`,
        confirmText: 'Delete',
        danger: true,
        action: async () => {
          const answer = await withProof(
            async () => (await deleteKey({ variables: { id: key.id } })).data?.deleteAiKey,
          ).catch((error: unknown) => {
            throw new Refused(serverMessage(error, failure));
          });
          if (!answer?.deletedId) throw new Refused(answer?.errors[0]?.message ?? failure);
          notify.success('API key deleted successfully!');
        },
        afterFailure,
      });
    },
  };
}
