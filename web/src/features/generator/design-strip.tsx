import { useCallback } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useDeletedDesigns } from '../../entities/design/deleted-designs';
import { useDesignDeletion } from '../../entities/design/use-design-deletion';
import { successorOf, useTileFocus } from '../../entities/design/use-tile-focus';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { errorMessage } from '../../lib/errors';
import { paths } from '../../lib/paths';
import { DesignTile } from './design-tile';
import type { DesignList } from './use-design-list';

interface DesignStripProps {
  list: DesignList;
  shownId: string | null;
  onShow: (id: string | null) => void;
}

/** All designs so far, newest first; a click shows one in the preview. */
export function DesignStrip({ list, shownId, onShow }: DesignStripProps) {
  const { totalItems, loading, error, more, retry } = list;
  const deleted = useDeletedDesigns();
  const items = list.items?.filter(({ id }) => !deleted.has(id));
  const goOnAt = useTileFocus();
  const { remove } = useDesignDeletion({ onRestored: useCallback((ids) => goOnAt(ids[0]), [goOnAt]) });
  const removeOne = async (id: string) => {
    const next = successorOf(items ?? [], [id]);
    goOnAt(next);
    const deleted = await remove([id], { takesFocus: next === undefined });
    if (deleted === 0) goOnAt(id);
    else if (id === shownId) onShow(null);
  };
  const failed = error !== undefined && !loading;
  if (!failed && (!items || items.length === 0)) return null;
  return (
    <Box component="section" aria-labelledby="your-designs" sx={{ mt: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mb: 2 }}>
        <Typography id="your-designs" variant="h5" component="h2">
          Your designs{' '}
          {items && (
            <Typography component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {totalItems}
            </Typography>
          )}
        </Typography>
        <MuiLink component={Link} to={paths.user.designs.getHref()} sx={{ fontWeight: 600 }}>
          See all designs
        </MuiLink>
      </Box>
      {items && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            '--row': 'clamp(120px, 36vw, 160px)',
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1.5,
            rowGap: 2,
            // gives the last row the height of a full one
            '&::after': { content: '""', flex: '1000000 0 0px' },
          }}
        >
          {items.map((design) => (
            <DesignTile
              key={design.id}
              design={design}
              shown={design.id === shownId}
              onShow={onShow}
              onDelete={(id) => void removeOne(id)}
            />
          ))}
        </Box>
      )}
      {failed && (
        <ErrorPanel
          message={`Your designs could not be loaded. They are safe. ${errorMessage(error)}`}
          onRetry={retry}
          retryText="Retry"
        />
      )}
      {more && !failed && (
        <Button variant="outlined" onClick={more} sx={{ mt: 2 }}>
          Show more
        </Button>
      )}
    </Box>
  );
}
