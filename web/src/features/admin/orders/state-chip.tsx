import Chip from '@mui/material/Chip';

interface StateChipProps {
  word: { label: string; tone: 'success' | 'warning' | 'error' | 'info' | 'default' };
}

/** A state as a word on its colour. */
export const StateChip = ({ word: { label, tone } }: StateChipProps) => (
  <Chip component="span" size="small" label={label} color={tone} />
);
