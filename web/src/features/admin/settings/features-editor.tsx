import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { SectionLoader } from '../../../components/feedback/loaders';
import { useStoredFeaturesQuery } from './settings.generated';
import { serverMessage } from '../../../lib/errors';
import { FeaturesPanel } from './features-panel';

/** The editor of the features section (specification, admin area, 'Settings area'). */
export function FeaturesEditor({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  // what an editor begins with is what stands now, not what this tab has seen before
  const { data, error, loading, refetch } = useStoredFeaturesQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  if (error && !data)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        }
      >
        {`Error: ${serverMessage(error, 'Failed to fetch features section')}`}
      </Alert>
    );
  if (!data || loading) return <SectionLoader />;
  return <FeaturesPanel section={data.storedSection} onDirty={onDirty} />;
}
