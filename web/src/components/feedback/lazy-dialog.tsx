import type { ComponentType } from 'react';
import Box from '@mui/material/Box';
import { LoadProblem, partOf } from './lazy-part';
import type { LazyPart } from './lazy-part';
import { SectionLoader, appearsLate } from './loaders';

/** Opens a dialog of the browser, and gives the focus back before it leaves the page. */
function shown(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}

/**
 * Returns a dialog whose code loads when it is first opened; see `lazyPart`. It can be closed before it is loaded: until
 * then it is a dialog of the browser, so that no page loads Material's for it.
 */
export const lazyDialog = <Props extends { onClose: (result: null) => void }>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> =>
  partOf(load, ({ onClose }, loading) => {
    // usually the dialog is there at once, and nothing may flash before it
    const look = loading.problem ? {} : appearsLate;
    return (
      <Box
        component="dialog"
        ref={shown}
        tabIndex={-1}
        aria-label={loading.problem ? 'Not loaded' : 'Loading...'}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          onClose(null);
        }}
        onCancel={(event) => {
          // the page closes it
          event.preventDefault();
          onClose(null);
        }}
        onClick={({ target, currentTarget }) => target === currentTarget && onClose(null)}
        sx={{ ...dialog, ...look, '&::backdrop': { ...backdrop, ...look } }}
      >
        <Box sx={{ p: 3 }}>
          {loading.problem ? (
            <LoadProblem {...loading} onClose={() => onClose(null)} />
          ) : (
            <SectionLoader minHeight={160} />
          )}
        </Box>
      </Box>
    );
  });

const dialog = {
  m: 'auto',
  p: 0,
  width: 'min(444px, 100vw - 64px)',
  border: 1,
  borderColor: 'divider',
  outline: 0,
  borderRadius: '24px',
  backgroundColor: 'background.paper',
  color: 'text.primary',
} as const;

const backdrop = { backgroundColor: 'rgb(0 0 0 / 50%)' } as const;
