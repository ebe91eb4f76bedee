import { useState } from 'react';
import Box from '@mui/material/Box';
import { Sparkles } from 'lucide-react';
import { tintOf } from '../../lib/colour';

interface ItemArtProps {
  src: string | null;
  name: string;
  /** As wide as its place, in its own shape; otherwise as large as the square of a card lets it be. */
  large?: boolean;
}

/** Whole picture of an item; a quiet field with a mark where there is none, or when it does not load. */
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

/** A hairline that is seen on a picture as light as the page, and on one as dark. */
const edge = {
  display: 'block',
  borderRadius: '16px',
  outline: '1px solid',
  outlineColor: tintOf('text-primary', 20),
  outlineOffset: '-1px',
} as const;

/** As large as the frame lets it be, in its own shape. */
const fitted = { position: 'absolute', inset: 0, m: 'auto', maxWidth: '100%', maxHeight: '100%' } as const;
