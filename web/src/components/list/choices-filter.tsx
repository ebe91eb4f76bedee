import { useId } from 'react';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';

interface ChoicesFilterProps<Choice extends string> {
  label: string;
  options: readonly { value: Choice; label: string }[];
  chosen: readonly Choice[] | undefined;
  onChange: (chosen: Choice[] | undefined) => void;
}

/** Narrows a list to some of a few words. Nothing chosen is everything. */
export function ChoicesFilter<Choice extends string>({
  label,
  options,
  chosen = [],
  onChange,
}: ChoicesFilterProps<Choice>) {
  const id = useId();
  const wordsOf = (values: readonly Choice[]) =>
    options.filter(({ value }) => values.includes(value)).map((option) => option.label);
  return (
    <MuiTextField
      select
      id={id}
      label={label}
      value={chosen}
      onChange={(event) => {
        // MUI types the value of a text field as a string; that of a multiple select is the list of its values
        const values = event.target.value as unknown as Choice[];
        onChange(values.length > 0 ? values : undefined);
      }}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: (values) => wordsOf(values as Choice[]).join(', ') || 'Any',
        },
      }}
      sx={{ flex: { xs: '1 1 100%', sm: '0 1 220px' }, minWidth: 0 }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value} dense>
          <Checkbox
            checked={chosen.includes(option.value)}
            size="small"
            tabIndex={-1}
            sx={{ p: 0.5, mr: 1 }}
            aria-hidden
          />
          <ListItemText primary={option.label} />
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
