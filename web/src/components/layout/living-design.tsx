import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Weave } from './weave';

/** The large design beside a form: the weave in motion, and words on it. */
export function LivingDesign({ children }: { children?: ReactNode }) {
  return (
    <Box
      component="aside"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        borderRadius: '28px',
        minHeight: { xs: 0, md: 620 },
        p: { xs: 3, md: 5 },
        display: 'grid',
        alignContent: 'end',
        color: '#FBF8F3',
        backgroundColor: '#241A5E',
      }}
    >
      <Weave colour="rgba(156, 136, 255, 0.35)" accent="#FF8A6E" moving />
      <Box sx={{ position: 'relative' }}>{children}</Box>
    </Box>
  );
}
