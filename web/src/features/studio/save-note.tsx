import Box from '@mui/material/Box';
import { errorCode, errorMessage } from '../../lib/errors';
import { Check, CloudOff, LoaderCircle, TriangleAlert } from '../../lib/generated/icons';
import type { IconComponent } from '../../lib/icon';
import type { SaveState } from './post/autosave';

interface Note {
  text: string;
  Icon: IconComponent;
  colour: string;
}

function noteOf(state: SaveState): Note {
  switch (state.is) {
    case 'saved':
      return { text: 'Saved', Icon: Check, colour: 'success.main' };
    case 'changed':
    case 'saving':
      return { text: 'Saving', Icon: LoaderCircle, colour: 'text.secondary' };
    case 'offline':
      return { text: 'Offline, kept on this device', Icon: CloudOff, colour: 'warning.main' };
    case 'disputed':
      return { text: 'Not saved: changed elsewhere too', Icon: TriangleAlert, colour: 'warning.main' };
    case 'refused':
      return { text: state.errors[0]?.message ?? 'Not saved', Icon: TriangleAlert, colour: 'error.main' };
    case 'failed':
      return { text: failureOf(state.error), Icon: TriangleAlert, colour: 'error.main' };
  }
}

const failureOf = (error: unknown): string =>
  errorCode(error) === 'NOT_FOUND' ? 'Not saved: this design was deleted' : `Not saved. ${errorMessage(error)}`;

/** Says whether the post is saved. */
export function SaveNote({ state }: { state: SaveState }) {
  const { text, Icon, colour } = noteOf(state);
  const isUsual = state.is === 'saved' || state.is === 'changed' || state.is === 'saving';
  return (
    <Box
      role="status"
      // read aloud after each word, it would drown what is typed
      aria-live={isUsual ? 'off' : 'polite'}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary', fontSize: '0.875rem' }}
    >
      <Box component="span" sx={{ display: 'flex', color: colour }}>
        <Icon size={16} aria-hidden />
      </Box>
      {text}
    </Box>
  );
}
