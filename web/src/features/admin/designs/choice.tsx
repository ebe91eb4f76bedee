import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ChoiceProps<Value extends string> {
  label: string;
  words: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: string | null) => void;
}

/** One of a few values, as a row of buttons. */
export const Choice = <Value extends string>({ label, words, value, onChange }: ChoiceProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={value}
    onChange={(_event, next: string | null) => onChange(next)}
  >
    {(Object.keys(words) as Value[]).map((one) => (
      <ToggleButton key={one} value={one} sx={{ px: 1.5 }}>
        {words[one]}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
