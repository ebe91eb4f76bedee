import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { mayDropChanges } from './use-leave-guard';

/** Returns how a dialog with a form closes: not while it is sent, and with a question before typed input is dropped. */
export function useDialogClose<Values extends FieldValues>(
  { formState }: Pick<UseFormReturn<Values>, 'formState'>,
  onClose: () => void,
): () => void {
  // read while rendering: the form tracks only what is read
  const { isDirty, isSubmitting } = formState;
  return () => {
    if (isSubmitting) return;
    void mayDropChanges(isDirty).then((mayClose) => mayClose && onClose());
  };
}
