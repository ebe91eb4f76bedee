import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from '../../lib/generated/icons';
import { onPicture, pictureGround } from '../../lib/styles';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { pictureUrl, titleOf } from '../../entities/design/shown-design';
import type { Zoom } from './use-zoom';

interface PictureStageProps {
  design: DesignPartsFragment | undefined;
  zoom: Zoom;
  /** Scroll container of an enlarged picture. */
  frame: Ref<HTMLDivElement>;
  /** Position in the list, such as '3 of 61'. */
  place: string | null;
  /** Undefined at the end of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Shown when there is no picture. */
  children: ReactNode;
}

/** The picture, fitted or enlarged, with the buttons to the previous and the next one. */
export function PictureStage({ design, zoom, frame, place, onPrevious, onNext, children }: PictureStageProps) {
  const hasPicture = Boolean(design?.imageUrl);
  const turn = (label: string, Icon: typeof ChevronLeft, go: (() => void) | undefined, side: 'left' | 'right') => (
    <IconButton
      aria-label={label}
      disabled={!go}
      onClick={go}
      sx={{ ...onPicture, position: 'absolute', top: '50%', [side]: 12, transform: 'translateY(-50%)' }}
    >
      <Icon size={22} aria-hidden />
    </IconButton>
  );
  return (
    <Box sx={{ position: 'relative', minWidth: 0, minHeight: 0, ...pictureGround }}>
      <Box
        ref={frame}
        // a scrollable frame must be scrollable by keyboard as well
        tabIndex={zoom.isLeast ? undefined : 0}
        role={zoom.isLeast ? undefined : 'group'}
        aria-label={zoom.isLeast ? undefined : 'The enlarged picture; arrow keys move it'}
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'flex',
          overflow: 'auto',
          containerType: 'size',
          touchAction: 'pan-x pan-y pinch-zoom',
          overscrollBehavior: 'contain',
          '&:focus-visible': { outline: `3px solid ${pictureGround.color}`, outlineOffset: -3 },
        }}
      >
        {design && hasPicture ? <LargePicture key={design.id} design={design} zoom={zoom} /> : children}
      </Box>
      {turn('Previous design', ChevronLeft, onPrevious, 'left')}
      {turn('Next design', ChevronRight, onNext, 'right')}
      {place && (
        <Typography
          role="status"
          variant="body2"
          sx={{
            ...onPicture,
            position: 'absolute',
            left: 12,
            bottom: 12,
            px: 1.25,
            py: 0.25,
            borderRadius: '999px',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {place}
        </Typography>
      )}
      {hasPicture && (
        <Box sx={{ position: 'absolute', right: 12, bottom: 12, display: 'flex', gap: 1 }}>
          <IconButton
            aria-label="Make the picture smaller"
            disabled={zoom.isLeast}
            onClick={() => zoom.step(-1)}
            sx={onPicture}
          >
            <ZoomOut size={20} aria-hidden />
          </IconButton>
          <IconButton
            aria-label="Make the picture larger"
            disabled={zoom.isMost}
            onClick={() => zoom.step(1)}
            sx={onPicture}
          >
            <ZoomIn size={20} aria-hidden />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}

const LargePicture = ({ design, zoom }: { design: DesignPartsFragment; zoom: Zoom }) => {
  const { width, height, size } = design;
  const thumbnailUrl = pictureUrl(design.thumbnailUrl, design);
  const ratio = width && height ? width / height : size === 'SQUARE' ? 1 : 16 / 9;
  return (
    <Box
      component="img"
      src={pictureUrl(design.imageUrl, design) ?? undefined}
      alt={`Design: ${titleOf(design)}`}
      draggable={false}
      {...zoom.pointer}
      sx={{
        flex: 'none',
        m: 'auto',
        display: 'block',
        maxWidth: 'none',
        width: `calc(min(100cqw, 100cqh * ${ratio}) * ${zoom.zoom})`,
        aspectRatio: String(ratio),
        cursor: zoom.isLeast ? 'zoom-in' : 'grab',
        '&:active': { cursor: zoom.isLeast ? 'zoom-in' : 'grabbing' },
        userSelect: 'none',
        // shows the thumbnail until the large picture has loaded
        background: thumbnailUrl ? `center / cover no-repeat url("${thumbnailUrl}")` : undefined,
      }}
    />
  );
};
