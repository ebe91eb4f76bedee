import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

export type Fact = readonly [name: string, value: ReactNode];

/** Names with their values, one below the other; a fact without a value is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Box component="dl" sx={look}>
    {facts.map(
      ([name, value]) =>
        value && (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ),
    )}
  </Box>
);

const look = {
  m: 0,
  display: 'grid',
  // on a phone long names wrap, as the values need the room
  gridTemplateColumns: { xs: 'fit-content(36%) minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
  columnGap: { xs: 2, sm: 3 },
  rowGap: 1,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
} as const;
