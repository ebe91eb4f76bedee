import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { emailTemplateForm } from '../../../../../contract/message';
import { messageLimits } from '../../../../../contract/message-limits';
import { Refused, confirm } from '../../../components/feedback/confirm';
import { Form, useAppForm } from '../../../components/form/form';
import { FormErrorBanner } from '../../../components/form/form-error-banner';
import { SubmitButton } from '../../../components/form/submit-button';
import { TextField } from '../../../components/form/text-field';
import { EmailTemplatesDocument } from '../../../entities/message/message.generated';
import type { EmailTemplatePartsFragment } from '../../../entities/message/message.generated';
import { MessageFields } from '../../../entities/message/message-fields';
import { useLeaveQuestion } from '../../../entities/message/use-leave-question';
import type { EmailTemplateInput } from '../../../gql/schema';
import { notify } from '../../../lib/notify';
import { useDeleteEmailTemplateMutation, useSaveEmailTemplateMutation } from './messages.generated';

interface TemplateDialogProps {
  /** A new one when omitted. */
  template: EmailTemplatePartsFragment | undefined;
  onClose: () => void;
}

/** Creates, changes or deletes an email template. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const refetchQueries = [EmailTemplatesDocument];
  const [save] = useSaveEmailTemplateMutation({ refetchQueries, awaitRefetchQueries: true });
  const [remove] = useDeleteEmailTemplateMutation({ refetchQueries, awaitRefetchQueries: true });
  const form = useAppForm({
    schema: emailTemplateForm,
    defaultValues: { name: template?.name ?? '', subject: template?.subject ?? '', body: template?.body ?? '' },
  });
  const close = useLeaveQuestion(form, onClose);
  // a repeated click after a lost answer adds the same template; after a refusal a new id makes a new one
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const submit = async (input: EmailTemplateInput) => {
    const variables = template ? { id: template.id, version: template.version } : { id: null, version: 0, requestId };
    const { data } = await save({ variables: { input, ...variables } });
    const answer = data?.saveEmailTemplate;
    if (answer) setRequestId(crypto.randomUUID());
    if (answer?.template) {
      notify.success('The template is saved.');
      onClose();
    }
    return answer?.errors;
  };
  const askToDelete = async ({ id, version, name }: EmailTemplatePartsFragment) => {
    const isDeleted = await confirm({
      title: `Delete the template “${name}”?`,
      text: 'Messages that were sent with it stay.',
      confirmText: 'Delete',
      danger: true,
      action: async () => {
        const { data } = await remove({ variables: { id, version } });
        const problem = data?.deleteEmailTemplate.errors[0];
        if (problem) throw new Refused(problem.message);
      },
    });
    if (isDeleted) onClose();
  };
  return (
    <Dialog open onClose={close} aria-labelledby="template-title" fullWidth maxWidth="md">
      <DialogTitle id="template-title">{template ? template.name : 'New template'}</DialogTitle>
      <Form form={form} label="Email template" onSubmit={submit}>
        <DialogContent sx={{ pb: 0, display: 'grid', gap: 2.5 }}>
          <FormErrorBanner />
          <Box sx={{ mt: 1, display: 'grid' }}>
            <TextField name="name" label="Name" maxLength={messageLimits.templateName} required />
          </Box>
          <MessageFields />
        </DialogContent>
        <DialogActions>
          {template && (
            <Button color="error" variant="text" onClick={() => void askToDelete(template)}>
              Delete
            </Button>
          )}
          <Box sx={{ flex: 1 }} />
          <Button variant="outlined" onClick={close}>
            Cancel
          </Button>
          <SubmitButton size="medium" busyText="Saving...">
            Save
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
