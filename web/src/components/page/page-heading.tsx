import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageTitle } from './page-meta';

/** Heading of a page in the user area, and its document title. */
export function PageHeading({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        justifyContent: 'space-between',
        gap: { xs: 1.5, sm: 2 },
        mb: { xs: 1.5, sm: 3 },
      }}
    >
      <PageTitle>{title}</PageTitle>
      {/* the words wrap before the action leaves their line */}
      <Box sx={{ flex: { sm: '1 1 260px' }, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="h1" tabIndex={-1}>
          {title}
        </Typography>
        {text && (
          <Typography sx={{ color: 'text.secondary', mt: 0.75, fontSize: { xs: '0.9375rem', sm: '1rem' } }}>
            {text}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}
