import Chip from '@mui/material/Chip';

type Tone = 'warning' | 'success' | 'info' | 'error' | 'default';

/** Specification, public site, section 4: colours of an order's words. Other words stay neutral. */
const tones: Record<string, Tone> = {
  pending: 'warning',
  processing: 'warning',
  paid: 'success',
  completed: 'success',
  shipped: 'info',
  cancelled: 'error',
};

/** A status as a word on its colour. Takes the API's spelling (IN_PROGRESS) or the word itself. */
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
