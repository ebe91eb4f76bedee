import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';

/** Covers the page while a form is being sent; the button shows the progress. */
export function BusyScreen({ open }: { open: boolean }) {
  return (
    <Backdrop
      open={open}
      aria-hidden={!open}
      sx={{ zIndex: 'modal', bgcolor: 'color-mix(in srgb, var(--mui-palette-background-default) 60%, transparent)' }}
    >
      <CircularProgress aria-label="Please wait" />
    </Backdrop>
  );
}
