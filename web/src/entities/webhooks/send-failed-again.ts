import { confirm } from '../../components/feedback/confirm';
import { formatCount } from '../../lib/format';
import { notify } from '../../lib/notify';
import { accepted } from './use-webhook-actions';
import type { WebhookMutations } from './use-webhooks';

/** Deliveries are stored for at least 30 days. */
const storedMs = 30 * 24 * 60 * 60 * 1000;

/** Asks before all failed events of a webhook are sent again, and says how many are. @returns whether it was done */
export const askToSendFailedAgain = (
  { sendFailedAgain }: Pick<WebhookMutations, 'sendFailedAgain'>,
  id: string,
  url: string,
): Promise<boolean> =>
  confirm({
    title: 'Send all failed events again?',
    text: `Every event of the last 30 days that failed is sent to ${url} once more, oldest first, at most 1,000 at a time. Tests are left out.`,
    confirmText: 'Send again',
    action: async () => {
      const { queued, left } = accepted(await sendFailedAgain(id, new Date(Date.now() - storedMs).toISOString()));
      const isOver = left ? ` ${formatCount(left, 'more has', 'more have')} failed: send them again afterwards.` : '';
      notify.success(
        queued ? `${formatCount(queued, 'event is', 'events are')} on the way.${isOver}` : 'Nothing has failed.',
      );
    },
  });
