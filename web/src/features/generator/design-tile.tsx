import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { StatusBadge } from '../../components/feedback/status-badge';
import type { DesignPartsFragment } from '../../components/designs/live-designs.generated';
import { formatDateTime } from '../../lib/format';

interface DesignTileProps {
  design: DesignPartsFragment;
  shown: boolean;
  onShow: (id: string) => void;
  onDelete: (id: string) => void;
}

/** One design of the strip. */
export function DesignTile({ design, shown, onShow, onDelete }: DesignTileProps) {
  return (
    <Box component="li" sx={{ position: 'relative' }}>
      <Box
        component="button"
        type="button"
        aria-label={`Show the design: ${design.primaryText}`}
        aria-pressed={shown}
        data-design={design.id}
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
        {design.thumbnailUrl && (
          <Box
            component="img"
            src={design.thumbnailUrl}
            alt=""
            loading="lazy"
            sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
          />
        )}
      </Box>
      {!design.thumbnailUrl && (
        // over the button and not in it, whose name says what a click does
        <Box
          sx={{
            position: 'absolute',
            top: 0,
            width: '100%',
            aspectRatio: '1',
            display: 'grid',
            placeItems: 'center',
            pointerEvents: 'none',
          }}
        >
          <StatusBadge status={design.status} />
        </Box>
      )}
      {design.finishedAt && (
        <IconButton
          size="small"
          aria-label={`Delete the design: ${design.primaryText}`}
          onClick={() => onDelete(design.id)}
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
