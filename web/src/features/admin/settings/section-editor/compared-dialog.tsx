import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { ChangedTexts } from './changed-texts';
import type { SectionKind } from './section-kind';
import { SectionPreview } from './section-preview';

interface ComparisonProps<Body> {
  kind: SectionKind<Body>;
  /** Heading above the words. */
  heading: string;
  before: unknown;
  after: unknown;
  /** The body in the preview. */
  shown: Body;
  /** Shown when nothing differs. */
  same: string;
}

/** How the words of two bodies differ, and how one of them looks. */
export const Comparison = <Body,>({ kind, heading, before, after, shown, same }: ComparisonProps<Body>) => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    <Box component="section" aria-label={heading}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {heading}
      </Typography>
      <ChangedTexts kind={kind} before={before} after={after} same={same} />
    </Box>
    <SectionPreview>
      <kind.View section={shown} />
    </SectionPreview>
  </Box>
);

interface ComparedDialogProps<Body> extends ComparisonProps<Body> {
  title: ReactNode;
  onClose: () => void;
}

/** Dialog with a comparison. */
export const ComparedDialog = <Body,>({ title, onClose, ...comparison }: ComparedDialogProps<Body>) => (
  <Dialog open onClose={onClose} aria-labelledby="compared-title" maxWidth="md" fullWidth>
    <DialogTitle id="compared-title">{title}</DialogTitle>
    <DialogContent>
      <Comparison {...comparison} />
    </DialogContent>
    <DialogActions>
      <Button variant="outlined" onClick={onClose}>
        Close
      </Button>
    </DialogActions>
  </Dialog>
);
