import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { confirm } from '../../components/feedback/confirm';

/** Returns how a dialog closes: it asks first when something was written. */
export function useLeaveQuestion<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'formState'>,
  onClose: () => void,
): () => void {
  // read while rendering: the form tracks only what is read
  const { isDirty } = form.formState;
  return () => {
    if (!isDirty) return onClose();
    void confirm({
      title: 'Leave the message?',
      text: 'What you have written is not saved.',
      confirmText: 'Leave',
      cancelText: 'Keep writing',
      danger: true,
    }).then((leaves) => leaves && onClose());
  };
}
