import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { SectionLoader } from '../../../components/feedback/loaders';
import { FeaturesView } from '../../../components/sections/features-view';
import { useEarlierFeaturesQuery } from './settings.generated';
import { serverMessage } from '../../../lib/errors';
import { featuresIn } from './features-values';
import { SectionPreview } from './section-preview';

/** An earlier version, as visitors saw it. */
export function VersionDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const { data, error, loading } = useEarlierFeaturesQuery({ variables: { version } });
  const body = featuresIn(data?.storedSection.earlierVersion?.body ?? null);
  return (
    <Dialog open onClose={onClose} aria-labelledby="version-title" maxWidth="md" fullWidth>
      <DialogTitle id="version-title">{`Version ${version}`}</DialogTitle>
      <DialogContent>
        {loading && <SectionLoader />}
        {error && (
          <Alert severity="error">{`Error: ${serverMessage(error, 'Failed to fetch features section')}`}</Alert>
        )}
        {data && !body && <Alert severity="info">This version no longer fits the section.</Alert>}
        {body && (
          <SectionPreview>
            <FeaturesView section={body} />
          </SectionPreview>
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
