import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { mailingKindLabels } from '../../../../contract/labels';
import { messageForm } from '../../../../contract/message';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SelectField } from '../../components/form/select-field';
import { SubmitButton } from '../../components/form/submit-button';
import type { MailingKind, UserTarget } from '../../gql/schema';
import { optionsOf } from '../../lib/options';
import { requestAnswered, requestIdFor } from '../../lib/request-id';
import { withProof } from '../account/admin-proof';
import { useViewer } from '../session/use-viewer';
import { useMailingReachQuery, useStartMailingMutation } from './message.generated';
import { MailingReach } from './mailing-reach';
import { MessageFields } from './message-fields';
import { TemplateChoice } from './template-choice';
import { useLeaveQuestion } from './use-leave-question';

const kinds = optionsOf<MailingKind>(mailingKindLabels);
const schema = messageForm.extend({ kind: z.enum(['NEWS', 'SERVICE']) });
type Values = z.infer<typeof schema>;

interface MailingDialogProps {
  target: UserTarget;
  onClose: () => void;
  /** Called with the number of users that get it. */
  onStarted: (reachable: number) => void;
}

/** A message to many accounts: it says how many get it before anything is sent. */
export function MailingDialog({ target, onClose, onStarted }: MailingDialogProps) {
  const [start] = useStartMailingMutation();
  const [templateId, setTemplateId] = useState('');
  const owner = useViewer().viewer?.id ?? '';
  const form = useAppForm<Values>({
    schema,
    defaultValues: { kind: 'NEWS', subject: '', body: '' },
    draft: { name: 'mailing', owner },
  });
  const close = useLeaveQuestion(form, onClose);
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { data, error, refetch } = useMailingReachQuery({ variables: { target, kind }, fetchPolicy: 'no-cache' });
  const reach = data?.mailingPreview;
  const submit = async ({ kind: chosen, ...message }: Values) => {
    if (!reach) return [{ code: 'NOT_COUNTED', message: 'The accounts are not counted yet.', field: null }];
    const input = { target, expected: reach.accounts, kind: chosen, templateId: templateId || null, message };
    const requestId = requestIdFor('mailing', owner, input);
    const answer = await withProof(async () => {
      const sent = await start({ variables: { input: { ...input, requestId } } });
      return sent.data?.startMailing;
    });
    if (answer?.mailing) {
      form.forgetDraft();
      requestAnswered('mailing', owner);
      onStarted(reach.reachable);
    }
    // more accounts match than were shown: the next try is for the number that is shown then
    if (answer?.errors.some(({ code }) => code === 'CONFLICT')) await refetch();
    return answer?.errors;
  };
  return (
    <Dialog open onClose={close} aria-labelledby="mailing-title" fullWidth maxWidth="md">
      <DialogTitle id="mailing-title">Send a message to many users</DialogTitle>
      <Form form={form} label="Mailing" onSubmit={submit}>
        <DialogContent sx={{ pb: 0, display: 'grid', gap: 2.5 }}>
          <FormErrorBanner />
          <MailingReach reach={reach} error={error} />
          <SelectField
            name="kind"
            label="Kind"
            options={kinds}
            hint={
              kind === 'NEWS'
                ? 'Not sent to users who have unsubscribed. Each email has an unsubscribe link.'
                : 'Only for what users must know, such as a change of your terms. They cannot unsubscribe from these.'
            }
          />
          <TemplateChoice value={templateId} onChange={setTemplateId} isRestored={form.isRestored} />
          <MessageFields kind={kind} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            Cancel
          </Button>
          <SubmitButton size="medium" busyText="Starting..." disabled={!reach || reach.reachable === 0}>
            {reach ? `Send to ${reach.reachable.toLocaleString('en-US')}` : 'Send'}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
