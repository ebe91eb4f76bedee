import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { z } from 'zod';
import { savedViewForm } from '../../../../contract/list-settings';
import { listSettingsLimits } from '../../../../contract/limits';
import { CheckboxField } from '../../components/form/checkbox-field';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { useDialogClose } from '../../components/form/use-dialog-close';
import { useLostAnswer } from '../../lib/use-lost-answer';
import type { SaveViewMutation } from './list-settings.generated';
import type { ViewInput } from './use-saved-views';

interface SaveViewDialogProps {
  view: ViewInput;
  /** Returns what the server refused. */
  onSave: (view: ViewInput) => Promise<SaveViewMutation['saveView']['errors'] | undefined>;
  onClose: () => void;
}

const schema = savedViewForm.pick({ name: true }).extend({ isShared: z.boolean() });

/** Names a view, and says who sees it. */
export function SaveViewDialog({ view, onSave, onClose }: SaveViewDialogProps) {
  const form = useAppForm({ schema, defaultValues: { name: view.name, isShared: view.isShared } });
  const close = useDialogClose(form, onClose);
  const sent = useLostAnswer();
  const submit = async (values: z.infer<typeof schema>) => {
    const answer = await sent(async () => {
      const errors = await onSave({ ...view, ...values });
      return errors && { errors };
    });
    if (answer?.errors.length === 0) onClose();
    return answer?.errors;
  };
  const title = view.id ? 'Edit view' : 'Save as view';
  return (
    <Dialog open onClose={close} aria-labelledby="save-view-title" fullWidth maxWidth="xs">
      <DialogTitle id="save-view-title">{title}</DialogTitle>
      <Form form={form} onSubmit={submit} label={title}>
        <DialogContent sx={{ pb: 0, display: 'grid', gap: 2.5 }}>
          <FormErrorBanner />
          <TextField
            name="name"
            label="Name"
            hint="The view stores the current search, filters and sort order."
            maxLength={listSettingsLimits.viewName}
            autoFocus
            required
          />
          <CheckboxField name="isShared" label="All Admins see it" />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={form.formState.isSubmitting} onClick={close}>
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
