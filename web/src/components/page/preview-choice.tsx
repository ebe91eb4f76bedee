import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

/** The colour schemes of a preview, for `PreviewChoice`. */
export const previewSchemes = { light: 'Light', dark: 'Dark' } as const;
export type PreviewScheme = keyof typeof previewSchemes;

interface PreviewChoiceProps<Value extends string> {
  label: string;
  /** The text of each value, in their order. */
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** Chooses how a preview is shown: its colours, or its device. */
export const PreviewChoice = <Value extends string>({ label, options, value, onChange }: PreviewChoiceProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={value}
    aria-label={label}
    onChange={(_event, next: Value | null) => next && onChange(next)}
  >
    {(Object.keys(options) as Value[]).map((one) => (
      <ToggleButton key={one} value={one} sx={{ px: 1.5, py: 0.25 }}>
        {options[one]}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
