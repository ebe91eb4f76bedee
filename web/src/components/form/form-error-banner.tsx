import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import { useFormContext } from 'react-hook-form';

/** What went wrong with the form as a whole. It scrolls into view and is read out when it appears. */
export function FormErrorBanner() {
  const { formState } = useFormContext();
  const message = formState.errors.root?.['server']?.message;
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!message) return;
    place.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'smooth' });
  }, [message, formState.submitCount]);

  if (!message) return null;
  return (
    <Alert ref={place} severity="error" tabIndex={-1}>
      {message}
    </Alert>
  );
}
