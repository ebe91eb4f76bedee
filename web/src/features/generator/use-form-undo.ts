import { useEffect, useRef } from 'react';
import type { Dispatch } from 'react';
import { notify } from '../../lib/notify';
import type { GeneratorAction, GeneratorForm } from './generator-form';

/** Replaces what is in the form, and says so in these words with an Undo button. */
export type ReplaceForm = (action: GeneratorAction, text: string) => void;

/** Returns whether replacing the form would lose something that a user has written. */
const hasOwnWork = ({ primaryText, template, enhancedPrompt }: GeneratorForm): boolean =>
  primaryText.trim() !== '' || template === null || enhancedPrompt !== '';

/**
 * Returns a function that replaces what is in the form, and says so with an Undo button. The message is closed with the
 * generator: then there is no form to restore.
 */
export function useFormUndo(form: GeneratorForm, dispatch: Dispatch<GeneratorAction>): ReplaceForm {
  const note = useRef<string | null>(null);
  const close = () => {
    if (note.current !== null) notify.dismiss(note.current);
    note.current = null;
  };
  useEffect(
    () => () => {
      if (note.current !== null) notify.dismiss(note.current);
    },
    [],
  );
  return (action, text) => {
    const before = form;
    close();
    dispatch(action);
    if (hasOwnWork(before)) note.current = notify.undo(text, () => dispatch({ type: 'restore', form: before }));
  };
}
