import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** The mark: two threads over and under each other, forming a P. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <Box component="svg" viewBox="0 0 40 40" width={size} height={size} aria-hidden sx={{ flex: 'none', display: 'block' }}>
      <Box component="rect" width="40" height="40" rx="11" sx={{ fill: 'var(--mui-palette-primary-main)' }} />
      <Box component="path" d="M13 33V8" sx={{ stroke: 'var(--mui-palette-primary-contrastText)' }} strokeWidth="5" strokeLinecap="round" fill="none" />
      <Box component="path" d="M8 12h12a7 7 0 0 1 0 14H8" sx={{ stroke: 'var(--mui-palette-secondary-main)' }} strokeWidth="5" strokeLinecap="round" fill="none" />
      <Box component="path" d="M13 8.5v7.5" sx={{ stroke: 'var(--mui-palette-primary-contrastText)' }} strokeWidth="5" strokeLinecap="round" fill="none" />
    </Box>
  );
}

/** Mark and name, linking home. */
export function Logo({ name = true }: { name?: boolean }) {
  return (
    <Box
      component={Link}
      to={paths.home.getHref()}
      aria-label="Postloom home"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, color: 'text.primary', textDecoration: 'none', borderRadius: 1, fontFamily: 'h1.fontFamily', typography: 'h4' }}
    >
      <Mark />
      {name && <span>Postloom</span>}
    </Box>
  );
}
