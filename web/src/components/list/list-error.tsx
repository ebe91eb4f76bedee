import { useState } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '../feedback/empty-state';
import { ErrorPanel } from '../feedback/error-panel';

interface ListErrorProps {
  error: unknown;
  text: string;
  /** Heading of an alert that can be dismissed, where the specification asks for one. */
  title?: string;
  onRetry?: () => void;
  /** Rows that were loaded before stand below. */
  hasRows: boolean;
  /** Shows an alert also without rows. */
  isAlert?: boolean;
}

/** Says that the rows of a list could not be loaded. */
export function ListError({ error, text, title, onRetry, hasRows, isAlert = false }: ListErrorProps) {
  const [dismissed, setDismissed] = useState<unknown>(null);
  const sentence = hasRows ? `${text} The rows below were loaded before.` : text;
  const retry = onRetry && (
    <Button color="inherit" size="small" variant="text" onClick={onRetry}>
      Retry
    </Button>
  );
  if (title && dismissed !== error)
    return (
      <Alert severity="error" sx={{ mb: 2 }} onClose={() => setDismissed(error)}>
        <AlertTitle>{title}</AlertTitle>
        {sentence}
        <Box sx={{ ml: -0.75 }}>{retry}</Box>
      </Alert>
    );
  if (title) return hasRows ? null : <EmptyState title="Nothing is loaded" action={retry} />;
  if (!hasRows && !isAlert) return <ErrorPanel message={text} onRetry={onRetry} />;
  return (
    <Alert severity="error" sx={{ mb: 2 }} action={retry}>
      {sentence}
    </Alert>
  );
}
