import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Mark } from './mark';

interface LogoProps {
  /** False shows only the mark. */
  name?: boolean;
  /** An edited logo. The product's own is drawn as SVG, so that it fits both colour schemes. */
  image?: { url: string; alt: string };
}

/** Mark and name, linking home. */
export function Logo({ name = true, image }: LogoProps) {
  const edited = image && image.url !== '' && !image.url.startsWith('/brand/');
  return (
    <Box
      component={Link}
      to={paths.home.getHref()}
      aria-label={`${image?.alt || 'Postloom'} home`}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        color: 'text.primary',
        textDecoration: 'none',
        borderRadius: '8px',
        typography: 'h4',
        letterSpacing: '-0.03em',
      }}
    >
      {edited ? <Box component="img" src={image.url} alt="" sx={{ height: 36, width: 'auto' }} /> : <Mark size={34} />}
      {!edited && name && <span>Postloom</span>}
    </Box>
  );
}
