import { useSyncExternalStore } from 'react';
import type { CSSProperties } from 'react';
import { useColorScheme } from '@mui/material/styles';
import { Toaster } from 'sonner';
import { mostNotes, usualDuration } from '../lib/notify';

const never = () => () => undefined;

/** Everything that the library draws by itself, such as the button that closes a note, in the colours of the page. */
const colours: CSSProperties & Record<`--${string}`, string> = {
  fontFamily: 'inherit',
  '--normal-bg': 'var(--mui-palette-background-paper)',
  '--normal-border': 'var(--mui-palette-divider)',
  '--normal-text': 'var(--mui-palette-text-primary)',
};

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
      style={colours}
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
