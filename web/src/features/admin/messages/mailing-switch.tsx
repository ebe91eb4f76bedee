import { SteadyButton } from '../../../components/form/steady-button';
import { Pause, Play } from '../../../lib/generated/icons';
import { errorMessage } from '../../../lib/errors';
import { notify } from '../../../lib/notify';
import { useResumeMailingMutation, useStopMailingMutation } from './messages.generated';
import type { AdminMailingFragment } from './messages.generated';

/** Whether the mailing can be stopped or resumed: not where all its emails are sent. */
export const isOpen = ({ status, sent, failed, queued }: AdminMailingFragment): boolean =>
  status !== 'FINISHED' || sent + failed < queued;

/**
 * Stops a mailing that has emails to send, and resumes a stopped one: no account gets it twice. Nothing for one whose
 * emails are all sent.
 */
export function MailingSwitch({ mailing }: { mailing: AdminMailingFragment }) {
  const [stop, stopping] = useStopMailingMutation();
  const [resume, resuming] = useResumeMailingMutation();
  const { id, status, subject } = mailing;
  if (!isOpen(mailing)) return null;
  const isRunning = status !== 'STOPPED';
  const change = async () => {
    try {
      const refusal = isRunning
        ? (await stop({ variables: { id } })).data?.stopMailing.errors[0]
        : (await resume({ variables: { id } })).data?.resumeMailing.errors[0];
      if (refusal) notify.error(refusal.message);
      else notify.success(isRunning ? 'The mailing is stopped.' : 'The mailing continues.');
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };
  return (
    <SteadyButton
      size="small"
      variant="outlined"
      color={isRunning ? 'error' : 'primary'}
      loading={stopping.loading || resuming.loading}
      startIcon={isRunning ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
      aria-label={`${isRunning ? 'Stop' : 'Resume'} “${subject}”`}
      onClick={() => void change()}
    >
      {isRunning ? 'Stop' : 'Resume'}
    </SteadyButton>
  );
}
