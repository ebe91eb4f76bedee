import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useLasting } from '../feedback/use-lasting';

/** Shorter waits are not mentioned, in milliseconds. */
const noticeMs = 600;

/**
 * Says over the rows of the previous search or page that the next ones are loading. It takes no room, so that no row
 * moves.
 */
export function WaitNote({ waiting }: { waiting: boolean }) {
  const isShown = useLasting(waiting, noticeMs);
  return (
    <Box
      aria-live="polite"
      sx={{
        position: 'sticky',
        top: 88,
        zIndex: 2,
        height: 0,
        display: 'grid',
        justifyItems: 'center',
        displayPrint: 'none',
      }}
    >
      {isShown && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            height: 'max-content',
            mt: 1.5,
            px: 2,
            py: 1,
            borderRadius: '999px',
            border: 1,
            borderColor: 'divider',
            backgroundColor: 'background.paper',
            color: 'text.secondary',
            boxShadow: 'var(--soft-shadow)',
            fontSize: '0.875rem',
            pointerEvents: 'none',
          }}
        >
          <CircularProgress size={16} thickness={5} aria-hidden />
          Loading. Showing the rows loaded before.
        </Box>
      )}
    </Box>
  );
}
