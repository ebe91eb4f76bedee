import Box from '@mui/material/Box';
import { exampleSource } from './example-posts';
import type { ExamplePost } from './example-posts';
import { Picture } from './picture';

interface WallColumnProps {
  posts: readonly ExamplePost[];
  gap: number;
  /** Its topmost pictures are visible when the page opens. */
  first: boolean;
  animation: string;
  paused: boolean;
}

const startsHigh = 2;
/** Positions of the two vertical threads of a column. */
const warp = ['22%', 'calc(78% - 8px)'] as const;

/** One column of posts, rendered twice, so that its animation loops without a seam. */
export function WallColumn({ posts, gap, first, animation, paused }: WallColumnProps) {
  return (
    <Box sx={{ position: 'relative', minHeight: 0 }}>
      {warp.map((left) => (
        <Box key={left} sx={{ position: 'absolute', insetBlock: 0, left, width: 8, backgroundColor: 'primary.main' }} />
      ))}
      <Box
        sx={{
          position: 'absolute',
          insetInline: 0,
          top: 0,
          animation,
          animationPlayState: paused ? 'paused' : 'running',
        }}
      >
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
                from={900}
                sx={{
                  aspectRatio: String(post.ratio),
                  borderRadius: '18px',
                  overflow: 'hidden',
                  boxShadow: 'var(--soft-shadow)',
                }}
              />
            </Box>
          )),
        )}
      </Box>
    </Box>
  );
}
