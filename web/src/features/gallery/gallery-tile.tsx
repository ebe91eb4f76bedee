import { memo, useState } from 'react';
import type { MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { To } from 'react-router-dom';
import { CircleSlash, Hourglass, ImageOff, Unplug } from '../../lib/generated/icons';
import { labelOf } from '../../entities/design/design-options';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { pictureUrl, titleOf } from '../../entities/design/shown-design';
import { StudioCorner } from '../../entities/design/post-actions';
import { formatDate } from '../../lib/format';
import { stateOptions } from './gallery-filters';

const ratios = { SQUARE: 1, LANDSCAPE: 16 / 9 } as const;
const icons = { QUEUED: Hourglass, RUNNING: Hourglass, SUCCEEDED: ImageOff, FAILED: Unplug, CANCELLED: CircleSlash };

/** Returns the size of a tile: all pictures of a row have the same height, and the width of their own aspect ratio. */
export const tileSize = (size: DesignPartsFragment['size']) => {
  const ratio = ratios[size];
  return { flex: `${ratio} 1 calc(var(--row) * ${ratio})`, minWidth: 0 };
};
export const frameOf = (size: DesignPartsFragment['size']) => ({
  aspectRatio: String(ratios[size]),
  width: '100%',
  borderRadius: '14px',
  overflow: 'hidden',
});

/** Replaces a missing picture, with the reason in a word. */
const NoPicture = ({ status }: Pick<DesignPartsFragment, 'status'>) => {
  const Icon = icons[status];
  return (
    <Box
      sx={{
        height: '100%',
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        gap: 1,
        p: 1,
        color: 'text.secondary',
        textAlign: 'center',
        fontSize: '0.875rem',
        fontWeight: 600,
      }}
    >
      <Icon size={24} aria-hidden />
      {status === 'SUCCEEDED' ? 'The picture could not be loaded' : labelOf(stateOptions, status)}
    </Box>
  );
};

interface GalleryTileProps {
  design: DesignPartsFragment;
  /** Address of the large view. */
  to: To;
  chosen: boolean;
  /** Selection mode: a click selects. */
  choosing: boolean;
  onToggle: (id: string, range: boolean) => void;
}

/** One design of the gallery. Its tile has its size before the picture has loaded. */
export const GalleryTile = memo(function GalleryTile({ design, to, chosen, choosing, onToggle }: GalleryTileProps) {
  const { id, size, status, document, createdAt } = design;
  const title = titleOf(design);
  const thumbnailUrl = pictureUrl(design.thumbnailUrl, design);
  const [broken, setBroken] = useState<string | null>(null);
  const shownUrl = thumbnailUrl === broken ? null : thumbnailUrl;
  const chooseInstead = (event: MouseEvent) => {
    if (!choosing && !event.shiftKey) return;
    event.preventDefault();
    onToggle(id, event.shiftKey);
  };
  return (
    <Box
      component="li"
      sx={{
        ...tileSize(size),
        position: 'relative',
        '& .choose': { opacity: chosen || choosing ? 1 : 0, transition: 'opacity 150ms ease-out' },
        '&:hover .choose, &:focus-within .choose': { opacity: 1 },
        '@media (hover: none)': { '& .choose': { opacity: 1 } },
      }}
    >
      <Box
        component={Link}
        to={to}
        state={{ opened: true }}
        preventScrollReset
        data-design={id}
        aria-label={`Open the design: ${title}`}
        onClick={chooseInstead}
        sx={{
          ...frameOf(size),
          display: 'block',
          color: 'inherit',
          textDecoration: 'none',
          bgcolor: 'action.hover',
          boxShadow: (theme) =>
            chosen ? `0 0 0 3px ${theme.vars.palette.primary.main}` : `inset 0 0 0 1px ${theme.vars.palette.divider}`,
          transition: 'box-shadow 150ms ease-out',
        }}
      >
        {shownUrl && (
          <Box
            component="img"
            src={shownUrl}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBroken(shownUrl)}
            sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
          />
        )}
      </Box>
      {!shownUrl && (
        // over the link and not inside it, because the link's name says what a click does
        <Box sx={{ ...frameOf(size), position: 'absolute', top: 0, pointerEvents: 'none' }}>
          <NoPicture status={status} />
        </Box>
      )}
      <Box
        className="choose"
        sx={{ position: 'absolute', top: 8, left: 8, borderRadius: '10px', bgcolor: 'background.paper', boxShadow: 1 }}
      >
        <Checkbox
          checked={chosen}
          size="small"
          slotProps={{ input: { 'aria-label': `Select the design: ${title}` } }}
          onChange={({ nativeEvent }) => onToggle(id, (nativeEvent as { shiftKey?: boolean }).shiftKey === true)}
          sx={{ p: 0.75 }}
        />
      </Box>
      {document && !choosing && <StudioCorner id={id} text={title} />}
      <Box sx={{ display: 'flex', gap: 1, mt: 0.75, px: 0.25, fontSize: '0.8125rem', lineHeight: 1.4 }}>
        <Box
          component="span"
          sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {title}
        </Box>
        <Typography
          component="time"
          variant="inherit"
          dateTime={createdAt}
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', display: { xs: 'none', sm: 'inline' } }}
        >
          {formatDate(createdAt)}
        </Typography>
      </Box>
    </Box>
  );
});
