import { useState } from 'react';
import Box from '@mui/material/Box';
import { Sparkles } from '../../lib/generated/icons';
import { tintOf } from '../../lib/styles';

interface ItemArtProps {
  src: string | null;
  name: string;
  /** Full width in its own aspect ratio; otherwise fitted into a card's square. */
  large?: boolean;
}

/** Whole picture of an item; a placeholder where there is none, or when it does not load. */
export function ItemArt({ src, name, large = false }: ItemArtProps) {
  const [broken, setBroken] = useState(false);
  if (!src || broken)
    return (
      <Box
        aria-hidden
        sx={{ ...frame, aspectRatio: '4 / 3', color: 'primary.main', bgcolor: tintOf('primary-main', 12) }}
      >
        <Sparkles size={40} />
      </Box>
    );
  const image = (
    <Box
      component="img"
      src={src}
      alt={name}
      loading={large ? 'eager' : 'lazy'}
      onError={() => setBroken(true)}
      sx={{ ...edge, ...(large ? { width: '100%', minHeight: 120 } : fitted) }}
    />
  );
  return large ? image : <Box sx={{ ...frame, aspectRatio: '1' }}>{image}</Box>;
}

const frame = { position: 'relative', display: 'grid', placeItems: 'center', borderRadius: '16px' } as const;

/** An outline that is visible on pictures as light as the page, and as dark ones. */
const edge = {
  display: 'block',
  borderRadius: '16px',
  outline: '1px solid',
  outlineColor: tintOf('text-primary', 20),
  outlineOffset: '-1px',
} as const;

/** Fitted into the frame in its own aspect ratio. */
const fitted = { position: 'absolute', inset: 0, m: 'auto', maxWidth: '100%', maxHeight: '100%' } as const;
