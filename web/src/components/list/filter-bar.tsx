import { useRef } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface FilterBarProps {
  list: { filters: object; clearFilters: () => void };
  /** A chip for each filter. */
  children: ReactNode;
  /** Stands at the end of the line. */
  end?: ReactNode;
}

/** The filters of a list as chips in a line, which scrolls sideways on a phone. */
export function FilterBar({ list, children, end }: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  return (
    <Box ref={bar} role="group" aria-label="Filters" sx={{ ...line, displayPrint: 'none' }}>
      {children}
      {Object.keys(list.filters).length > 0 && (
        <Button
          variant="text"
          size="small"
          onClick={() => {
            // the button disappears with the filters, so the focus moves on
            bar.current?.querySelector('button')?.focus();
            list.clearFilters();
          }}
          sx={{ flex: 'none', px: 1.5 }}
        >
          Clear all
        </Button>
      )}
      {end}
    </Box>
  );
}

/** Full-width on a phone, so that a chip cut at the edge indicates that there is more. */
const line = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  gap: 1,
  mb: 2,
  mx: { xs: -2, md: 0 },
  px: { xs: 2, md: 0 },
  // padding for the focus ring, which the scrolling line would cut off
  py: 0.75,
  overflowX: { xs: 'auto', md: 'visible' },
  scrollPaddingInline: 16,
  scrollbarWidth: 'none',
} as const;
