import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { PictureSample } from '../../../../../studio/posts/picture-sample';
import { POST_SIZES, type PostSize } from '../../../../../studio/posts/sizes';
import { PostPicture } from '../canvas/post-picture';
import { useComposedLater, type ComposeTask } from '../canvas/use-composed-later';
import type { BrowserType } from '../type/browser-type';
import { Choice } from './choice';

interface ThumbnailChoicesProps {
  /** Each look as a post to compose; must be the same object while nothing changes. */
  tasks: readonly (ComposeTask & { name: string })[];
  chosen: string;
  onChoose: (key: string) => void;
  size: PostSize;
  type: BrowserType | null;
  sample: PictureSample;
  pictureUrl: string;
}

/** Looks to choose from, each drawn as this very post. */
export function ThumbnailChoices({ tasks, chosen, onChoose, size, type, sample, pictureUrl }: ThumbnailChoicesProps) {
  const made = useComposedLater(type, sample, tasks);
  const { width, height } = POST_SIZES[size];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${width > height ? 2 : 3}, minmax(0, 1fr))`, gap: 1 }}>
      {tasks.map(({ key, name }) => {
        const composed = made.get(key);
        return (
          <Choice key={key} label={name} chosen={key === chosen} onChoose={() => onChoose(key)}>
            <Box sx={{ borderRadius: '6px', overflow: 'hidden' }} style={{ aspectRatio: `${width} / ${height}` }}>
              {composed?.size === size ? (
                <PostPicture composed={composed} pictureUrl={pictureUrl} />
              ) : (
                <Skeleton variant="rectangular" width="100%" height="100%" sx={{ borderRadius: 0 }} />
              )}
            </Box>
            <Box component="span" aria-hidden sx={{ display: 'block', pt: 0.5, fontSize: '0.75rem', fontWeight: 600 }}>
              {name}
            </Box>
          </Choice>
        );
      })}
    </Box>
  );
}
