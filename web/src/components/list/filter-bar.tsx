import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SlidersHorizontal } from 'lucide-react';

/** The filters of a list in a row; on a phone behind a button, so that rows are in sight first. */
export function FilterBar({ active, children }: { active: number; children: ReactNode }) {
  const narrow = useMediaQuery('(max-width: 760px)');
  const [isOpen, setOpen] = useState(active > 0);
  const id = useId();
  const isShown = !narrow || isOpen;
  return (
    <Box sx={{ mb: 2.5 }}>
      {narrow && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<SlidersHorizontal size={18} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={isShown ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          sx={{ mb: isOpen ? 1.5 : 0 }}
        >
          {active > 0 ? `Filters, ${active} in use` : 'Filters'}
        </Button>
      )}
      {isShown && (
        <Box id={id} role="group" aria-label="Show only" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {children}
        </Box>
      )}
    </Box>
  );
}
