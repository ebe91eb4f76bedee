import { useState } from 'react';
import Box from '@mui/material/Box';
import { Package } from '../../lib/generated/icons';
import { tintOf } from '../../lib/styles';

/** Picture of the purchase; a drawn package when there is none, or when it does not load. */
export function PackageArt({ src, name }: { src: string | null; name: string }) {
  const [broken, setBroken] = useState(false);
  const shape = { width: 48, height: 48, borderRadius: '12px', display: 'inline-grid', placeItems: 'center' } as const;
  if (src && !broken)
    return (
      <Box component="img" src={src} alt={name} onError={() => setBroken(true)} sx={{ ...shape, objectFit: 'cover' }} />
    );
  return (
    <Box aria-hidden sx={{ ...shape, color: 'primary.main', bgcolor: tintOf('primary-main', 12) }}>
      <Package size={22} />
    </Box>
  );
}
