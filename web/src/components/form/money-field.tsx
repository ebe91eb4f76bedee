import { useController } from 'react-hook-form';
import { LabelledInput } from './labelled-input';
import { useFieldId } from './text-field';
import { amountOf } from '../../lib/format';

interface MoneyFieldProps {
  name: string;
  label: string;
  /** ISO 4217, shown after the amount. */
  currency: string;
  hint?: string;
  required?: boolean;
}

/** An invalid amount stays as it is, for correction. */
const asAmount = (text: string): string => amountOf(text) ?? text;

/** An amount of the surrounding Form: a decimal string throughout, never a float. */
export function MoneyField({ name, label, currency, hint, required }: MoneyFieldProps) {
  const id = useFieldId(name);
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const { ref, value, onBlur, ...rest } = field;
  return (
    <LabelledInput
      {...rest}
      id={id}
      inputRef={ref}
      label={label}
      required={required}
      value={value ?? ''}
      onBlur={() => {
        const amount = asAmount(value ?? '');
        if (amount !== value) rest.onChange(amount);
        onBlur();
      }}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? hint}
      autoComplete="off"
      inputProps={{ inputMode: 'decimal', style: { fontVariantNumeric: 'tabular-nums', textAlign: 'right' } }}
      endAdornment={currency}
    />
  );
}
