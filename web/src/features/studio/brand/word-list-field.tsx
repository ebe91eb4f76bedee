import { useState } from 'react';
import MuiTextField from '@mui/material/TextField';
import { useController, useFormState } from 'react-hook-form';
import { useFieldId } from '../../../components/form/text-field';

const separator = /[,\n]/u;
const wordsOf = (text: string) =>
  text
    .split(separator)
    .map((word) => word.trim())
    .filter(Boolean);

/** A list of words of the surrounding Form, typed with commas between them. */
export function WordListField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const id = useFieldId(name);
  const { field } = useController<Record<string, string[]>>({ name });
  const { errors } = useFormState({ name });
  const stored = field.value ?? [];
  const [typed, setTyped] = useState(stored.join(', '));
  // the words as they are typed, until another value arrives from outside
  const text = wordsOf(typed).join() === stored.join() ? typed : stored.join(', ');
  const message = messageIn(errors[name]);
  return (
    <MuiTextField
      id={id}
      inputRef={field.ref}
      label={label}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(wordsOf(target.value));
      }}
      onBlur={field.onBlur}
      error={message !== undefined}
      helperText={message ?? hint}
      slotProps={{ htmlInput: { 'aria-invalid': message !== undefined } }}
    />
  );
}

/** Returns the message at a list or at the first of its entries that has one. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message;
  return Object.values(error).map(messageIn).find(Boolean);
}
