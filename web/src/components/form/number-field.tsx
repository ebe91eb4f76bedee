import { useState } from 'react';
import { useController } from 'react-hook-form';
import { LabelledInput } from './labelled-input';
import { useFieldId } from './text-field';

interface NumberFieldProps {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** The unit shown after the number, for example 'credits'. */
  unit?: string;
}

const asText = (value: number | null | undefined) =>
  typeof value === 'number' && !Number.isNaN(value) ? String(value) : '';

/** Parses a whole number as people type it ('1,200', ' 40 '): null for blank, NaN for anything else. */
function parsed(text: string): number | null {
  const bare = text.replaceAll(/[\s,]/g, '');
  if (bare === '') return null;
  return /^-?\d{1,15}$/.test(bare) ? Number(bare) : NaN;
}

/**
 * A whole number of the surrounding Form, null while it is empty. Invalid text stays for correction, and fails the
 * schema.
 */
export function NumberField({ name, label, hint, required, unit }: NumberFieldProps) {
  const id = useFieldId(name);
  const { field, fieldState } = useController<Record<string, number | null>>({ name });
  const [typed, setTyped] = useState<string | null>(null);
  const { ref, value, onBlur, onChange, ...rest } = field;
  // The typed text is shown as long as it parses to the form's value; a reset replaces it.
  const meant = typed === null ? undefined : parsed(typed);
  const shown = typed !== null && Object.is(meant, value ?? null) ? typed : asText(value);
  return (
    <LabelledInput
      {...rest}
      id={id}
      inputRef={ref}
      label={label}
      required={required}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parsed(target.value));
      }}
      onBlur={() => {
        if (!Number.isNaN(meant)) setTyped(null);
        onBlur();
      }}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? hint}
      autoComplete="off"
      inputProps={{ inputMode: 'numeric' }}
      endAdornment={unit}
    />
  );
}
