import { memo } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import { POST_SIZES, type PostSize } from '../../../../../studio/posts/sizes';
import type { ChangePost } from '../post/use-post';
import { NewestPicture } from './post-picture';
import { moveByKey, usePictureDrag } from './use-picture-drag';
import { CaretOnCanvas } from './caret-on-canvas';
import { SelectionHandles } from './selection-handles';
import type { ComposedStore } from './use-composed';
import { WordTargets, type ChooseWords } from './word-targets';

interface PostCanvasProps {
  composed: ComposedPost | null;
  newest: ComposedStore;
  size: PostSize;
  pictureUrl: string;
  /** The size as it was saved last, for a browser that can't compose it; null while it may still do so. */
  savedUrl: string | null;
  /** What is to be seen, in words. */
  description: string;
  onChoose: ChooseWords;
  change: ChangePost;
}

/** The post as it is printed. Words can be clicked, the picture can be dragged. */
export const PostCanvas = memo(function PostCanvas(props: PostCanvasProps) {
  const { composed, newest, size, pictureUrl, savedUrl, description, onChoose, change } = props;
  const drag = usePictureDrag(composed, change);
  // the size before stays until the next one is composed
  const shown = savedUrl !== null && composed?.size !== size ? null : composed;
  const { width, height } = POST_SIZES[shown?.size ?? size];
  return (
    <Box sx={stage}>
      <Box style={{ aspectRatio: `${width} / ${height}`, ['--ratio' as string]: String(width / height) }} sx={sized}>
        <Box {...drag} sx={sheet}>
          {shown ? (
            <>
              <Box role="img" aria-label={description}>
                <NewestPicture newest={newest} shown={shown} pictureUrl={pictureUrl} />
              </Box>
              <Box
                component="button"
                type="button"
                aria-label="Move the picture with the arrow keys"
                onKeyDown={moveByKey(shown, change)}
                sx={mover}
              />
              <WordTargets composed={shown} onChoose={onChoose} />
              <CaretOnCanvas newest={newest} shown={shown} />
            </>
          ) : savedUrl !== null ? (
            <Box component="img" src={savedUrl} alt={description} sx={{ display: 'block', width: '100%' }} />
          ) : (
            <Skeleton variant="rectangular" width="100%" height="100%" sx={{ borderRadius: 0 }} />
          )}
        </Box>
        {shown && <SelectionHandles newest={newest} shown={shown} />}
      </Box>
    </Box>
  );
});

/** For keyboards only: a pointer drags the picture itself. */
const mover = {
  position: 'absolute',
  inset: 0,
  p: 0,
  border: 0,
  background: 'none',
  pointerEvents: 'none',
  borderRadius: '6px',
  '&:focus-visible': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: '-3px' },
} as const;

const stage = {
  display: 'grid',
  placeItems: 'center',
  p: { xs: 1.5, md: 3 },
  borderRadius: { xs: '16px', md: '20px' },
  border: 1,
  borderColor: 'divider',
  backgroundColor: 'var(--studio-stage)',
  minHeight: { md: 'calc(100dvh - 300px)' },
} as const;

/** As large as the stage allows in both directions; on a phone at most half of the height. */
const sized = {
  position: 'relative',
  width: {
    xs: 'min(100%, calc(38dvh * var(--ratio)))',
    md: 'min(100%, calc(max(320px, 100dvh - 360px) * var(--ratio)))',
  },
} as const;

/** Handles reach over its edge. */
const sheet = {
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  borderRadius: '6px',
  boxShadow: '0 1px 2px rgb(23 20 31 / 0.12), 0 18px 44px -18px rgb(23 20 31 / 0.35)',
  cursor: 'grab',
  touchAction: 'pan-y',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
} as const;
