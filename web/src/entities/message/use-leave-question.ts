import type { FieldValues } from 'react-hook-form';
import { confirm } from '../../components/feedback/confirm';
import type { AppForm } from '../../components/form/form';

/** Returns how a dialog closes: when something was written, it asks first and then deletes the draft. */
export function useLeaveQuestion<Values extends FieldValues>(
  form: Pick<AppForm<Values>, 'formState' | 'isRestored' | 'forgetDraft'>,
  onClose: () => void,
): () => void {
  // read while rendering: the form tracks only what is read
  const { isDirty } = form.formState;
  return () => {
    if (!isDirty && !form.isRestored) return onClose();
    void confirm({
      title: 'Leave the message?',
      text: 'Your message is not saved.',
      confirmText: 'Leave',
      cancelText: 'Keep writing',
      danger: true,
    }).then((leaves) => {
      if (!leaves) return;
      form.forgetDraft();
      onClose();
    });
  };
}
