import { useSyncExternalStore } from 'react';
import { useColorScheme } from '@mui/material/styles';
import { Toaster } from 'sonner';
import { mostNotes, usualDuration } from '../lib/notify';

const never = () => () => undefined;

/** Where `notify` shows its words. Exists in the browser only. */
export function Notes() {
  const { mode } = useColorScheme();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!inBrowser) return null;
  return (
    <Toaster
      position="top-right"
      theme={mode ?? 'system'}
      duration={usualDuration}
      visibleToasts={mostNotes}
      closeButton
      richColors={false}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        style: {
          borderRadius: 16,
          fontFamily: 'inherit',
          fontSize: '0.9375rem',
          border: '1px solid var(--mui-palette-divider)',
          background: 'var(--mui-palette-background-paper)',
          color: 'var(--mui-palette-text-primary)',
        },
      }}
    />
  );
}
