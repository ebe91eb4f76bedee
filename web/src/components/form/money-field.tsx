import MuiTextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
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
    <MuiTextField
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
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          autoComplete: 'off',
          'aria-invalid': fieldState.error !== undefined,
          style: { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
        },
        input: { endAdornment: currency },
      }}
    />
  );
}
