import { useEffect, useState, useSyncExternalStore } from 'react';
import Box from '@mui/material/Box';
import { CloudOff } from 'lucide-react';
import { connection } from '../../lib/connection';

/** Shorter interruptions are not shown, in milliseconds. */
const noticeMs = 2_500;

export const useConnection = () => useSyncExternalStore(connection.subscribe, connection.get, () => 'idle' as const);

function useLongLost(): boolean {
  const lost = useConnection() === 'lost';
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!lost) return undefined;
    const timer = setTimeout(() => setLong(true), noticeMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [lost]);
  return lost && long;
}

/** Says that the content of the screen may be out of date, until the connection is back. */
export function ConnectionNote() {
  const shown = useLongLost();
  return (
    <Box
      aria-live="polite"
      sx={{
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
      {shown && (
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
          <CloudOff size={16} aria-hidden />
          Connection lost. Trying again...
        </Box>
      )}
    </Box>
  );
}
