import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { z } from 'zod';
import { aiKeyLimits, changedAiKey, newAiKey } from '../../../../../../contract/ai-key';
import { Form, useAppForm } from '../../../../components/form/form';
import { FormErrorBanner } from '../../../../components/form/form-error-banner';
import { PasswordField } from '../../../../components/form/password-field';
import { SubmitButton } from '../../../../components/form/submit-button';
import { SwitchField } from '../../../../components/form/switch-field';
import { TextField } from '../../../../components/form/text-field';
import { mayDropChanges, useLeaveGuard } from '../../../../components/form/use-leave-guard';
import { withProof } from '../../../../entities/account/admin-proof';
import { serverMessage } from '../../../../lib/errors';
import { notify } from '../../../../lib/notify';
import { useLostAnswer } from '../../../../lib/use-lost-answer';
import { AiKeysDocument, useAddAiKeyMutation, useUpdateAiKeyMutation } from './keys.generated';
import type { StoredAiKeyFragment } from './keys.generated';

const isActive = z.boolean();
const [addForm, editForm] = [newAiKey.extend({ isActive }), changedAiKey.extend({ isActive })];
type KeyValues = z.input<typeof addForm>;

interface KeyDialogProps {
  /** Null adds a key. */
  stored: StoredAiKeyFragment | null;
  onClose: () => void;
  /** Receives a key whose secret is new and not yet tested. */
  onNewKey: (key: StoredAiKeyFragment) => void;
}

/** Adds a key of the AI service, or changes one. */
export function KeyDialog({ stored, onClose, onNewKey }: KeyDialogProps) {
  const title = stored ? 'Edit API key' : 'Add API key';
  const form = useAppForm<KeyValues>({
    schema: stored ? editForm : addForm,
    defaultValues: { name: stored?.name ?? '', key: '', isActive: true },
  });
  const [addKey] = useAddAiKeyMutation({ refetchQueries: [AiKeysDocument], awaitRefetchQueries: true });
  const [updateKey] = useUpdateAiKeyMutation();
  const sent = useLostAnswer();
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const hasChanges = isDirty && !isSubmitting;
  useLeaveGuard(hasChanges);

  const send = async ({ name, key, isActive: active }: KeyValues) =>
    stored
      ? // an unchanged name is not sent: another Admin may have renamed the key
        (
          await updateKey({
            variables: { input: { id: stored.id, name: dirtyFields.name ? name : null, key: key || null } },
          })
        ).data?.updateAiKey
      : (await addKey({ variables: { input: { name, key, isActive: active } } })).data?.addAiKey;
  const save = async (values: KeyValues) => {
    const failure = `Error: ${stored ? 'Failed to update key' : 'Failed to add key'}`;
    const refused = (message: string) => [{ code: 'UNKNOWN', message, field: null }];
    try {
      const answer = await sent(() => withProof(() => send(values)));
      if (!answer?.aiKey) return answer?.errors.length ? answer.errors : refused(failure);
      notify.success(stored ? 'API key updated successfully!' : 'API key added successfully!');
      onClose();
      if (values.key) onNewKey(answer.aiKey);
    } catch (error) {
      return refused(serverMessage(error, failure));
    }
    return undefined;
  };
  const close = async () => {
    if (!isSubmitting && (await mayDropChanges(hasChanges))) onClose();
  };
  return (
    <Dialog open onClose={() => void close()} aria-labelledby="key-title" maxWidth="sm" fullWidth>
      <DialogTitle id="key-title">{title}</DialogTitle>
      <Form form={form} label={title} onSubmit={save}>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <FormErrorBanner />
          <TextField
            name="name"
            label="Name"
            required
            maxLength={aiKeyLimits.name}
            autoComplete="off"
            hint="Shown to Admins only, such as the name of its project."
          />
          {stored?.fromEnvironment ? (
            <Alert severity="info">
              This key comes from the server's environment (GEMINI_API_KEYS). Change it there.
            </Alert>
          ) : (
            <PasswordField
              name="key"
              label="API key"
              required={!stored}
              maxLength={aiKeyLimits.key}
              autoComplete="new-password"
              hint={
                stored
                  ? `${stored.maskedKey} is stored. Leave this empty to keep it.`
                  : 'Stored encrypted; only its first and last characters are shown again.'
              }
            />
          )}
          {!stored && <SwitchField name="isActive" label="Use this key" />}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={isSubmitting} onClick={() => void close()}>
            Cancel
          </Button>
          <SubmitButton size="medium" busyText="Saving...">
            {stored ? 'Save' : 'Add key'}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
