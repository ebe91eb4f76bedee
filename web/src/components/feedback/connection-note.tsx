import { useSyncExternalStore } from 'react';
import Box from '@mui/material/Box';
import { CloudOff, Hourglass } from '../../lib/generated/icons';
import { connection } from '../../lib/connection';
import { slowRequests } from '../../lib/slow-requests';
import { useLasting } from './use-lasting';

/** Shorter interruptions are not shown, in milliseconds. */
const noticeMs = 2_500;

export const useConnection = () => useSyncExternalStore(connection.subscribe, connection.get, () => 'idle' as const);

const useIsSlow = () =>
  useSyncExternalStore(
    slowRequests.subscribe,
    () => slowRequests.count() > 0,
    () => false,
  );

/** Says that the content of the screen may be out of date, or that a request has no answer yet. */
export function ConnectionNote() {
  const isLost = useLasting(useConnection() === 'lost', noticeMs);
  const isSlow = useIsSlow();
  return (
    <Box
      aria-live="polite"
      sx={{
        displayPrint: 'none',
        position: 'fixed',
        left: '50%',
        bottom: { xs: 'calc(84px + env(safe-area-inset-bottom))', md: 20 },
        transform: 'translateX(-50%)',
        zIndex: 'snackbar',
        width: 'max-content',
        maxWidth: 'calc(100vw - 32px)',
        pointerEvents: 'none',
      }}
    >
      {(isLost || isSlow) && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            px: 2,
            py: 1,
            borderRadius: '999px',
            border: 1,
            borderColor: 'divider',
            backgroundColor: 'background.paper',
            color: 'text.secondary',
            boxShadow: 'var(--soft-shadow)',
            fontSize: '0.875rem',
          }}
        >
          {isLost ? <CloudOff size={16} aria-hidden /> : <Hourglass size={16} aria-hidden />}
          {isLost ? 'Connection lost. Trying again...' : 'Still waiting for an answer...'}
        </Box>
      )}
    </Box>
  );
}
