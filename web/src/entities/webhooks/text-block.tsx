import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface BlockProps {
  label: string;
  text: string;
  /** Whether the label is drawn; false where it stands above already. */
  hasTitle?: boolean;
}

/** Text of a request or an answer, as it was sent. */
export const Block = ({ label, text, hasTitle = true }: BlockProps) => (
  <Box sx={{ minWidth: 0 }}>
    {hasTitle && <Typography sx={{ fontWeight: 600, fontSize: '0.875rem' }}>{label}</Typography>}
    <Box
      component="pre"
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{
        m: 0,
        mt: 0.5,
        p: 1.5,
        maxHeight: 240,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        fontFamily: 'ui-monospace, monospace',
        fontSize: '0.8125rem',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Box>
  </Box>
);
