import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { encode } from 'uqr';

/** A text as a QR code: dark on light in both colour schemes, because cameras need that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const { data, size: modules } = encode(text, { border: 2, ecc: 'M' });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: squares.join(''), size: modules };
  }, [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 190, height: 190, flex: 'none', borderRadius: '12px', border: 1, borderColor: 'divider' }}
    >
      <rect width={size} height={size} fill="#FFFFFF" />
      <path d={path} fill="#12101C" />
    </Box>
  );
}
