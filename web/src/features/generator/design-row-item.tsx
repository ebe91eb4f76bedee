import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Ban, CircleAlert, Hourglass, ImageIcon, Palette } from '../../lib/generated/icons';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { pictureUrl, titleOf, isUnfinished } from '../../entities/design/shown-design';
import { stageTone, tintOf } from '../../lib/styles';
import { formatElapsed, secondsBetween, stageOf } from './design-stage';

interface DesignRowItemProps {
  design: DesignPartsFragment;
  /** Queue position among the account's waiting designs; null for a design that does not wait. */
  place: number | null;
  /** Current time in milliseconds. */
  now: number;
  shown: boolean;
  cancelling: boolean;
  onShow: (id: string) => void;
  onCancel: (id: string) => void;
  retryOf: (design: DesignPartsFragment) => (() => void) | undefined;
}

const icons = {
  QUEUED: Hourglass,
  RUNNING: Palette,
  SUCCEEDED: ImageIcon,
  FAILED: CircleAlert,
  CANCELLED: Ban,
} as const;

/** One design: a click shows it in the preview; its actions are beside it. */
export function DesignRowItem({
  design,
  place,
  now,
  shown,
  cancelling,
  onShow,
  onCancel,
  retryOf,
}: DesignRowItemProps) {
  const { id, status, createdAt } = design;
  const title = titleOf(design);
  const unfinished = isUnfinished(design);
  const failed = status === 'FAILED' || status === 'CANCELLED';
  return (
    <Box
      component="li"
      data-shown={shown || undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pr: 1,
        borderRadius: '12px',
        backgroundColor: shown ? tintOf('primary-main', 10) : 'transparent',
      }}
    >
      <Box
        component="button"
        type="button"
        aria-pressed={shown}
        onClick={() => onShow(id)}
        sx={{
          flex: '1 1 auto',
          minWidth: 0,
          minHeight: 64,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          p: 1,
          border: 0,
          borderRadius: '12px',
          background: 'none',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'start',
          cursor: 'pointer',
        }}
      >
        <Thumbnail status={status} url={pictureUrl(design.thumbnailUrl, design)} />
        <Box component="span" sx={{ minWidth: 0, display: 'grid', gap: 0.25 }}>
          <Box
            component="span"
            sx={{ fontWeight: 600, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {title}
          </Box>
          <Box
            component="span"
            sx={{
              fontSize: '0.875rem',
              color: status === 'FAILED' ? 'error.main' : 'text.secondary',
              overflowWrap: 'anywhere',
            }}
          >
            {stageOf(design, place)}
            {unfinished && (
              <Box component="span" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                {' '}
                · {formatElapsed(secondsBetween(Date.parse(createdAt), now))}
              </Box>
            )}
          </Box>
        </Box>
      </Box>
      {unfinished && (
        <Button
          variant="text"
          size="small"
          color="inherit"
          disabled={cancelling}
          aria-label={`Cancel the design: ${title}`}
          onClick={() => onCancel(id)}
          sx={{ flex: 'none' }}
        >
          {cancelling ? 'Cancelling...' : 'Cancel'}
        </Button>
      )}
      {failed && (
        <Button
          variant="text"
          size="small"
          disabled={!retryOf(design)}
          aria-label={`Try again: ${title}`}
          onClick={retryOf(design)}
          sx={{ flex: 'none' }}
        >
          Try again
        </Button>
      )}
    </Box>
  );
}

/** The picture, or an icon for the state; one that is being generated pulses, unless reduced motion is set. */
function Thumbnail({ status, url }: { status: DesignPartsFragment['status']; url: string | null }) {
  const Icon = icons[status];
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 48,
        height: 48,
        borderRadius: '10px',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        bgcolor: status === 'RUNNING' ? stageTone(22) : 'background.default',
        color: status === 'RUNNING' ? '#FBF8F3' : status === 'FAILED' ? 'error.main' : 'text.secondary',
        '@keyframes breathe': { '50%': { opacity: 0.45 } },
        '@media (prefers-reduced-motion: no-preference)': {
          '& svg': status === 'RUNNING' ? { animation: 'breathe 1.6s ease-in-out infinite' } : {},
        },
      }}
    >
      {url ? (
        <Box component="img" src={url} alt="" sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
      ) : (
        <Icon size={20} />
      )}
    </Box>
  );
}
