import { useEffect, useSyncExternalStore } from 'react';
import type { CSSProperties } from 'react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useColorScheme } from '@mui/material/styles';
import { CircleAlert, CircleCheck, X } from '../lib/generated/icons';
import { messages, mostNotes, usualDuration } from '../lib/notify';
import { paperTintOf, tintOf } from '../lib/styles';
import { whenIdle } from '../lib/when-idle';

/** The page's colours for everything that the library renders itself. */
const colours: CSSProperties & Record<`--${string}`, string> = {
  fontFamily: 'inherit',
  '--normal-bg': 'var(--mui-palette-background-paper)',
  '--normal-border': 'var(--mui-palette-divider)',
  '--normal-text': 'var(--mui-palette-text-primary)',
};

const icons = { success: <CircleCheck size={20} />, error: <CircleAlert size={20} />, close: <X size={16} /> };

const note = '[data-sonner-toaster][data-sonner-theme] [data-sonner-toast][data-styled=true]';

const toneOf = (colour: 'success-main' | 'error-main') => ({
  background: paperTintOf(colour, 9),
  borderColor: tintOf(colour, 35),
  '& [data-icon]': { color: `var(--mui-palette-${colour})` },
});

/** The look of an alert, with a button to close it that a thumb hits. */
const look = {
  [note]: {
    gap: 10,
    padding: '14px 52px 14px 18px',
    borderRadius: 16,
    fontSize: '0.9375rem',
    border: '1px solid var(--mui-palette-divider)',
    boxShadow: 'var(--soft-shadow)',
    '&[data-type=success]': toneOf('success-main'),
    '&[data-type=error]': toneOf('error-main'),
    '& [data-title]': { fontWeight: 400 },
    '& [data-icon]': { width: 20, height: 20, margin: 0 },
    '& [data-icon] svg': { margin: 0 },
    '& [data-close-button]': {
      top: '50%',
      left: 'auto',
      right: 10,
      width: 36,
      height: 36,
      transform: 'translateY(-50%)',
      border: 0,
      background: 'transparent',
      color: 'inherit',
      '&:hover': { background: tintOf('text-primary', 8) },
    },
  },
};

/** Container for the messages of `notify`. Rendered in the browser only. */
export function Notes() {
  const { mode } = useColorScheme();
  const library = useSyncExternalStore(messages.subscribe, messages.library, () => null);
  useEffect(() => whenIdle(() => void messages.load()), []);
  if (!library) return null;
  const { Toaster } = library;
  return (
    <>
      <GlobalStyles styles={look} />
      <Toaster
        position="top-right"
        theme={mode ?? 'system'}
        duration={usualDuration}
        visibleToasts={mostNotes}
        closeButton
        icons={icons}
        style={colours}
      />
    </>
  );
}
