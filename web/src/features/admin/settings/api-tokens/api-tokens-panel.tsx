import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { askReason } from '../../../../components/form/reason-dialog';
import { ErrorPanel } from '../../../../components/feedback/error-panel';
import { SectionLoader } from '../../../../components/feedback/loaders';
import { ProfileCard } from '../../../../entities/account/profile/profile-card';
import { ApiTokensCard } from '../../../../entities/api-tokens/api-tokens-card';
import {
  AdminApiTokensDocument,
  ApiTokensDocument,
  useAdminApiTokensQuery,
  useRevokeAdminApiTokenMutation,
} from '../../../../entities/api-tokens/api-tokens.generated';
import type { TokenPartsFragment } from '../../../../entities/api-tokens/api-tokens.generated';
import { TokenList } from '../../../../entities/api-tokens/token-list';
import { errorMessage } from '../../../../lib/errors';
import { readAgain } from '../../../../lib/use-lost-answer';
import { notify } from '../../../../lib/notify';
import { panelTitles } from '../menu/tabs';

/** The Admin's own access tokens, and all tokens with rights of Admins. */
export const ApiTokensPanel = () => (
  <Box component="section" aria-label={panelTitles.apiTokens} sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
    <Typography variant="h4" component="h2">
      {panelTitles.apiTokens}
    </Typography>
    <ApiTokensCard isAdmin />
    <TokensOfAdmins />
  </Box>
);

function TokensOfAdmins() {
  const { data, loading, error, refetch } = useAdminApiTokensQuery({ fetchPolicy: 'cache-and-network' });
  const revoke = useRevocation();
  const tokens = data?.adminApiTokens;
  return (
    <ProfileCard
      title="Tokens with access to the shop"
      text="Every Admin's tokens that can read or change more than their owner's account."
    >
      {!tokens && loading && <SectionLoader />}
      {error && !loading && (
        <ErrorPanel message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {tokens?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>There are none.</Typography>}
      {tokens && tokens.length > 0 && (
        <TokenList label="Tokens with access to the shop" tokens={tokens} onRevoke={(token) => void revoke(token)} />
      )}
    </ProfileCard>
  );
}

/** Returns what asks for a reason and ends a token of any Admin. */
function useRevocation() {
  const [revokeToken] = useRevokeAdminApiTokenMutation();
  const client = useApolloClient();
  return async ({ id, name }: TokenPartsFragment) => {
    const reason = await askReason({
      title: `Revoke ${name}?`,
      text: 'Programs that use it are refused from now on. This cannot be undone.',
      confirmText: 'Revoke the token',
      hint: 'For the audit log, at most 300 characters.',
      danger: true,
    });
    if (reason === null) return;
    try {
      const refetchQueries = [ApiTokensDocument, AdminApiTokensDocument];
      const { data } = await revokeToken({ variables: { id, reason }, refetchQueries, awaitRefetchQueries: true });
      const refusal = data?.revokeAdminApiToken.errors[0]?.message;
      if (refusal) notify.error(refusal);
      else notify.success(`${name} is revoked.`);
    } catch (failure) {
      notify.error(errorMessage(failure));
      void readAgain(client);
    }
  };
}
