import { useState } from 'react';
import Box from '@mui/material/Box';
import { Sparkles } from 'lucide-react';
import { tintOf } from '../../lib/colour';

interface ItemArtProps {
  src: string | null;
  name: string;
  /** All of the picture in its own shape; cut to the shape of a card otherwise. */
  whole?: boolean;
}

/** Picture of an item; a quiet field with a mark where there is none, or when it does not load. */
export function ItemArt({ src, name, whole = false }: ItemArtProps) {
  const [broken, setBroken] = useState(false);
  const shape = { display: 'block', width: '100%', aspectRatio: '4 / 3', borderRadius: '20px' } as const;
  if (src && !broken)
    return (
      <Box
        component="img"
        src={src}
        alt={name}
        loading={whole ? 'eager' : 'lazy'}
        onError={() => setBroken(true)}
        sx={{ ...shape, ...(whole ? { aspectRatio: 'auto', minHeight: 120 } : { objectFit: 'cover' }) }}
      />
    );
  return (
    <Box
      aria-hidden
      sx={{
        ...shape,
        display: 'grid',
        placeItems: 'center',
        color: 'primary.main',
        bgcolor: tintOf('primary-main', 12),
      }}
    >
      <Sparkles size={40} />
    </Box>
  );
}
