import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { confirm } from '../../components/feedback/confirm';
import { StatusBadge } from '../../components/feedback/status-badge';
import { useDeleteDesignMutation } from './generator.generated';
import type { DesignPartsFragment } from '../../components/designs/live-designs.generated';
import { formatDateTime } from '../../lib/format';
import { notify } from '../../lib/notify';

interface DesignTileProps {
  design: DesignPartsFragment;
  shown: boolean;
  onShow: (id: string | null) => void;
}

/** What deleting takes away, which depends on how the design has ended. */
const lossOf = ({ status }: DesignPartsFragment) =>
  status === 'SUCCEEDED'
    ? 'Its picture is deleted for good. The credit it cost stays spent.'
    : 'It has no picture. The credit it took has already come back.';

/** One design of the strip. */
export function DesignTile({ design, shown, onShow }: DesignTileProps) {
  const [deleteDesign] = useDeleteDesignMutation();
  const remove = async () => {
    const { data } = await deleteDesign({
      variables: { id: design.id },
      refetchQueries: ['Designs'],
      awaitRefetchQueries: true,
    });
    const failure = data?.deleteDesign.errors[0];
    if (failure) notify.error(failure.message);
    else if (shown) onShow(null);
  };
  const askToRemove = () =>
    confirm({
      title: 'Delete this design?',
      text: lossOf(design),
      confirmText: 'Delete',
      danger: true,
      action: remove,
    });
  return (
    <Box component="li" sx={{ position: 'relative' }}>
      <Box
        component="button"
        type="button"
        aria-label={`Show the design: ${design.primaryText}`}
        aria-pressed={shown}
        onClick={() => onShow(design.id)}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: '100%',
          aspectRatio: '1',
          p: 0,
          border: 2,
          borderStyle: 'solid',
          borderColor: shown ? 'primary.main' : 'divider',
          borderRadius: '14px',
          overflow: 'hidden',
          bgcolor: 'background.paper',
          color: 'inherit',
          cursor: 'pointer',
          font: 'inherit',
        }}
      >
        {design.thumbnailUrl ? (
          <Box
            component="img"
            src={design.thumbnailUrl}
            alt=""
            loading="lazy"
            sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
          />
        ) : (
          <StatusBadge status={design.status} />
        )}
      </Box>
      {design.finishedAt && (
        <IconButton
          size="small"
          aria-label={`Delete the design: ${design.primaryText}`}
          onClick={() => void askToRemove()}
          sx={{
            position: 'absolute',
            top: 8,
            right: 8,
            bgcolor: 'background.paper',
            '&:hover': { bgcolor: 'background.default' },
          }}
        >
          <Trash2 size={16} aria-hidden />
        </IconButton>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', mt: 0.5 }}>
        {formatDateTime(design.createdAt)}
      </Typography>
    </Box>
  );
}
