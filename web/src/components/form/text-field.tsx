import { useId } from 'react';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { LabelledInput } from './labelled-input';

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

/** A labelled text field of the surrounding Form. */
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
        <LabelledInput
          {...rest}
          {...field}
          id={id}
          inputRef={ref}
          label={label}
          type={type}
          required={required}
          error={error !== undefined}
          helperText={error?.message ?? hint}
          multiline={rows > 1}
          minRows={rows > 1 ? rows : undefined}
          endAdornment={endAdornment}
          inputProps={{ readOnly, maxLength, inputMode }}
          sx={rows > 1 ? heightOf(rows) : undefined}
        />
      )}
    />
  );
}
