import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Trash2 } from '../../lib/generated/icons';
import { StatusBadge } from '../../components/feedback/status-badge';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { pictureUrl, titleOf } from '../../entities/design/shown-design';
import { formatDateTime } from '../../lib/format';

const ratios = { SQUARE: 1, LANDSCAPE: 16 / 9 } as const;

interface DesignTileProps {
  design: DesignPartsFragment;
  shown: boolean;
  onShow: (id: string) => void;
  onDelete: (id: string) => void;
}

/** One design of the strip. */
export function DesignTile({ design, shown, onShow, onDelete }: DesignTileProps) {
  const ratio = ratios[design.size];
  const thumbnailUrl = pictureUrl(design.thumbnailUrl, design);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        flex: `${ratio} 1 calc(var(--row) * ${ratio})`,
        minWidth: 0,
        // a square beside which a landscape does not fit would fill the width of a phone
        maxWidth: `calc(var(--row) * ${1.5 * ratio})`,
      }}
    >
      <Box
        component="button"
        type="button"
        aria-label={`Show the design: ${titleOf(design)}`}
        aria-pressed={shown}
        data-design={design.id}
        onClick={() => onShow(design.id)}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: '100%',
          aspectRatio: String(ratio),
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
        {thumbnailUrl && (
          <Box
            component="img"
            src={thumbnailUrl}
            alt=""
            loading="lazy"
            sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
          />
        )}
      </Box>
      {!thumbnailUrl && (
        // over the button and not inside it, because the button's name says what a click does
        <Box
          sx={{
            position: 'absolute',
            top: 0,
            width: '100%',
            aspectRatio: String(ratio),
            display: 'grid',
            placeItems: 'center',
            pointerEvents: 'none',
          }}
        >
          <StatusBadge status={design.status} />
        </Box>
      )}
      {/* below the picture, where nothing covers the text */}
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32, mt: 0.5 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary', flex: 1, minWidth: 0 }}>
          {formatDateTime(design.createdAt)}
        </Typography>
        {design.finishedAt && (
          <IconButton
            size="small"
            aria-label={`Delete the design: ${titleOf(design)}`}
            onClick={() => onDelete(design.id)}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
