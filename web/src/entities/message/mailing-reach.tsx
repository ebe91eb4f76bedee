import Alert from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import { errorMessage } from '../../lib/errors';
import type { MailingReachQuery } from './message.generated';

type Reach = MailingReachQuery['mailingPreview'];

const whole = (count: number) => count.toLocaleString('en-US');

/** Says who of the chosen accounts does not get a mailing, and why. */
export function sentenceOfReach({ accounts, reachable, unproven, unsubscribed, suppressed }: Reach): string {
  const reasons = [
    unsubscribed > 0 && `${whole(unsubscribed)} unsubscribed`,
    unproven > 0 && `${whole(unproven)} without a confirmed address or disabled`,
    suppressed > 0 && `${whole(suppressed)} with an address that rejects emails`,
  ].filter(Boolean);
  const who = `${whole(reachable)} of ${whole(accounts)} ${accounts === 1 ? 'user gets' : 'users get'} it.`;
  return reasons.length === 0 ? who : `${who} Not: ${reasons.join(', ')}.`;
}

/** How many of the chosen accounts get a mailing. */
export const MailingReach = ({ reach, error }: { reach: Reach | undefined; error?: unknown }) => {
  if (error) return <Alert severity="error">{errorMessage(error)}</Alert>;
  if (!reach)
    return (
      <Alert severity="info" icon={<CircularProgress size={20} color="inherit" />}>
        Counting who gets it...
      </Alert>
    );
  return <Alert severity={reach.reachable > 0 ? 'info' : 'warning'}>{sentenceOfReach(reach)}</Alert>;
};
