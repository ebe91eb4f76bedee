import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { tintOf } from '../../../lib/styles';

interface ChoiceProps {
  label: string;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of several looks, shown rather than named. */
export function Choice({ label, chosen, onChoose, children }: ChoiceProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-label={label}
      aria-pressed={chosen}
      title={label}
      onClick={onChoose}
      sx={choice}
    >
      {children}
    </Box>
  );
}

const choice = {
  display: 'block',
  width: '100%',
  minWidth: 0,
  p: 0.5,
  border: 0,
  borderRadius: '10px',
  background: 'none',
  color: 'text.primary',
  font: 'inherit',
  cursor: 'pointer',
  outline: '1px solid transparent',
  '&:hover': { backgroundColor: tintOf('text-primary', 6) },
  '&[aria-pressed=true]': {
    outline: '2px solid var(--mui-palette-primary-main)',
    backgroundColor: tintOf('primary-main', 8),
  },
  '&:focus-visible': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: '2px' },
} as const;
