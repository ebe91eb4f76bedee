import { useState } from 'react';
import { confirm } from '../../components/feedback/confirm';
import { Refused } from '../../components/feedback/confirm-question';
import { errorMessage } from '../../lib/errors';
import { notify } from '../../lib/notify';
import { withOwnerProof } from '../account/owner-proof';
import type { WebhookMutations } from './use-webhooks';
import type { WebhookFragment } from './webhooks.generated';

type Answer = { errors: readonly { code: string; message: string }[] } | undefined;

/** @throws Refused with the server's sentence. */
export function accepted<Given extends Answer>(answer: Given): NonNullable<Given> {
  if (!answer || answer.errors.length > 0)
    throw new Refused(answer?.errors[0]?.message ?? 'Something went wrong. Please try again.');
  return answer;
}

/** What can be done with one webhook; each says itself what came of it. */
export function useWebhookActions(
  { id, url, types, isActive, version }: WebhookFragment,
  { save, rotate, remove, test }: WebhookMutations,
) {
  const [busy, setBusy] = useState(false);
  /** @returns whether it was done */
  const doing = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      notify.error(error instanceof Refused ? error.message : errorMessage(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    toggle: () =>
      doing(async () => {
        accepted(await withOwnerProof(() => save({ id, input: { url, types, isActive: !isActive }, version })));
        notify.success(isActive ? 'The webhook is switched off.' : 'The webhook is switched on.');
      }),
    test: () =>
      doing(async () => {
        accepted(await test(id));
        notify.success('The test is on its way.');
      }),
    /** @returns the new secret; null when the user has declined */
    rotate: async (): Promise<string | null> => {
      let secret: string | null = null;
      await confirm({
        title: 'Make a new secret?',
        text: 'The present secret works for 24 more hours, so that you have time to enter the new one in your program.',
        confirmText: 'Make a new secret',
        action: async () => {
          secret = accepted(await withOwnerProof(() => rotate(id, version))).secret;
        },
      });
      return secret;
    },
    remove: () =>
      confirm({
        title: 'Delete this webhook?',
        text: `Nothing is sent to ${url} any more, and the record of what was sent is deleted.`,
        confirmText: 'Delete',
        danger: true,
        action: async () => {
          accepted(await remove(id));
          notify.success('The webhook is deleted.');
        },
      }),
  };
}
