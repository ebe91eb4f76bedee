import { useId } from 'react';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Controller, useFormContext } from 'react-hook-form';

/** Returns an id for a field: two forms of a page may have fields of the same name. */
export const useFieldId = (name: string): string => `field-${name.replaceAll('.', '-')}-${useId()}`;

export interface TextFieldProps {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  placeholder?: string;
  /** A sentence below the field; an error replaces it. */
  hint?: ReactNode;
  autoComplete?: string;
  /** Keyboard type on a phone, where it differs from the input type's. */
  inputMode?: 'numeric' | 'decimal' | 'text' | 'url';
  /** Only for pages whose purpose is this field. */
  autoFocus?: boolean;
  required?: boolean;
  readOnly?: boolean;
  /** More than one makes a text area of that height. */
  rows?: number;
  maxLength?: number;
  endAdornment?: ReactNode;
}

/**
 * The height of a text area's rows before hydration measures it, so that the layout does not shift. Material's line
 * height is 1.4375em.
 */
const heightOf = (rows: number) => ({ '& textarea:not([aria-hidden])': { minHeight: `${rows * 1.4375}em` } });

/** A labelled text field of the surrounding Form. Material's own TextField loads every kind of select with it. */
export function TextField({
  name,
  label,
  type = 'text',
  hint,
  readOnly,
  rows = 1,
  maxLength,
  inputMode,
  endAdornment,
  required,
  ...rest
}: TextFieldProps) {
  const id = useFieldId(name);
  const { control } = useFormContext();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { ref, ...field }, fieldState: { error } }) => (
        <FormControl error={error !== undefined} required={required} sx={rows > 1 ? heightOf(rows) : undefined}>
          <InputLabel id={`${id}-label`} htmlFor={id} shrink>
            {label}
          </InputLabel>
          <OutlinedInput
            {...rest}
            {...field}
            id={id}
            inputRef={ref}
            label={label}
            notched
            type={type}
            multiline={rows > 1}
            minRows={rows > 1 ? rows : undefined}
            endAdornment={endAdornment}
            aria-describedby={error?.message || hint ? `${id}-helper-text` : undefined}
            inputProps={{ readOnly, maxLength, inputMode, 'aria-invalid': error !== undefined }}
          />
          {(error?.message || hint) && (
            <FormHelperText id={`${id}-helper-text`}>{error?.message ?? hint}</FormHelperText>
          )}
        </FormControl>
      )}
    />
  );
}
