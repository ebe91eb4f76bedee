import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { FilterChip } from './filter-chip';
import { formatChoices } from './format-filters';

interface ChoicesFilterProps<Choice extends string> {
  label: string;
  options: readonly { value: Choice; label: string }[];
  chosen: readonly Choice[] | undefined;
  onChange: (chosen: Choice[] | undefined) => void;
}

/** Filters a list by some of a few options, with each tick. No selection matches everything. */
export function ChoicesFilter<Choice extends string>({
  label,
  options,
  chosen = [],
  onChange,
}: ChoicesFilterProps<Choice>) {
  const turn = (value: Choice, isChosen: boolean) => {
    const next = isChosen ? [...chosen, value] : chosen.filter((one) => one !== value);
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <FilterChip label={label} words={formatChoices(options, chosen)} onClear={() => onChange(undefined)}>
      <FormGroup
        role="group"
        aria-label={label}
        sx={{ minWidth: 180, maxHeight: 'min(380px, 55dvh)', overflowY: 'auto', flexWrap: 'nowrap', m: -1, p: 1 }}
      >
        {options.map(({ value, label: words }, index) => (
          <FormControlLabel
            key={value}
            label={words}
            control={
              <Checkbox
                size="small"
                autoFocus={index === 0}
                checked={chosen.includes(value)}
                onChange={(_event, isChosen) => turn(value, isChosen)}
              />
            }
            sx={{ mr: 0, ml: -0.75, '& .MuiFormControlLabel-label': { pt: '7px', pr: 1 } }}
          />
        ))}
      </FormGroup>
    </FilterChip>
  );
}
