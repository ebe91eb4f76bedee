import { useController } from 'react-hook-form';
import Skeleton from '@mui/material/Skeleton';
import { lazyPart } from '../feedback/lazy-part';
import { useFieldId } from './text-field';

// the calendar is the largest part of a form
const DayField = lazyPart(
  () => import('../day/day-field').then(({ DayField }) => DayField),
  <Skeleton variant="rounded" height={56} />,
);

interface DateFieldProps {
  name: string;
  label: string;
  /** First and last day that the calendar offers, ISO 8601. */
  min?: string;
  max?: string;
  hint?: string;
  required?: boolean;
}

/**
 * A day of the surrounding Form, ISO 8601 ('2026-11-21'), blank for none. An incomplete day is a text that no schema
 * accepts.
 */
export function DateField({ name, label, min, max, hint, required }: DateFieldProps) {
  const id = useFieldId(name);
  const { field, fieldState } = useController<Record<string, string>>({ name });
  return (
    <DayField
      id={id}
      label={label}
      value={field.value ?? ''}
      onChange={(day) => field.onChange(day ?? 'unfinished')}
      onBlur={field.onBlur}
      inputRef={field.ref}
      min={min}
      max={max}
      required={required}
      error={fieldState.error ? true : undefined}
      helperText={fieldState.error?.message ?? hint}
    />
  );
}
