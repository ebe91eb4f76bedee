import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { emailTemplateForm } from '../../../../../contract/message';
import { messageLimits } from '../../../../../contract/limits';
import { confirm } from '../../../components/feedback/confirm';
import { Refused } from '../../../components/feedback/confirm-question';
import { Form, useAppForm } from '../../../components/form/form';
import { FormErrorBanner } from '../../../components/form/form-error-banner';
import { SubmitButton } from '../../../components/form/submit-button';
import { TextField } from '../../../components/form/text-field';
import { useConflict } from '../../../components/form/use-conflict';
import { EmailTemplatesDocument } from '../../../entities/message/message.generated';
import type { EmailTemplatePartsFragment } from '../../../entities/message/message.generated';
import { MessageFields } from '../../../entities/message/message-fields';
import { useLeaveQuestion } from '../../../entities/message/use-leave-question';
import { useViewer } from '../../../entities/session/use-viewer';
import type { EmailTemplateInput } from '../../../gql/schema';
import { notify } from '../../../lib/notify';
import { useLostAnswer } from '../../../lib/use-lost-answer';
import { requestAnswered, requestIdFor } from '../../../lib/request-id';
import { useDeleteEmailTemplateMutation, useSaveEmailTemplateMutation } from './messages.generated';

interface TemplateDialogProps {
  /** A new one when omitted. */
  template: EmailTemplatePartsFragment | undefined;
  /** Loads the template again after another Admin has saved; nothing when it was deleted. */
  reload: () => Promise<EmailTemplatePartsFragment | undefined>;
  onClose: () => void;
}

const valuesOf = (template: EmailTemplatePartsFragment | undefined): EmailTemplateInput => ({
  name: template?.name ?? '',
  subject: template?.subject ?? '',
  body: template?.body ?? '',
});

/** Creates, changes or deletes an email template. */
export function TemplateDialog({ template, reload, onClose }: TemplateDialogProps) {
  const refetchQueries = [EmailTemplatesDocument];
  const [save] = useSaveEmailTemplateMutation({ refetchQueries, awaitRefetchQueries: true });
  const [remove] = useDeleteEmailTemplateMutation({ refetchQueries, awaitRefetchQueries: true });
  const owner = useViewer().viewer?.id ?? '';
  // a draft of an earlier version would undo what another Admin has saved since
  const [draftName] = useState(template ? `template-${template.id}-${template.version}` : 'template');
  const form = useAppForm({
    schema: emailTemplateForm,
    defaultValues: valuesOf(template),
    draft: { name: draftName, owner },
  });
  const { version, isOvertaken, note } = useConflict({
    stored: template,
    reload,
    show: (current) => form.reset(valuesOf(current), { keepDirtyValues: false }),
  });
  const close = useLeaveQuestion(form, onClose);
  const sent = useLostAnswer();
  const submit = async (input: EmailTemplateInput) => {
    const requestId = () => requestIdFor('template', owner, input);
    const variables = template ? { id: template.id, version } : { id: null, version: 0, requestId: requestId() };
    const answer = await sent(async () => (await save({ variables: { input, ...variables } })).data?.saveEmailTemplate);
    if (answer) requestAnswered('template', owner);
    if (isOvertaken(answer?.errors)) return undefined;
    if (answer?.template) {
      form.forgetDraft();
      notify.success('The template is saved.');
      onClose();
      return undefined;
    }
    return answer?.errors;
  };
  const askToDelete = async ({ id, name }: EmailTemplatePartsFragment) => {
    const isDeleted = await confirm({
      title: `Delete the template “${name}”?`,
      text: 'Messages already sent with it are kept.',
      confirmText: 'Delete',
      danger: true,
      action: async () => {
        const { data } = await remove({ variables: { id, version } });
        const problem = data?.deleteEmailTemplate.errors[0];
        // deleted by an earlier try whose answer was lost, or by another Admin
        if (problem && problem.code !== 'NOT_FOUND') throw new Refused(problem.message);
      },
    });
    if (!isDeleted) return;
    form.forgetDraft();
    onClose();
  };
  return (
    <Dialog open onClose={close} aria-labelledby="template-title" fullWidth maxWidth="md">
      <DialogTitle id="template-title">{template ? template.name : 'New template'}</DialogTitle>
      <Form form={form} label="Email template" onSubmit={submit}>
        <DialogContent sx={{ pb: 0, display: 'grid', gap: 2.5 }}>
          {note}
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
