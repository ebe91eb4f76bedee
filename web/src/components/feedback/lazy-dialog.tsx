import type { ComponentType } from 'react';
import Dialog from '@mui/material/Dialog';
import { LoadProblem, partOf } from './lazy-part';
import type { LazyPart } from './lazy-part';
import { SectionLoader, appearsLate } from './loaders';

/** Returns a dialog whose code loads when it is first opened; see `lazyPart`. It can be closed before it is loaded. */
export const lazyDialog = <Props extends { onClose: (result: null) => void }>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> =>
  partOf(load, ({ onClose }, loading) => {
    // usually the dialog is there at once, and nothing may flash before it
    const look = loading.problem ? {} : appearsLate;
    const label = loading.problem ? 'Not loaded' : 'Loading...';
    return (
      <Dialog
        open
        onClose={() => onClose(null)}
        fullWidth
        maxWidth="xs"
        transitionDuration={0}
        slotProps={{ backdrop: { sx: look }, paper: { sx: look, 'aria-label': label } }}
      >
        {loading.problem ? (
          <LoadProblem {...loading} onClose={() => onClose(null)} />
        ) : (
          <SectionLoader minHeight={160} />
        )}
      </Dialog>
    );
  });
