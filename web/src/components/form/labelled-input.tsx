import type { ReactNode, Ref } from 'react';
import FormControl from '@mui/material/FormControl';
import type { FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import type { NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';

interface Labelled extends Pick<FormControlProps, 'error' | 'required' | 'disabled' | 'size' | 'sx'> {
  id: string;
  label: string;
  /** A sentence below the field. */
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
      {helperText && <FormHelperText id={`${id}-helper-text`}>{helperText}</FormHelperText>}
    </FormControl>
  );
}

const describedBy = ({ id, helperText }: Labelled) => (helperText ? `${id}-helper-text` : undefined);

interface LabelledInputProps
  extends
    Labelled,
    Pick<OutlinedInputProps, 'value' | 'placeholder' | 'autoFocus' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  /** Attributes of the input element. */
  inputProps?: OutlinedInputProps['inputProps'];
}

/** A labelled text field outside of a Form. */
export function LabelledInput({
  value,
  placeholder,
  autoFocus,
  onChange,
  onBlur,
  onKeyDown,
  inputProps,
  ...labelled
}: LabelledInputProps) {
  const input = { value, placeholder, autoFocus, onChange, onBlur, onKeyDown, inputProps };
  return (
    <Labelled {...labelled}>
      <OutlinedInput
        {...input}
        id={labelled.id}
        label={labelled.label}
        notched
        aria-describedby={describedBy(labelled)}
      />
    </Labelled>
  );
}

interface LabelledSelectProps
  extends Labelled, Pick<NativeSelectProps, 'name' | 'value' | 'autoComplete' | 'onChange' | 'onBlur'> {
  inputRef?: Ref<HTMLSelectElement>;
  /** The options. */
  children: ReactNode;
}

/** A labelled select: the native element, which works best with phones and keyboards. */
export function LabelledSelect({
  name,
  value,
  autoComplete,
  onChange,
  onBlur,
  inputRef,
  children,
  ...labelled
}: LabelledSelectProps) {
  const select = { name, value, autoComplete, onChange, onBlur, inputRef };
  return (
    <Labelled {...labelled}>
      <NativeSelect
        {...select}
        id={labelled.id}
        input={<OutlinedInput label={labelled.label} notched />}
        inputProps={{ 'aria-invalid': labelled.error, 'aria-describedby': describedBy(labelled) }}
      >
        {children}
      </NativeSelect>
    </Labelled>
  );
}
