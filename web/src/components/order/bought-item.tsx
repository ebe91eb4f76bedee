import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';

/** What somebody who has paid for an item gets: where it is and how to use it. */
export function BoughtItem({ accessUrl, guidelines }: { accessUrl: string | null; guidelines: string | null }) {
  if (!accessUrl && !guidelines) return null;
  return (
    <Alert severity="success" icon={false} sx={{ mt: 3 }}>
      <Typography variant="h6" component="h3">
        It is yours
      </Typography>
      {guidelines && <Box sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>{guidelines}</Box>}
      {accessUrl && (
        <Button
          href={accessUrl}
          target="_blank"
          rel="noreferrer noopener"
          endIcon={<ExternalLink size={16} aria-hidden />}
          sx={{ mt: 2 }}
        >
          Open it
        </Button>
      )}
    </Alert>
  );
}
