import Box from '@mui/material/Box';
import { ApiRequestsCard } from '../../entities/api-requests/api-requests-card';
import { ApiTokensCard } from '../../entities/api-tokens/api-tokens-card';
import type { Viewer } from '../../entities/session/use-viewer';

/** The account's access tokens for programs, and what the programs have asked for. */
export const TokensTab = ({ viewer }: { viewer: Viewer }) => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <ApiTokensCard isAdmin={viewer.role === 'ADMIN'} />
    <ApiRequestsCard />
  </Box>
);
