import Box from '@mui/material/Box';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { SectionLoader } from '../../../components/feedback/loaders';
import type { Viewer } from '../../session/use-viewer';
import { ProfileForm } from './profile-form';
import { useProfileQuery } from './profile.generated';

interface ProfileTabProps {
  viewer: Viewer;
  /** Receives whether there are unsaved changes. */
  onUnsaved?: (isUnsaved: boolean) => void;
}

/** The account's profile, as it is stored. */
export function ProfileTab({ viewer, onUnsaved }: ProfileTabProps) {
  const { data, loading, refetch } = useProfileQuery({ fetchPolicy: 'cache-and-network' });
  if (data?.me)
    return <ProfileForm key={viewer.id} profile={data.me} countries={data.countries} onUnsaved={onUnsaved} />;
  if (loading) return <SectionLoader />;
  return (
    <Box>
      <ErrorPanel
        title="Failed to load user data"
        message="User data could not be loaded. Please try again later."
        onRetry={() => void refetch().catch(() => undefined)}
      />
    </Box>
  );
}
