import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { SectionLoader } from '../../../../components/feedback/loaders';
import { useEarlierSectionQuery } from '../settings.generated';
import { serverMessage } from '../../../../lib/errors';
import { Comparison } from './compared-dialog';
import { bodyIn } from './section-kind';
import type { SectionKind } from './section-kind';

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
          <Comparison
            kind={kind}
            heading="What has changed since"
            before={bodyIn(kind, body)}
            after={current}
            shown={bodyIn(kind, body)}
            same="Nothing: the current text is the same."
          />
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
