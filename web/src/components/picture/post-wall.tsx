import { useState } from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { keyframes } from '@emotion/react';
import { exampleColumns } from './example-posts';
import { MotionSwitch } from './motion-switch';
import { WallColumn } from './wall-column';

const rise = keyframes({ from: { transform: 'translate3d(0, 0, 0)' }, to: { transform: 'translate3d(0, -50%, 0)' } });

const seconds = [95, 120, 105];
const gap = 20;

/** Start of each column's animation cycle, so that no two rows align. */
const begins = [0, 0.37, 0.71];

interface PostWallProps {
  columns?: number;
  /** Describes the wall. */
  label?: string;
  /** Position of the horizontal thread, as CSS. */
  weftTop?: string;
  sx?: Exclude<SxProps<Theme>, readonly unknown[]>;
}

/**
 * Example posts as a fabric: columns on vertical threads that slowly move past each other, with one thread of the idea
 * through them all.
 */
export function PostWall({
  columns = 3,
  label = 'Examples of posts: a bakery, a gym, a florist, a repair shop, a travel guide and more',
  weftTop = '78%',
  sx,
}: PostWallProps) {
  const [paused, setPaused] = useState(false);
  return (
    <Box sx={[{ position: 'relative' }, sx ?? null]}>
      <Box
        role="img"
        aria-label={label}
        sx={{
          height: '100%',
          display: 'grid',
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          columnGap: `${gap}px`,
          position: 'relative',
          overflow: 'hidden',
          maskImage: 'linear-gradient(to bottom, transparent, #000 9%, #000 91%, transparent)',
        }}
      >
        <Box
          sx={{ position: 'absolute', insetInline: 0, top: weftTop, height: 10, backgroundColor: 'secondary.main' }}
        />
        {exampleColumns.slice(0, columns).map((posts, index) => (
          <WallColumn
            key={index}
            posts={posts}
            gap={gap}
            first={index < 2}
            animation={`${rise} ${seconds[index]}s linear ${-(begins[index] ?? 0) * (seconds[index] ?? 0)}s infinite ${index % 2 ? 'reverse' : 'normal'}`}
            paused={paused}
          />
        ))}
      </Box>
      <MotionSwitch paused={paused} onChange={setPaused} />
    </Box>
  );
}
