import { BulkRefused, carryOut, targetOf } from '../../../components/admin-list/bulk-plan';
import type { BulkOutcome, BulkPlan } from '../../../components/admin-list/bulk-plan';
import type { Selection } from '../../../components/admin-list/selection';
import { useCount } from '../../../components/admin-list/use-count';
import type { EmailFilter, EmailStatus, EmailTarget } from '../../../gql/schema';
import { formatCount } from '../../../lib/format';
import { useSingleFlight } from '../../../lib/use-single-flight';
import { CountEmailsDocument, useRetryEmailsMutation } from './messages.generated';

const formatEmails = (count: number) => formatCount(count, 'email', 'emails');

/** States in which an email can be sent again. One in the queue is sent automatically: it is hurried by its id only. */
const unsent: readonly EmailStatus[] = ['FAILED', 'REFUSED', 'NOT_SENT'];

/** Narrows what is chosen to emails that can be sent again. */
const retryableOf = (target: EmailTarget): EmailFilter =>
  target.ids
    ? { ids: target.ids, status: ['QUEUED', ...unsent] }
    : { ...target.filter, status: unsent.filter((status) => target.filter?.status?.includes(status) ?? true) };

/** Says what became of a retry. */
export function sentenceOfRetry({ done, refused, end, problem }: BulkOutcome): { isSuccess: boolean; text: string } {
  const queued = `${formatEmails(done)} ${done === 1 ? 'is' : 'are'} on the way again.`;
  if (end === 'FAILED') {
    const failed = problem ?? 'The server did not answer. Please try again.';
    return { isSuccess: false, text: done > 0 ? `${queued} The others are not: ${failed}` : failed };
  }
  if (refused === 0) return { isSuccess: true, text: queued };
  const left = `${formatEmails(refused)} cannot be sent (again).`;
  return { isSuccess: false, text: done === 0 ? left : `${queued} ${left}` };
}

/** Says how many of the chosen emails stay, and why. */
function textOf(found: number, chosen: number): string {
  if (found === 0) return 'None of the chosen emails can be sent again: they were sent, are waiting, or are on hold.';
  const left = chosen - found;
  const staying = left === 1 ? '1 stays as it is' : `${left.toLocaleString('en-US')} stay as they are`;
  const others = left > 0 ? `Of the ${formatEmails(chosen)} chosen, ${staying}: sent, waiting, or on hold. ` : '';
  return `${others}The content of emails that are sent again does not change.`;
}

/**
 * Lets an Admin send emails again that were not sent: one, or all that are chosen.
 * @param onEnd receives the id of an email that was sent alone, or null
 */
export function useEmailRetry(onEnd: (outcome: BulkOutcome, id: string | null) => void) {
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
        onEnd(await carryOut({ runBatch }, { isStopped: () => false, onProgress: () => undefined }), id);
      }),
    plan: async ({ chosen, count: shown }: Selection, filter: EmailFilter): Promise<BulkPlan> => {
      const target: EmailTarget = targetOf(chosen, filter);
      const retryable = retryableOf(target);
      const found = await count(retryable);
      const known = target.ids ? Math.max(0, target.ids.length - found) : 0;
      return {
        count: found,
        title: found === 0 ? 'Nothing to send' : `Send ${formatEmails(found)} again?`,
        text: textOf(found, Math.max(found, shown)),
        confirmText: 'Send again',
        runBatch: async () => {
          // what was sent leaves the filter, and what is refused still matches it: the number never rises
          const batch = await retry(
            target.ids ? target : { filter: retryable },
            target.ids ? target.ids.length : found,
          );
          // emails already known to stay are not reported again
          return { ...batch, refused: Math.max(0, batch.refused - known) };
        },
      };
    },
    end: (outcome: BulkOutcome) => onEnd(outcome, null),
  };
}
