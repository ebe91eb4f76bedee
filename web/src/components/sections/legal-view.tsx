import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SafeHtml } from './safe-html';

const text = {
  '& h2': { typography: 'h5', mt: 6, mb: 1 },
  '& p, & li': { lineHeight: 1.7 },
  '& p': { my: 1.5 },
  '& ul, & ol': { pl: 3 },
  '& li + li': { mt: 1 },
  '& > div > p:first-of-type': { mt: 0 },
} as const;

interface LegalViewProps {
  section: { title: string; validFrom: string; body: string };
  /** Content below the title. */
  children?: ReactNode;
}

/** A legal text in a readable line length, with its title beside it. */
export const LegalView = ({ section, children }: LegalViewProps) => (
  <Box
    component="article"
    sx={{
      maxWidth: 1320,
      mx: 'auto',
      px: { xs: 2, sm: 3 },
      pt: { xs: 5, md: 8 },
      pb: { xs: 2, md: 4 },
      display: 'grid',
      gap: { xs: 4, md: 10 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 7fr)' },
      alignItems: 'start',
    }}
  >
    <Box sx={{ position: { md: 'sticky' }, top: { md: 112 } }}>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {section.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>Effective from {section.validFrom}</Typography>
      {children}
    </Box>
    <Box sx={{ maxWidth: '68ch', ...text }}>
      <SafeHtml html={section.body} block />
    </Box>
  </Box>
);
