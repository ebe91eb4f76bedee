import { LabelledSelect } from '../../components/form/labelled-input';

interface SelectBoxProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A select with many options: the native element, which works best with phones and keyboards. */
export function SelectBox<Value extends string>({ label, value, options, onChange }: SelectBoxProps<Value>) {
  return (
    <LabelledSelect
      id={`choice-${label.toLowerCase()}`}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </LabelledSelect>
  );
}
