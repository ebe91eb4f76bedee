import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { confirm } from '../../components/feedback/confirm';
import { StatusBadge } from '../../components/feedback/status-badge';
import { useDeleteDesignMutation, useDesignsQuery } from '../../gql/operations';
import type { DesignPartsFragment } from '../../gql/operations';
import { formatDateTime } from '../../lib/format';
import { notify } from '../../lib/notify';

interface DesignStripProps {
  shownId: string | null;
  onShow: (id: string | null) => void;
}

const step = 8;

/** Everything made so far, newest first; a click brings it back into the preview. */
export function DesignStrip({ shownId, onShow }: DesignStripProps) {
  const [size, setSize] = useState(step);
  const { data, previousData } = useDesignsQuery({ variables: { page: { size: Math.min(size, 100) } }, fetchPolicy: 'cache-and-network' });
  const designs = (data ?? previousData)?.designs;
  if (!designs || designs.items.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="your-designs" sx={{ mt: 6 }}>
      <Typography id="your-designs" variant="h5" component="h2" sx={{ mb: 2 }}>
        Your designs{' '}
        <Typography component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {designs.totalItems}
        </Typography>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
        {designs.items.map((design) => (
          <DesignTile key={design.id} design={design} shown={design.id === shownId} onShow={onShow} />
        ))}
      </Box>
      {designs.totalItems > designs.items.length && size < 100 && (
        <Button variant="outlined" onClick={() => setSize(size + step)} sx={{ mt: 2 }}>
          Show more
        </Button>
      )}
    </Box>
  );
}

function DesignTile({ design, shown, onShow }: { design: DesignPartsFragment; shown: boolean; onShow: (id: string | null) => void }) {
  const [deleteDesign] = useDeleteDesignMutation();
  const remove = async () => {
    const { data } = await deleteDesign({ variables: { id: design.id }, refetchQueries: ['Designs'], awaitRefetchQueries: true });
    const failure = data?.deleteDesign.errors[0];
    if (failure) notify.error(failure.message);
    else if (shown) onShow(null);
  };
  const askToRemove = () => confirm({ title: 'Delete this design?', text: 'Its picture is deleted for good. The credit it cost stays spent.', confirmText: 'Delete', danger: true, action: remove });
  return (
    <Box component="li" sx={{ position: 'relative' }}>
      <Box
        component="button"
        type="button"
        aria-label={`Show the design: ${design.primaryText}`}
        aria-pressed={shown}
        onClick={() => {
          onShow(design.id);
          window.scrollTo({ top: 0, behavior: 'smooth' });
        }}
        sx={{ display: 'grid', placeItems: 'center', width: '100%', aspectRatio: '1', p: 0, border: 2, borderStyle: 'solid', borderColor: shown ? 'primary.main' : 'divider', borderRadius: '14px', overflow: 'hidden', bgcolor: 'background.paper', color: 'inherit', cursor: 'pointer', font: 'inherit' }}
      >
        {design.thumbnailUrl ? <Box component="img" src={design.thumbnailUrl} alt="" loading="lazy" sx={{ width: '100%', height: '100%', objectFit: 'contain' }} /> : <StatusBadge status={design.state} />}
      </Box>
      {design.finishedAt && (
        <IconButton size="small" aria-label={`Delete the design: ${design.primaryText}`} onClick={() => void askToRemove()} sx={{ position: 'absolute', top: 8, right: 8, bgcolor: 'background.paper', '&:hover': { bgcolor: 'background.default' } }}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', mt: 0.5 }}>
        {formatDateTime(design.createdAt)}
      </Typography>
    </Box>
  );
}
