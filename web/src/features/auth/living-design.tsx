import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { PostWall } from '../../components/picture/post-wall';
import { stageTone } from '../../lib/styles';

/** The large design beside a form: posts moving on their threads, with text below. */
export function LivingDesign({ children }: { children?: ReactNode }) {
  return (
    <Box
      component="aside"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        borderRadius: '28px',
        minHeight: { xs: 0, md: 680 },
        display: 'grid',
        gridTemplateRows: { md: 'minmax(0, 1fr) auto' },
        color: '#FFFFFF',
        backgroundColor: stageTone(35),
        '--mui-palette-primary-main': 'var(--mui-palette-thread-onStage)',
        '--mui-palette-secondary-main': '#FF8A6E',
      }}
    >
      <Box sx={{ display: { xs: 'none', md: 'block' }, minHeight: 320, px: 4 }}>
        <PostWall columns={2} weftTop="62%" sx={{ height: '100%' }} />
      </Box>
      {children && <Box sx={{ p: { xs: 3, md: 5 }, pt: { md: 4 } }}>{children}</Box>}
    </Box>
  );
}
