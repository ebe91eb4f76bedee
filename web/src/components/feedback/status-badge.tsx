import Chip from '@mui/material/Chip';

type Tone = 'warning' | 'success' | 'info' | 'error' | 'default';

/** Specification, public site, section 4: colours of status words. Other words are neutral. */
const tones: Record<string, Tone> = {
  pending: 'warning',
  processing: 'warning',
  paid: 'success',
  completed: 'success',
  shipped: 'info',
  cancelled: 'error',
  // ticket statuses: user area, section 4; 'secondary' is neutral here
  'in progress': 'warning',
  resolved: 'success',
  closed: 'default',
  open: 'info',
};

/** A status as a word on its colour. Accepts the API's spelling (IN_PROGRESS) or the word itself. */
export function StatusBadge({ status }: { status: string }) {
  const word = status.toLowerCase().replaceAll('_', ' ');
  return (
    <Chip
      component="span"
      size="small"
      label={word.charAt(0).toUpperCase() + word.slice(1)}
      color={tones[word] ?? 'default'}
    />
  );
}

interface StateChipProps {
  word: { label: string; tone: 'success' | 'warning' | 'error' | 'info' | 'default' };
}

/** A state as a word on its colour. */
export const StateChip = ({ word: { label, tone } }: StateChipProps) => (
  <Chip component="span" size="small" label={label} color={tone} />
);
