import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RotateCw } from '../../lib/generated/icons';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { errorMessage } from '../../lib/errors';
import { ProfileCard } from '../account/profile/profile-card';
import { RequestRow } from './request-row';
import { useApiRequestsQuery } from './api-requests.generated';

const step = 10;
const most = 100;

/** The last requests of the account's programs. */
export function ApiRequestsCard() {
  const [size, setSize] = useState(step);
  const [onlyFailed, setOnlyFailed] = useState(false);
  const { data, previousData, loading, error, refetch } = useApiRequestsQuery({
    variables: { page: { size }, filter: onlyFailed ? { failed: true } : null },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.me?.apiRequests;
  const reload = () => void refetch().catch(() => undefined);
  const isEmpty = list?.items.length === 0;
  return (
    <ProfileCard
      title="Last requests"
      text="What your programs have asked for in the last 7 days, at most 500 requests. What they sent and received is not stored."
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <FormControlLabel
          label="Only failed"
          control={<Switch checked={onlyFailed} onChange={(_event, on) => setOnlyFailed(on)} />}
        />
        <Button
          variant="text"
          loading={loading && list !== undefined}
          startIcon={<RotateCw size={18} aria-hidden />}
          onClick={reload}
          sx={{ ml: 'auto' }}
        >
          Reload
        </Button>
      </Box>
      {!list && loading && <SectionLoader minHeight={96} />}
      {error && !loading && <ErrorPanel message={errorMessage(error)} onRetry={reload} />}
      {isEmpty && onlyFailed && <Typography>No request has failed.</Typography>}
      {isEmpty && !onlyFailed && (
        <EmptyState title="No requests yet" text="Requests with one of your tokens appear here within a few seconds." />
      )}
      {list && !isEmpty && (
        <Box component="ul" aria-label="Last requests" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {list.items.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </Box>
      )}
      {list && list.totalItems > list.items.length && size < most && (
        <Box>
          <Button variant="outlined" disabled={loading} onClick={() => setSize(Math.min(size + step * 2, most))}>
            Show more
          </Button>
        </Box>
      )}
    </ProfileCard>
  );
}
