import { useController } from 'react-hook-form';
import { formatDay, isoDayOf } from '../../../../contract/day';
import { DayField } from '../day/day-field';
import { useFieldId } from './text-field';

interface WordedDayFieldProps {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
}

/** A day of the surrounding Form that is stored in words, as a page shows it ('1 November 2026'). */
export function WordedDayField({ name, label, hint, required }: WordedDayFieldProps) {
  const id = useFieldId(name);
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const words = field.value ?? '';
  const iso = isoDayOf(words);
  return (
    <div data-field={name}>
      <DayField
        id={id}
        label={label}
        value={iso}
        onChange={(day) => field.onChange(formatDay(day ?? ''))}
        onBlur={field.onBlur}
        inputRef={field.ref}
        required={required}
        error={fieldState.error ? true : undefined}
        helperText={
          fieldState.error?.message ?? (words && !iso ? `Stored as “${words}”. Please choose the day.` : hint)
        }
      />
    </div>
  );
}
