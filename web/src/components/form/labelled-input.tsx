import type { ReactNode } from 'react';
import FormControl from '@mui/material/FormControl';
import type { FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import type { NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';

interface Labelled extends Pick<FormControlProps, 'error' | 'required' | 'disabled' | 'fullWidth' | 'size' | 'sx'> {
  id: string;
  label: string;
  /** A sentence below the input. */
  helperText?: ReactNode;
}

/** Label and sentence around an input. Material's own TextField loads menus and every kind of select with it. */
function Labelled({ id, label, helperText, children, ...control }: Labelled & { children: ReactNode }) {
  return (
    <FormControl {...control}>
      <InputLabel id={`${id}-label`} htmlFor={id} shrink>
        {label}
      </InputLabel>
      {children}
      {helperText && <FormHelperText id={helperIdOf(id)}>{helperText}</FormHelperText>}
    </FormControl>
  );
}

const helperIdOf = (id: string) => `${id}-helper-text`;

type LabelledInputProps = Labelled & Omit<OutlinedInputProps, keyof Labelled | 'notched' | 'aria-describedby'>;

/** A labelled input for text. */
export function LabelledInput({
  id,
  label,
  helperText,
  error,
  required,
  disabled,
  fullWidth,
  size,
  sx,
  ...input
}: LabelledInputProps) {
  return (
    <Labelled {...{ id, label, helperText, error, required, disabled, fullWidth, size, sx }}>
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        notched
        aria-describedby={helperText ? helperIdOf(id) : undefined}
      />
    </Labelled>
  );
}

type LabelledSelectProps = Labelled &
  Pick<NativeSelectProps, 'name' | 'value' | 'autoComplete' | 'onChange' | 'onBlur' | 'inputRef'> & {
    /** The options, as elements. */
    children: ReactNode;
  };

/** A labelled select: the native element, which works best with phones and keyboards. */
export function LabelledSelect({
  id,
  label,
  helperText,
  error,
  required,
  disabled,
  fullWidth,
  size,
  sx,
  ...select
}: LabelledSelectProps) {
  return (
    <Labelled {...{ id, label, helperText, error, required, disabled, fullWidth, size, sx }}>
      <NativeSelect
        {...select}
        id={id}
        input={<OutlinedInput label={label} notched />}
        inputProps={{ 'aria-describedby': helperText ? helperIdOf(id) : undefined }}
      />
    </Labelled>
  );
}
