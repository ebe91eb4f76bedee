import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { useExchangedFocus } from '../../components/form/use-exchanged-focus';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import type { Viewer } from '../../entities/session/use-viewer';
import { errorMessage } from '../../lib/errors';
import { DataDownload } from './data-download';
import { DeleteAccount } from './delete-account';
import { DeletionLosses } from './deletion-losses';
import { ProfileCard } from '../../entities/account/profile/profile-card';
import { useSecurityQuery } from './security.generated';

/** The account's personal data: export and deletion. */
export function DataTab({ viewer }: { viewer: Viewer }) {
  const { data, loading, error, refetch } = useSecurityQuery();
  const [doing, setDoing] = useState<'nothing' | 'download' | 'delete'>('nothing');
  const [parameters] = useSearchParams();
  const download = useExchangedFocus<HTMLDivElement>(String(doing === 'download'));
  const deletion = useExchangedFocus<HTMLDivElement>(String(doing === 'delete'));
  if (loading && !data) return <SectionLoader />;
  if (!data?.me)
    return (
      <ErrorPanel
        title="Your account could not be loaded"
        message={errorMessage(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  const kind = data.me.security.hasPassword ? 'password' : 'emailCode';
  const rest = () => setDoing('nothing');
  const prepare = () => {
    // from there the focus moves into the form
    download.current?.querySelector('button')?.focus();
    setDoing('download');
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {parameters.get('archive') === 'over' && (
        <Alert severity="info">
          That archive was downloaded already, or is older than ten minutes. Prepare a new one.
        </Alert>
      )}
      <ProfileCard
        title="Download your data"
        text="One archive with your account, orders, credits, tickets and sessions as JSON, and your designs and images as pictures."
      >
        <div ref={download}>
          {doing === 'download' ? (
            <DataDownload kind={kind} onEnd={rest} />
          ) : (
            <Button variant="outlined" onClick={() => setDoing('download')}>
              Prepare the archive
            </Button>
          )}
        </div>
      </ProfileCard>
      <ProfileCard
        title="Delete your account"
        text="Your designs, tickets, photos and personal details are deleted at once and permanently. For paid orders we keep what the law requires."
      >
        <DeletionLosses viewer={viewer} onDownload={prepare} />
        <Box ref={deletion} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          {doing === 'delete' ? (
            <DeleteAccount
              kind={viewer.emailVerified ? 'emailCode' : kind}
              hasPassword={data.me.security.hasPassword}
              onEnd={rest}
            />
          ) : (
            <Button variant="outlined" color="error" onClick={() => setDoing('delete')}>
              Delete my account
            </Button>
          )}
        </Box>
      </ProfileCard>
    </Box>
  );
}
