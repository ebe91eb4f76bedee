import Box from '@mui/material/Box';
import { exampleSource } from './example-posts';
import type { ExamplePost } from './example-posts';
import { Picture } from './picture';

interface WallColumnProps {
  posts: readonly ExamplePost[];
  gap: number;
  /** Its uppermost pictures are in view when the page opens. */
  first: boolean;
  threads: readonly { top: string; colour: string; over: boolean }[];
  animation: string;
  paused: boolean;
}

const startsHigh = 2;

/** One column of posts, twice over, so that its movement has no seam. */
export function WallColumn({ posts, gap, first, threads, animation, paused }: WallColumnProps) {
  return (
    <Box sx={{ position: 'relative', minHeight: 0 }}>
      {threads.map(({ top, colour, over }) => (
        <Box key={top} sx={{ position: 'absolute', top, left: -gap / 2, right: -gap / 2, height: 9, backgroundColor: colour, zIndex: over ? 2 : 0, boxShadow: over ? '0 6px 14px -4px rgba(23, 20, 31, 0.45)' : 'none' }} />
      ))}
      <Box sx={{ position: 'absolute', insetInline: 0, top: 0, zIndex: 1, animation, animationPlayState: paused ? 'paused' : 'running' }}>
        {[0, 1].map((round) =>
          posts.map((post, index) => (
            <Box key={`${round}-${post.name}`} sx={{ pb: `${gap}px` }}>
              <Picture
                src={exampleSource(post)}
                alt=""
                sizes="(max-width: 900px) 220px, 280px"
                width={post.ratio === 1 ? 640 : 960}
                height={post.ratio === 1 ? 640 : 540}
                first={first && round === 0 && index < startsHigh}
                sx={{ aspectRatio: String(post.ratio), borderRadius: '18px', overflow: 'hidden', boxShadow: 'var(--soft-shadow)' }}
              />
            </Box>
          )),
        )}
      </Box>
    </Box>
  );
}
