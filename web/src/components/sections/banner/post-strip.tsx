import { useState } from 'react';
import Box from '@mui/material/Box';
import { keyframes } from '@emotion/react';
import { exampleColumns, exampleSource } from '../../picture/example-posts';
import { MotionSwitch } from '../../picture/motion-switch';
import { Picture } from '../../picture/picture';

const pass = keyframes({ from: { transform: 'translate3d(0, 0, 0)' }, to: { transform: 'translate3d(-50%, 0, 0)' } });
const height = 208;
const posts = [0, 1, 2]
  .flatMap((row) => exampleColumns.map((column) => column[row]))
  .filter((post) => post !== undefined);

/** The posts on a phone: one row on a thread. */
export function PostStrip() {
  const [paused, setPaused] = useState(false);
  return (
    <Box sx={{ display: { xs: 'block', md: 'none' }, position: 'relative', overflow: 'hidden', height }}>
      <Box
        sx={{ position: 'absolute', insetInline: 0, top: height * 0.46, height: 8, backgroundColor: 'secondary.main' }}
      />
      <Box
        role="img"
        aria-label="Examples of posts: a bakery, a gym, a florist, a travel guide and more"
        sx={{
          position: 'absolute',
          display: 'flex',
          width: 'max-content',
          animation: `${pass} 90s linear infinite`,
          animationPlayState: paused ? 'paused' : 'running',
        }}
      >
        {[0, 1].map((round) =>
          posts.map((post) => (
            <Box key={`${round}-${post.name}`} sx={{ pr: 1.75 }}>
              <Picture
                src={exampleSource(post)}
                alt=""
                sizes={`${Math.round(height * post.ratio)}px`}
                width={Math.round(height * post.ratio)}
                height={height}
                sx={{ height, aspectRatio: String(post.ratio), borderRadius: '16px', overflow: 'hidden' }}
              />
            </Box>
          )),
        )}
      </Box>
      <MotionSwitch paused={paused} onChange={setPaused} />
    </Box>
  );
}
