import { useState } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazyDialog } from '../../../components/feedback/lazy-dialog';
import type { SentPicture } from './picture-dialog';

const PictureDialog = lazyDialog(() => import('./picture-dialog').then(({ PictureDialog }) => PictureDialog));

/** Height and maximum width of a thumbnail, in pixels. */
const high = 128;
const wide = { least: 48, most: 232 };

const widthOf = ({ width, height }: SentPicture) =>
  Math.round(Math.min(wide.most, Math.max(wide.least, (width / height) * high)));

interface SentPicturesProps {
  pictures: readonly SentPicture[];
  /** Author of the message, inside a sentence: 'you', 'Support'. */
  from: string;
  /** Whether they are the reader's own, which are on the right. */
  own: boolean;
}

/**
 * The pictures of a message in a row, in their aspect ratios; each opens large. Their space is reserved before they
 * load.
 */
export function SentPictures({ pictures, from, own }: SentPicturesProps) {
  const [shown, setShown] = useState<number | null>(null);
  const nameOf = (index: number) => `Picture ${index + 1} of ${pictures.length} from ${from}`;
  if (pictures.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: own ? 'end' : 'start' }}>
      {pictures.map((picture, index) => (
        <ButtonBase
          key={picture.id}
          onClick={() => setShown(index)}
          aria-haspopup="dialog"
          sx={{
            boxSizing: 'content-box',
            width: widthOf(picture),
            maxWidth: 'calc(100% - 2px)',
            height: high,
            borderRadius: '12px',
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.default',
            overflow: 'hidden',
            '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          <img
            src={picture.thumbnailUrl ?? picture.imageUrl}
            alt={nameOf(index)}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
            style={{ display: 'block', width: '100%', height: '100%', objectFit: 'scale-down' }}
          />
        </ButtonBase>
      ))}
      {shown !== null && (
        <PictureDialog
          pictures={pictures}
          shown={shown}
          nameOf={nameOf}
          onTurn={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </Box>
  );
}
