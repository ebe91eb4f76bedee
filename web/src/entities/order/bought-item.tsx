import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download, ExternalLink } from '../../lib/generated/icons';
import { SafeHtml } from '../../components/sections/safe-html';
import { formatBytes } from '../../lib/format';

/** Headings of the guidelines are one level below the page's. */
const headings = { '& h2': { fontSize: '1.0625rem' }, '& h3': { fontSize: '1rem' } } as const;

interface BoughtItemProps {
  accessUrl: string | null;
  /** Safe HTML. */
  guidelinesHtml: string | null;
  /** Null for an item that is an external address. */
  file: { name: string; format: string; bytes: number } | null;
}

/** Content for the buyer of an item: the file or address, and the instructions. */
export function BoughtItem({ accessUrl, guidelinesHtml, file }: BoughtItemProps) {
  if (!accessUrl && !guidelinesHtml) return null;
  return (
    <Alert severity="success" icon={false} sx={{ mt: 3 }}>
      <Typography variant="h6" component="h3">
        It is yours
      </Typography>
      {guidelinesHtml && (
        <Box sx={{ mt: 0.5, overflowWrap: 'anywhere', '& p, & h2, & h3, & ul, & ol': { my: 1 }, ...headings }}>
          <SafeHtml html={guidelinesHtml} block />
        </Box>
      )}
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
