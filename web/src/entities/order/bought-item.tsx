import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download, ExternalLink } from 'lucide-react';
import { formatBytes } from '../../lib/format';

interface BoughtItemProps {
  accessUrl: string | null;
  guidelines: string | null;
  /** Null for an item that is an external address. */
  file: { name: string; format: string; bytes: number } | null;
}

/** Content for the buyer of an item: the file or address, and the instructions. */
export function BoughtItem({ accessUrl, guidelines, file }: BoughtItemProps) {
  if (!accessUrl && !guidelines) return null;
  return (
    <Alert severity="success" icon={false} sx={{ mt: 3 }}>
      <Typography variant="h6" component="h3">
        It is yours
      </Typography>
      {guidelines && <Box sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>{guidelines}</Box>}
      {accessUrl && file && (
        <Button href={accessUrl} download={file.name} startIcon={<Download size={16} aria-hidden />} sx={{ mt: 2 }}>
          Download {file.format} ({formatBytes(file.bytes)})
        </Button>
      )}
      {accessUrl && !file && (
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
