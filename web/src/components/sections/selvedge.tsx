import Box from '@mui/material/Box';

/** The woven edge at the end of a page: short threads over and under two long ones. */
export const Selvedge = () => (
  <Box
    aria-hidden
    sx={{
      height: 22,
      color: 'var(--mui-palette-primary-main)',
      backgroundImage: [
        'linear-gradient(90deg, var(--mui-palette-background-paper) 0 3px, currentColor 3px 12px, var(--mui-palette-background-paper) 12px 15px, transparent 15px 30px)',
        'linear-gradient(var(--mui-palette-secondary-main) 0 0)',
      ].join(', '),
      backgroundSize: '30px 100%, 100% 8px',
      backgroundPosition: '0 0, 0 7px',
      backgroundRepeat: 'repeat-x, no-repeat',
    }}
  />
);
