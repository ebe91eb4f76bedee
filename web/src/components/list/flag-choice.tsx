import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

/** What a flag means when it is set, and when it is not, such as 'Unread' and 'Read'. */
export interface FlagWords {
  yes: string;
  no: string;
}

interface FlagChoiceProps {
  label: string;
  words: FlagWords;
  /** Blank without a choice. */
  chosen: '' | 'yes' | 'no';
  onChange: (flag: boolean) => void;
}

/** The two values of a flag's filter. */
export const FlagChoice = ({ label, words, chosen, onChange }: FlagChoiceProps) => (
  <RadioGroup
    aria-label={label}
    value={chosen}
    onChange={(_event, value) => onChange(value === 'yes')}
    sx={{ minWidth: 160 }}
  >
    {(['yes', 'no'] as const).map((value) => (
      <FormControlLabel
        key={value}
        value={value}
        label={words[value]}
        control={<Radio size="small" autoFocus={value === (chosen || 'yes')} />}
        sx={{ mr: 0, ml: -0.75 }}
      />
    ))}
  </RadioGroup>
);
