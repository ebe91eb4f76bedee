import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { applyBrand, type Brand } from '../../../../../studio/posts/brand';
import type { PostDocument } from '../../../../../studio/posts/document';
import type { PictureSample } from '../../../../../studio/posts/picture-sample';
import { POST_SIZES, type PostSize } from '../../../../../studio/posts/sizes';
import { PostPicture } from '../canvas/post-picture';
import { useComposedLater } from '../canvas/use-composed-later';
import { postOf, sampleOf } from '../post/stored-post';
import type { BrowserType } from '../type/browser-type';
import { useBrowserType } from '../type/use-browser-type';
import { useLastPostQuery, useLastPostsQuery } from './brand.generated';
import { examplePosts } from './example-posts';

const SHOWN = 3;

/** The last posts of the account in a brand, as they would look; examples for an account without any. */
export function BrandPreview({ brand }: { brand: Brand }) {
  const { type, failed } = useBrowserType();
  const { data, loading } = useLastPostsQuery({ fetchPolicy: 'cache-and-network' });
  const ids = (data?.me?.designs.items ?? [])
    .filter(({ lettering }) => lettering === 'SET')
    .slice(0, SHOWN)
    .map(({ id }) => id);
  const isExample = !loading && ids.length === 0;
  return (
    <>
      <Typography variant="h5" component="h2" sx={{ mb: 0.5 }}>
        {isExample ? 'Example posts' : 'Your last posts'}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {failed
          ? 'The fonts could not be loaded, so posts can not be shown here now.'
          : isExample
            ? 'Posts in this brand look like these. They change as you type.'
            : 'As they would look in this brand. They stay as they are until you apply it in the Studio.'}
      </Typography>
      <Box sx={posts}>
        {ids.map((id) => (
          <LastPost key={id} id={id} brand={brand} type={type} />
        ))}
        {isExample &&
          examplePosts.map(({ name, post, sample, picture, size }) => (
            <BrandedPost
              key={name}
              name={name}
              brand={brand}
              type={type}
              post={post}
              sample={sample}
              pictureUrl={picture}
              size={size}
            />
          ))}
      </Box>
    </>
  );
}

const posts = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  // a phone shows the first one alone
  '& > :not(:first-of-type)': { display: { xs: 'none', sm: 'block' } },
} as const;

function LastPost({ id, brand, type }: { id: string; brand: Brand; type: BrowserType | null }) {
  const { data } = useLastPostQuery({ variables: { id } });
  const stored = data?.design.document;
  const begun = useMemo(() => stored && { post: postOf(stored), sample: sampleOf(stored) }, [stored]);
  if (!stored || !begun) return data ? null : <Skeleton variant="rounded" sx={{ aspectRatio: '1', height: 'auto' }} />;
  return (
    <BrandedPost
      name={data.design.primaryText}
      brand={brand}
      type={type}
      {...begun}
      pictureUrl={stored.pictureUrl}
      size={stored.firstSize}
    />
  );
}

interface BrandedPostProps {
  /** Its headline, for people who can't see it. */
  name: string;
  brand: Brand;
  type: BrowserType | null;
  post: PostDocument;
  sample: PictureSample;
  pictureUrl: string;
  size: PostSize;
}

function BrandedPost({ name, brand, type, post, sample, pictureUrl, size }: BrandedPostProps) {
  const tasks = useMemo(() => [{ key: 'post', post: applyBrand(post, brand).document, size }], [post, brand, size]);
  const composed = useComposedLater(type, sample, tasks).get('post');
  const { width, height } = POST_SIZES[size];
  return (
    <Box sx={{ borderRadius: '10px', overflow: 'hidden' }} style={{ aspectRatio: `${width} / ${height}` }}>
      {composed ? (
        <Box role="img" aria-label={`Post in this brand: ${name}`}>
          <PostPicture composed={composed} pictureUrl={pictureUrl} />
        </Box>
      ) : (
        <Skeleton variant="rectangular" width="100%" height="100%" />
      )}
    </Box>
  );
}
