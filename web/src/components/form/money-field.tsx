import MuiTextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { useFieldId } from './use-field-id';

interface MoneyFieldProps {
  name: string;
  label: string;
  /** ISO 4217, shown behind the amount. */
  currency: string;
  hint?: string;
  required?: boolean;
}

/** An amount as the API writes it: '19' and '19,5' become '19.00' and '19.50'. What is no amount stays as it is. */
function asAmount(text: string): string {
  const [, whole, cents = ''] = /^\s*(\d{1,10})(?:[.,](\d{0,2}))?\s*$/.exec(text) ?? [];
  return whole === undefined ? text : `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}

/** An amount of the surrounding Form: a decimal text from end to end, never a float. */
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
          style: { fontVariantNumeric: 'tabular-nums' },
        },
        input: { endAdornment: currency },
      }}
    />
  );
}
