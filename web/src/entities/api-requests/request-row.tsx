import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { formatCount, formatDateTime } from '../../lib/format';
import type { ApiRequestsQuery } from './api-requests.generated';

type ApiRequest = NonNullable<ApiRequestsQuery['me']>['apiRequests']['items'][number];

const quiet = { color: 'text.secondary', fontSize: '0.875rem' } as const;
const mono = { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' } as const;

/** One request: what was asked, its outcome, and the id to quote to support. */
export function RequestRow({ request }: { request: ApiRequest }) {
  const { operation, status, code, tokenName, cost, durationMs, requestId, represents, createdAt } = request;
  const hasFailed = status >= 400 || code !== null;
  const facts = [
    tokenName,
    cost > 0 && formatCount(cost, 'point', 'points'),
    `${durationMs.toLocaleString('en')} ms`,
    represents > 1 && `stands for ${represents} requests`,
  ];
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        display: 'grid',
        gap: 0.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Chip
          size="small"
          color={hasFailed ? 'error' : 'success'}
          label={[status, code].filter((part) => part !== null).join(' ')}
        />
        <Box component="span" sx={{ ...mono, fontSize: '0.9375rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {operation}
        </Box>
        <Box
          component="time"
          dateTime={createdAt}
          sx={{ ...quiet, flex: { xs: '1 0 100%', sm: 'none' }, ml: { sm: 'auto' } }}
        >
          {formatDateTime(createdAt)}
        </Box>
      </Box>
      <Box sx={{ ...quiet, overflowWrap: 'anywhere' }}>{facts.filter(Boolean).join(', ')}</Box>
      <Box sx={{ ...quiet, ...mono, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{requestId}</Box>
    </Box>
  );
}
