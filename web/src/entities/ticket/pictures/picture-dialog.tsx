import { useEffect } from 'react';
import type { KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronLeft, ChevronRight, X } from '../../../lib/generated/icons';
import { onPicture, pictureGround } from '../../../lib/styles';
import { Picture } from '../../../components/picture/picture';

/** A picture of a message, as the server provides it. */
export interface SentPicture {
  id: string;
  imageUrl: string;
  /** Missing in a message that is being sent from an older draft. */
  thumbnailUrl?: string | undefined;
  width: number;
  height: number;
}

interface PictureDialogProps {
  pictures: readonly SentPicture[];
  shown: number;
  /** Returns the name of a picture, such as 'Picture 1 of 2 from Support'. */
  nameOf: (index: number) => string;
  onTurn: (index: number) => void;
  onClose: () => void;
}

/** A picture of a message, fitted to the screen; arrow keys show the others, Escape closes it. */
export function PictureDialog({ pictures, shown, nameOf, onTurn, onClose }: PictureDialogProps) {
  const narrow = useMediaQuery('(max-width: 56.25em)');
  const picture = pictures[shown];
  const previous = shown > 0 ? () => onTurn(shown - 1) : undefined;
  const next = shown < pictures.length - 1 ? () => onTurn(shown + 1) : undefined;
  const addresses = pictures.map(({ imageUrl }) => imageUrl).join(' ');
  useEffect(() => {
    // preloads the other pictures
    for (const address of addresses.split(' ')) new Image().src = address;
  }, [addresses]);
  const turnByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const turn = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : undefined;
    if (!turn) return;
    event.preventDefault();
    turn();
  };
  if (!picture) return null;
  const turning = (label: string, Icon: typeof X, go: (() => void) | undefined, side: 'left' | 'right') => (
    <IconButton
      aria-label={label}
      // a disabled button would lose the focus, and with it the arrow keys
      aria-disabled={!go}
      onClick={go}
      sx={{
        ...onPicture,
        ...(!go && onPicture['&.Mui-disabled']),
        position: 'absolute',
        top: '50%',
        [side]: 12,
        transform: 'translateY(-50%)',
      }}
    >
      <Icon size={22} aria-hidden />
    </IconButton>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={turnByKey}
      fullScreen={narrow}
      maxWidth={false}
      slotProps={{
        paper: {
          'aria-label': nameOf(shown),
          sx: {
            ...pictureGround,
            overflow: 'hidden',
            ...(narrow
              ? { m: 0, borderRadius: 0, border: 0 }
              : { width: 'min(1320px, 94vw)', height: 'min(860px, 92vh)' }),
          },
        },
      }}
    >
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
        <Picture
          key={picture.id}
          src={picture.imageUrl}
          alt={nameOf(shown)}
          width={picture.width}
          height={picture.height}
          first
          sx={{
            position: 'absolute',
            inset: 0,
            p: { xs: 1, md: 2 },
            '& img': { objectFit: 'scale-down !important' },
          }}
        />
        {pictures.length > 1 && (
          <>
            {turning('Previous picture', ChevronLeft, previous, 'left')}
            {turning('Next picture', ChevronRight, next, 'right')}
            <Typography
              role="status"
              variant="body2"
              sx={{ ...onPicture, position: 'absolute', left: 12, bottom: 12, px: 1.5, py: 0.5, borderRadius: 999 }}
            >
              {shown + 1} of {pictures.length}
            </Typography>
          </>
        )}
        <IconButton
          aria-label="Close"
          onClick={onClose}
          sx={{ ...onPicture, position: 'absolute', top: 12, right: 12 }}
        >
          <X size={20} aria-hidden />
        </IconButton>
      </Box>
    </Dialog>
  );
}
