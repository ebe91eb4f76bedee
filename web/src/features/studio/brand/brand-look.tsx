import Box from '@mui/material/Box';
import { BRAND_COLOURS, type Brand } from '../../../../../studio/posts/brand';

/** The colours of a brand as a small flag. */
export const ColorStrip = ({ colors, height = 28 }: { colors: Brand['colors']; height?: number }) => (
  <Box
    aria-hidden
    sx={{ display: 'flex', height, borderRadius: '8px', overflow: 'hidden', border: 1, borderColor: 'divider' }}
  >
    {BRAND_COLOURS.map((role) => (
      <span key={role} style={{ flex: role === 'main' ? 2 : 1, backgroundColor: colors[role] }} />
    ))}
  </Box>
);

/** What logos for light and for dark grounds are shown on. */
export const logoGrounds = { light: '#ffffff', dark: '#17141f' } as const;
