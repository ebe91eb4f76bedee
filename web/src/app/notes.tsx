import { useEffect, useSyncExternalStore } from 'react';
import type { CSSProperties } from 'react';
import { useColorScheme } from '@mui/material/styles';
import { messages, mostNotes, usualDuration } from '../lib/notify';
import { whenIdle } from '../lib/when-idle';

/** The page's colours for everything that the library renders itself, such as the close button. */
const colours: CSSProperties & Record<`--${string}`, string> = {
  fontFamily: 'inherit',
  '--normal-bg': 'var(--mui-palette-background-paper)',
  '--normal-border': 'var(--mui-palette-divider)',
  '--normal-text': 'var(--mui-palette-text-primary)',
};

/** Container for the messages of `notify`. Rendered in the browser only. */
export function Notes() {
  const { mode } = useColorScheme();
  const library = useSyncExternalStore(messages.subscribe, messages.library, () => null);
  useEffect(() => whenIdle(() => void messages.load()), []);
  if (!library) return null;
  const { Toaster } = library;
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
