import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { frameOf, tileSize } from './gallery-tile';
import { paleWhile } from '../../lib/styles';

const grid = {
  '--row': 'clamp(124px, 42vw, 224px)',
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 2.5,
  // gives the last row the height of a full one
  '&::after': { content: '""', flex: '1000000 0 0px' },
} as const;

/** Rows of pictures that fill the width, each in its own aspect ratio. */
export const GalleryGrid = ({ dim, children }: { dim: boolean; children: ReactNode }) => (
  <Box component="ul" aria-label="My designs" aria-busy={dim} sx={{ ...grid, ...paleWhile(dim) }}>
    {children}
  </Box>
);

const likely = Array.from({ length: 14 }, (_, index) => (index % 3 === 1 ? 'LANDSCAPE' : 'SQUARE'));

/** Placeholders while the pictures are not known. */
export const GallerySkeleton = () => (
  <Box role="status" aria-label="Loading...">
    <Box sx={grid} aria-hidden>
      {likely.map((size, index) => (
        <Box key={index} sx={tileSize(size)}>
          <Skeleton variant="rectangular" sx={{ ...frameOf(size), height: 'auto' }} />
          <Skeleton width="60%" sx={{ mt: 0.5 }} />
        </Box>
      ))}
    </Box>
  </Box>
);
