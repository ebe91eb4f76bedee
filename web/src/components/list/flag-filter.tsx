import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { FilterChip } from './filter-chip';

/** What a flag means when it is set, and when it is not, such as 'Unread' and 'Read'. */
export interface FlagWords {
  yes: string;
  no: string;
}

interface FlagFilterProps {
  label: string;
  words: FlagWords;
  flag: boolean | undefined;
  onChange: (flag: boolean | undefined) => void;
}

/** Filters a list by whether something holds; without a choice both are shown. */
export function FlagFilter({ label, words, flag, onChange }: FlagFilterProps) {
  const chosen = flag === undefined ? '' : flag ? 'yes' : 'no';
  return (
    <FilterChip label={label} words={chosen && words[chosen]} onClear={() => onChange(undefined)}>
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
    </FilterChip>
  );
}
