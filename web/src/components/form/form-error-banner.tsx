import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import { useFormContext } from 'react-hook-form';

interface FormErrorBannerProps {
  /** The page goes back to its top, as the sign-in and registration pages do (public-site.md, section 4). */
  toTop?: boolean;
}

/** What went wrong with the form as a whole. It is read out when it appears, and comes into sight by the shortest way. */
export function FormErrorBanner({ toTop = false }: FormErrorBannerProps) {
  const { formState } = useFormContext();
  const message = formState.errors.root?.['server']?.message;
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!message) return;
    place.current?.focus({ preventScroll: true });
    if (toTop) window.scrollTo({ top: 0, behavior: 'smooth' });
    else place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [message, formState.submitCount, toTop]);

  if (!message) return null;
  return (
    <Alert ref={place} severity="error" tabIndex={-1} sx={{ scrollMarginBlock: 96 }}>
      {message}
    </Alert>
  );
}
