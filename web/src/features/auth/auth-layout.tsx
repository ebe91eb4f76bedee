import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { X } from '../../lib/generated/icons';
import { paths } from '../../lib/paths';
import { LivingDesign } from './living-design';

interface AuthLayoutProps {
  /** The page's heading. */
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Content below the form, such as the link to registration. */
  footer?: ReactNode;
  /** Content on the design, such as a list of benefits. */
  aside?: ReactNode;
}

/** A form beside a large animated design; one column on a phone. */
export function AuthLayout({ title, intro, children, footer, aside }: AuthLayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        maxWidth: 1280,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        py: { xs: 3, md: 5 },
        gap: { xs: 4, md: 6 },
        alignItems: 'stretch',
      }}
    >
      <Box sx={{ width: '100%', maxWidth: 460, mx: 'auto', py: { xs: 1, md: 5 }, position: 'relative' }}>
        <IconButton
          component={Link}
          to={paths.home.getHref()}
          aria-label="Close and go to the home page"
          sx={{ position: 'absolute', top: { xs: 0, md: 20 }, right: 0 }}
        >
          <X size={22} aria-hidden />
        </IconButton>
        <Typography variant="h2" component="h1" tabIndex={-1} sx={{ pr: 6 }}>
          {title}
        </Typography>
        {intro && <Typography sx={{ color: 'text.secondary', mt: 1.5 }}>{intro}</Typography>}
        <Box sx={{ mt: 4 }}>{children}</Box>
        {footer && <Box sx={{ mt: 3, color: 'text.secondary' }}>{footer}</Box>}
      </Box>
      <LivingDesign>{aside}</LivingDesign>
    </Box>
  );
}
