import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ThreadArt } from './thread-art';

interface EmptyStateProps {
  /** What will be here. */
  title: string;
  text?: ReactNode;
  /** The page shows nothing else: the title is the page's heading. */
  page?: boolean;
  /** The next step. */
  action?: ReactNode;
  /** Stands beside another empty state on a wide screen, where only that one has the picture. */
  isBeside?: boolean;
}

/** Shown where content will be, while there is none yet. */
export function EmptyState({ title, text, action, page = false, isBeside = false }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        overflowWrap: 'anywhere',
        px: 3,
        py: 7,
      }}
    >
      <Box sx={{ display: isBeside ? { xs: 'grid', md: 'none' } : 'grid' }}>
        <ThreadArt />
      </Box>
      <Typography variant="h4" component={page ? 'h1' : 'h2'} tabIndex={page ? -1 : undefined} sx={{ mt: 2 }}>
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', maxWidth: '48ch' }}>{text}</Typography>}
      {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Box>
  );
}
