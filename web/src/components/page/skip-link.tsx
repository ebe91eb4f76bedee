import Box from '@mui/material/Box';

/** Keyboard link that skips the header. */
export const SkipLink = () => (
  <Box
    component="a"
    href="#main"
    sx={{
      position: 'absolute',
      left: 12,
      top: -80,
      zIndex: 'tooltip',
      px: 2.5,
      py: 1.5,
      borderRadius: '12px',
      backgroundColor: 'text.primary',
      color: 'background.default',
      fontWeight: 600,
      '&:focus': { top: 12 },
    }}
  >
    Skip to content
  </Box>
);
