import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export interface TryLooksProps {
  sentence: string;
}

/** Three looks beside each other, below each other on a phone; empty frames until they are there. */
export function LookGrid({ children }: { children?: ReactNode }) {
  return (
    <Box
      component="ul"
      aria-busy={children === undefined}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: { xs: 4, md: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {children ?? [0, 1, 2].map((index) => <LookFrame key={index} footer={<Box sx={{ height: 44 }} />} />)}
    </Box>
  );
}

interface LookFrameProps {
  /** The post; an empty frame while it is not there. */
  children?: ReactNode;
  footer: ReactNode;
}

/** One look: the post, and what can be done with it. */
export function LookFrame({ children, footer }: LookFrameProps) {
  return (
    <Box component="li" sx={{ maxWidth: { xs: 480, md: 'none' }, width: '100%', mx: 'auto' }}>
      <Box
        sx={{
          aspectRatio: '1 / 1',
          borderRadius: '20px',
          overflow: 'hidden',
          boxShadow: 'var(--soft-shadow)',
          mb: 1.5,
        }}
      >
        {children ?? (
          <Skeleton variant="rectangular" animation={false} width="100%" height="100%" sx={{ borderRadius: 0 }} />
        )}
      </Box>
      {footer}
    </Box>
  );
}
