import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** Covers the page while a form is being sent; the button shows the progress. Material's backdrop loads dialogs' code. */
export function BusyScreen({ open }: { open: boolean }) {
  return (
    <Box
      aria-hidden={!open}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'color-mix(in srgb, var(--mui-palette-background-default) 60%, transparent)',
        opacity: open ? 1 : 0,
        visibility: open ? 'visible' : 'hidden',
        transition: (theme) => theme.transitions.create(['opacity', 'visibility']),
      }}
    >
      <CircularProgress aria-label="Please wait" />
    </Box>
  );
}
