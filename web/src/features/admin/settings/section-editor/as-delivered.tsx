import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface AsDeliveredProps {
  text: string;
  accept: string;
  busy: boolean;
  onAccept: () => void;
}

/** Stands above a text that was never saved, and saves it as it is. */
export const AsDelivered = ({ text, accept, busy, onAccept }: AsDeliveredProps) => (
  <Alert severity="info">
    {text}
    <Box sx={{ mt: 1, p: '3px' }}>
      <Button data-field="accept" variant="outlined" color="inherit" size="small" disabled={busy} onClick={onAccept}>
        {accept}
      </Button>
    </Box>
  </Alert>
);
