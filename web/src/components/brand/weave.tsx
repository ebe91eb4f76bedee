import Box from '@mui/material/Box';
import { keyframes } from '@emotion/react';

const drift = keyframes({
  from: { transform: 'translate3d(0, 0, 0)' },
  to: { transform: 'translate3d(-120px, 0, 0)' },
});

const across = [60, 180, 300, 420, 540, 660];
const wave = (y: number) =>
  `M-120 ${y} ${Array.from({ length: 12 }, (_, i) => `q60 ${i % 2 ? 34 : -34} 120 0`).join(' ')}`;

interface WeaveProps {
  colour?: string;
  /** Colour of the single loose thread. */
  accent?: string;
  moving?: boolean;
}

/** The mark's weave, large and faint: texture behind heroes and designs. Decoration only. */
export function Weave({ colour = 'var(--mui-palette-thread-weave)', accent, moving = false }: WeaveProps) {
  return (
    <Box aria-hidden sx={{ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' }}>
      <Box
        component="svg"
        viewBox="0 0 1200 720"
        preserveAspectRatio="xMidYMid slice"
        sx={{
          position: 'absolute',
          inset: '0 -120px 0 0',
          width: 'calc(100% + 120px)',
          height: '100%',
          maxWidth: 'none',
          animation: moving ? `${drift} 60s ease-in-out infinite alternate` : undefined,
        }}
      >
        <g fill="none" strokeWidth="2">
          {across.map((y, index) => (
            <Box key={y} component="path" d={wave(y)} sx={{ stroke: accent && index === 3 ? accent : colour }} />
          ))}
          {across.map((y) => (
            <Box key={y} component="path" d={wave(y + 34)} transform="translate(60 0)" sx={{ stroke: colour }} />
          ))}
        </g>
      </Box>
    </Box>
  );
}
