import MuiTextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { useFieldId } from './use-field-id';

interface DateFieldProps {
  name: string;
  label: string;
  /** First and last day that can be chosen, ISO 8601. */
  min?: string;
  max?: string;
  hint?: string;
  required?: boolean;
}

/** A day of the surrounding Form, ISO 8601 ('2026-11-21'), blank for none: the browser's own calendar, in the reader's order of day and month. */
export function DateField({ name, label, min, max, hint, required }: DateFieldProps) {
  const id = useFieldId(name);
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const { ref, value, ...rest } = field;
  return (
    <MuiTextField
      {...rest}
      type="date"
      id={id}
      inputRef={ref}
      label={label}
      required={required}
      value={value ?? ''}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min, max, 'aria-invalid': fieldState.error !== undefined },
      }}
    />
  );
}
