import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { SectionLoader } from '../../../components/feedback/loaders';
import { useEarlierSectionQuery } from './settings.generated';
import { serverMessage } from '../../../lib/errors';
import { ChangedWords } from './changed-words';
import { bodyIn } from './section-kind';
import type { SectionKind } from './section-kind';
import { SectionPreview } from './section-preview';

interface VersionDialogProps<Body> {
  kind: SectionKind<Body>;
  version: number;
  /** The body that stands now. */
  current: Body;
  onClose: () => void;
}

/** Dialog with an earlier version: as it was on the public site, and how its words differ from what stands now. */
export function VersionDialog<Body>({ kind, version, current, onClose }: VersionDialogProps<Body>) {
  const { data, error, loading } = useEarlierSectionQuery({ variables: { key: kind.key, version } });
  const body = data?.storedSection.earlierVersion?.body;
  return (
    <Dialog open onClose={onClose} aria-labelledby="version-title" maxWidth="md" fullWidth>
      <DialogTitle id="version-title">{`Version ${version}`}</DialogTitle>
      <DialogContent>
        {loading && <SectionLoader />}
        {error && <Alert severity="error">{`Error: ${serverMessage(error, `Failed to fetch ${kind.name}`)}`}</Alert>}
        {data && !body && <Alert severity="info">This version no longer fits the section.</Alert>}
        {body && (
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Box component="section" aria-labelledby="version-changes">
              <Typography id="version-changes" component="h3" sx={{ fontWeight: 600, mb: 1 }}>
                What has changed since
              </Typography>
              <ChangedWords
                kind={kind}
                before={bodyIn(kind, body)}
                after={current}
                same="Nothing: what stands now says the same."
              />
            </Box>
            <SectionPreview>
              <kind.View section={bodyIn(kind, body)} />
            </SectionPreview>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
