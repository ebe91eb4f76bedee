import { BulkRefused, carryOut, filterOf, targetOf } from '../../../components/admin-list/bulk-plan';
import type { BulkOutcome, BulkPlan } from '../../../components/admin-list/bulk-plan';
import type { Chosen } from '../../../components/admin-list/selection';
import { useCount } from '../../../components/admin-list/use-count';
import type { EmailFilter, EmailTarget } from '../../../gql/schema';
import { formatCount } from '../../../lib/format';
import { useSingleFlight } from '../../../lib/use-single-flight';
import { CountEmailsDocument, useRetryEmailsMutation } from './messages.generated';

const formatEmails = (count: number) => formatCount(count, 'email', 'emails');

/** Says what became of a retry. */
export function sentenceOfRetry({ done, refused, end, problem }: BulkOutcome): { isSuccess: boolean; text: string } {
  if (end === 'FAILED') return { isSuccess: false, text: problem ?? 'The server did not answer. Please try again.' };
  const queued = `${formatEmails(done)} ${done === 1 ? 'is' : 'are'} on the way again.`;
  if (refused === 0) return { isSuccess: true, text: queued };
  const left = `${formatEmails(refused)} cannot be sent (again).`;
  return { isSuccess: false, text: done === 0 ? left : `${queued} ${left}` };
}

/** Lets an Admin send emails again that were not sent: one, or all that are chosen. */
export function useEmailRetry(onEnd: (outcome: BulkOutcome) => void) {
  const [retryEmails] = useRetryEmailsMutation();
  const once = useSingleFlight();
  const count = useCount(CountEmailsDocument, ({ emails }) => emails.totalItems);

  const retry = async (target: EmailTarget, expected: number) => {
    const { data } = await retryEmails({ variables: { target, expected } });
    const answer = data?.retryEmails;
    if (!answer) throw new Error('The API answered nothing.');
    const refusal = answer.errors[0] ?? (answer.done === 0 ? answer.refusals[0] : undefined);
    if (refusal) throw new BulkRefused(refusal.message);
    return { done: answer.done, refused: answer.refused, left: answer.left };
  };

  return {
    one: (id: string) =>
      once(id, async () => {
        const runBatch = () => retry({ ids: [id] }, 1);
        onEnd(await carryOut({ runBatch }, { isStopped: () => false, onProgress: () => undefined }));
      }),
    plan: async (chosen: Chosen, filter: EmailFilter): Promise<BulkPlan> => {
      const target: EmailTarget = targetOf(chosen, filter);
      const found = await count(filterOf(target));
      let left = found;
      return {
        count: found,
        title: `Send ${formatEmails(found)} again?`,
        text: 'Only emails that were not sent go out. Their content stays as it is.',
        confirmText: 'Send again',
        runBatch: async () => {
          const batch = await retry(target, left);
          left = batch.left;
          return batch;
        },
      };
    },
    end: onEnd,
  };
}
