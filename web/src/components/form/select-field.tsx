import { Controller, useFormContext } from 'react-hook-form';
import { LabelledSelect } from './labelled-input';
import { useFieldId } from './text-field';

interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** The first option, for 'nothing selected'. */
  placeholder?: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  autoComplete?: string;
}

/** A select of the surrounding Form: the native element, which works best with phones and keyboards. */
export function SelectField({ name, label, options, placeholder, hint, ...rest }: SelectFieldProps) {
  const id = useFieldId(name);
  const { control } = useFormContext();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { ref, ...field }, fieldState: { error } }) => (
        <LabelledSelect
          {...rest}
          {...field}
          id={id}
          inputRef={ref}
          label={label}
          error={error !== undefined}
          helperText={error?.message ?? hint}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </LabelledSelect>
      )}
    />
  );
}
