import { useRef } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface FilterBarProps {
  list: { filters: object; clearFilters: () => void };
  /** A chip for each filter. */
  children: ReactNode;
}

/** The filters of a list as chips in a line, which scrolls sideways on a phone. */
export function FilterBar({ list, children }: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  return (
    <Box ref={bar} role="group" aria-label="Filters" sx={line}>
      {children}
      {Object.keys(list.filters).length > 0 && (
        <Button
          variant="text"
          size="small"
          onClick={() => {
            // the button goes with the filters, and the focus would go with it
            bar.current?.querySelector('button')?.focus();
            list.clearFilters();
          }}
          sx={{ flex: 'none', px: 1.5 }}
        >
          Clear all
        </Button>
      )}
    </Box>
  );
}

/** On a phone from edge to edge, so that a chip that is cut says that there is more. */
const line = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  gap: 1,
  mb: 2,
  mx: { xs: -2, md: 0 },
  px: { xs: 2, md: 0 },
  // room for the ring of what has the focus, which a line that scrolls would cut
  py: 0.75,
  overflowX: { xs: 'auto', md: 'visible' },
  scrollPaddingInline: 16,
  scrollbarWidth: 'none',
} as const;
