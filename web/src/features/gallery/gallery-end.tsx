import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDesigns } from '../../entities/design/use-design-deletion';
import { errorMessage } from '../../lib/errors';
import type { Gallery } from './use-gallery';

/** Distance below the screen at which the next page is requested. */
const ahead = '800px';

/** Loads the next page when the end of the list comes near; after a failure the user has to do it. */
function useMoreAhead(more: () => void, enabled: boolean) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!enabled || !end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more();
      },
      { rootMargin: `0px 0px ${ahead} 0px` },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [more, enabled]);
  return end;
}

/** End of the loaded pictures: more of them, or the end of the list. */
export function GalleryEnd({
  gallery,
}: {
  gallery: Pick<Gallery, 'more' | 'retry' | 'hasMore' | 'loading' | 'error' | 'totalItems'>;
}) {
  const { more, retry, hasMore, loading, error, totalItems } = gallery;
  const failed = Boolean(error) && !loading;
  // observe anew after each page: the end may still be in view
  const end = useMoreAhead(() => void more(), hasMore && !loading && !failed);
  if (failed)
    return (
      <Alert
        severity="error"
        sx={{ mt: 3 }}
        action={
          <Button color="inherit" size="small" variant="text" onClick={hasMore ? () => void more() : retry}>
            Retry
          </Button>
        }
      >
        {hasMore ? 'The next designs could not be loaded.' : 'Showing what was loaded before.'} {errorMessage(error)}
      </Alert>
    );
  return (
    <Box ref={end} sx={{ display: 'grid', justifyItems: 'center', mt: 4, minHeight: 44 }}>
      {hasMore ? (
        <Button variant="outlined" disabled={loading} onClick={() => void more()}>
          {loading ? 'Loading...' : 'Load more'}
        </Button>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          That is all: {formatDesigns(totalItems)}
        </Typography>
      )}
    </Box>
  );
}
