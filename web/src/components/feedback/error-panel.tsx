import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CloudOff } from '../../lib/generated/icons';

interface ErrorPanelProps {
  /** What happened. */
  title?: string;
  /** What is safe, and what to do. */
  message: ReactNode;
  onRetry?: () => void;
  retryText?: string;
  /** The page shows nothing else: the title is the page's heading. */
  page?: boolean;
  /** Buttons or links besides the retry. */
  actions?: ReactNode;
}

/** Shown where something could not be loaded. */
export function ErrorPanel({
  title,
  message,
  onRetry,
  retryText = 'Try again',
  page = false,
  actions,
}: ErrorPanelProps) {
  return (
    <Box
      role="alert"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        overflowWrap: 'anywhere',
        px: 3,
        py: 6,
      }}
    >
      <Box sx={{ color: 'error.main', display: 'grid' }}>
        <CloudOff size={32} aria-hidden />
      </Box>
      {title && (
        <Typography variant="h4" component={page ? 'h1' : 'h2'} tabIndex={page ? -1 : undefined}>
          {title}
        </Typography>
      )}
      <Typography sx={{ color: 'text.secondary', maxWidth: '52ch' }}>{message}</Typography>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', justifyContent: 'center', mt: 1 }}>
        {onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            {retryText}
          </Button>
        )}
        {actions}
      </Box>
    </Box>
  );
}
