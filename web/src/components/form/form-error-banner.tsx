import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import { useFormContext } from 'react-hook-form';

interface FormErrorBannerProps {
  /** Scrolls the page to its top, as the sign-in and registration pages do (public-site.md, section 4). */
  toTop?: boolean;
}

/** An error of the form as a whole. Screen readers announce it when it appears, and it scrolls into view. */
export function FormErrorBanner({ toTop = false }: FormErrorBannerProps) {
  const { formState } = useFormContext();
  const message = formState.errors.root?.['server']?.message;
  const banner = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!message) return;
    banner.current?.focus({ preventScroll: true });
    if (toTop) window.scrollTo({ top: 0, behavior: 'smooth' });
    else banner.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [message, formState.submitCount, toTop]);

  if (!message) return null;
  return (
    <Alert ref={banner} severity="error" tabIndex={-1} sx={{ scrollMarginBlock: 96 }}>
      {message}
    </Alert>
  );
}
