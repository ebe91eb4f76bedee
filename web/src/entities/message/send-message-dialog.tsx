import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiTextField from '@mui/material/TextField';
import { messageForm } from '../../../../contract/message';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SubmitButton } from '../../components/form/submit-button';
import type { MessageInput } from '../../gql/schema';
import { requestAnswered, requestIdFor } from '../../lib/request-id';
import { useViewer } from '../session/use-viewer';
import { useSendMessageMutation } from './message.generated';
import { MessageFields } from './message-fields';
import { TemplateChoice } from './template-choice';
import { useLeaveQuestion } from './use-leave-question';

export interface Recipient {
  id: string;
  name: string;
  email: string;
}

interface SendMessageDialogProps {
  user: Recipient;
  onClose: () => void;
  onSent: (sentence: string) => void;
}

const banner = (message: string) => [{ code: 'FAILED', message, field: null }];

/** A message to one account (specification, admin area, sections 2, 5 and 8). */
export function SendMessageDialog({ user, onClose, onSent }: SendMessageDialogProps) {
  const [send] = useSendMessageMutation();
  const [templateId, setTemplateId] = useState('');
  const owner = useViewer().viewer?.id ?? '';
  const draft = { name: `message-${user.id}`, owner };
  const form = useAppForm({
    schema: messageForm,
    defaultValues: { subject: '', body: '' },
    draft,
  });
  const close = useLeaveQuestion(form, onClose);
  const submit = async (message: MessageInput) => {
    const input = { userId: user.id, templateId: templateId || null, message };
    const requestId = requestIdFor(draft.name, owner, input);
    try {
      const { data } = await send({ variables: { input: { ...input, requestId } } });
      const answer = data?.sendMessage;
      if (!answer?.message && !answer?.errors.length) return banner('Failed to send message.');
      if (answer.message) {
        form.forgetDraft();
        requestAnswered(draft.name, owner);
        onSent('Message sent successfully.');
      }
      return answer.errors;
    } catch {
      return banner('Error sending message.');
    }
  };
  return (
    <Dialog open onClose={close} aria-labelledby="send-message-title" fullWidth maxWidth="md">
      <DialogTitle id="send-message-title">Send a message to {user.name}</DialogTitle>
      <Form form={form} label="Send message" onSubmit={submit}>
        <DialogContent sx={{ pb: 0, display: 'grid', gap: 2.5 }}>
          <FormErrorBanner />
          <MuiTextField
            label="To Email"
            value={user.email}
            slotProps={{ input: { readOnly: true }, inputLabel: { shrink: true } }}
            sx={{ mt: 1 }}
          />
          <TemplateChoice value={templateId} onChange={setTemplateId} isRestored={form.isRestored} />
          <MessageFields userId={user.id} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            Cancel
          </Button>
          <SubmitButton size="medium" busyText="Sending...">
            Send
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
