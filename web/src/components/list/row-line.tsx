import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface RowLineProps {
  /** What the row is, such as a name that leads to it. */
  main: ReactNode;
  quiet?: ReactNode;
  /** An amount, at the end of the line. */
  figure?: ReactNode;
  state?: ReactNode;
  /** Buttons of the row, below it. */
  actions?: ReactNode;
}

/** A row of a list on a phone: what it is, how much and in which state, in two lines. */
export const RowLine = ({ main, quiet, figure, state, actions }: RowLineProps) => (
  <Box sx={{ flex: 1, minWidth: 0, py: 0.75 }}>
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box data-printed sx={{ fontSize: '0.9375rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {main}
        </Box>
        {quiet && (
          <Typography component="div" variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {quiet}
          </Typography>
        )}
      </Box>
      <Box sx={ending}>
        {figure}
        {state}
      </Box>
    </Box>
    {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.25 }}>{actions}</Box>}
  </Box>
);

const ending = {
  display: 'grid',
  gap: 0.5,
  justifyItems: 'end',
  alignContent: 'start',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;
