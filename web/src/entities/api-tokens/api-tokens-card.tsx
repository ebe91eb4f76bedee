import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Plus } from '../../lib/generated/icons';
import { useShop } from '../../components/brand/shop-identity';
import { confirm } from '../../components/feedback/confirm';
import { Refused } from '../../components/feedback/confirm-question';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { errorMessage } from '../../lib/errors';
import { formatCredits } from '../../lib/format';
import { notify } from '../../lib/notify';
import { readAgain } from '../../lib/use-lost-answer';
import { ProfileCard } from '../account/profile/profile-card';
import {
  AdminApiTokensDocument,
  ApiTokensDocument,
  useApiTokensQuery,
  useEmptyTestModeMutation,
  useRevokeApiTokenMutation,
} from './api-tokens.generated';
import type { TokenPartsFragment } from './api-tokens.generated';
import { TokenDialog } from './token-dialog';
import { TokenList } from './token-list';

/** The account's own tokens. */
export function ApiTokensCard({ isAdmin }: { isAdmin: boolean }) {
  const { data, loading, error, refetch } = useApiTokensQuery({ fetchPolicy: 'cache-and-network' });
  const { hasDocs } = useShop();
  const [isCreating, setIsCreating] = useState(false);
  const revoke = useRevocation(isAdmin);
  const empty = useEmptying();
  const tokens = data?.me?.apiTokens;
  const create = (
    <Button startIcon={<Plus size={18} aria-hidden />} onClick={() => setIsCreating(true)}>
      New token
    </Button>
  );
  return (
    <ProfileCard
      title="Your access tokens"
      text="A program with a token can use our API in your name, within the areas you allow. It sends the token as Authorization: Bearer."
    >
      {!tokens && loading && <SectionLoader />}
      {error && !loading && (
        <ErrorPanel message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {tokens?.length === 0 && (
        <EmptyState
          title="No tokens yet"
          text="Create one for a program of yours, and choose what it may read and change."
          action={create}
        />
      )}
      {tokens && tokens.length > 0 && (
        <>
          <TokenList label="Your access tokens" tokens={tokens} onRevoke={(token) => void revoke(token)} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {create}
            {tokens.some(({ mode }) => mode === 'TEST') && (
              <Button variant="outlined" onClick={() => void empty()}>
                Empty test mode
              </Button>
            )}
          </Box>
        </>
      )}
      {hasDocs && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          What programs can call: <MuiLink href="/docs">guide</MuiLink>, <MuiLink href="/docs/api">REST API</MuiLink>,
          and <MuiLink href="/graphql">GraphQL</MuiLink>.
        </Typography>
      )}
      {isCreating && <TokenDialog isAdmin={isAdmin} onClose={() => setIsCreating(false)} />}
    </ProfileCard>
  );
}

/** Returns what asks for a confirmation and empties test mode. */
function useEmptying() {
  const [emptyTestMode] = useEmptyTestModeMutation();
  const client = useApolloClient();
  return async () => {
    let credits = 0;
    const isDone = await confirm({
      title: 'Empty test mode?',
      text: 'Everything that your test tokens have made is deleted: designs, orders, tickets, brands and webhooks. Your account stays as it is, and so do the tokens.',
      confirmText: 'Empty test mode',
      danger: true,
      action: async () => {
        const { data } = await emptyTestMode();
        const refusal = data?.emptyTestMode.errors[0]?.message;
        if (refusal) throw new Refused(refusal);
        credits = data?.emptyTestMode.credits ?? 0;
      },
      afterFailure: () => void readAgain(client),
    });
    if (isDone) notify.success(`Test mode is empty, with ${formatCredits(credits)}.`);
  };
}

/** Returns what asks for a confirmation and ends a token. */
function useRevocation(isAdmin: boolean) {
  const [revokeToken] = useRevokeApiTokenMutation();
  const client = useApolloClient();
  const refetchQueries = isAdmin ? [ApiTokensDocument, AdminApiTokensDocument] : [ApiTokensDocument];
  return async ({ id, name }: TokenPartsFragment) => {
    const isDone = await confirm({
      title: `Revoke ${name}?`,
      text: 'Programs that use it are refused from now on. This cannot be undone.',
      confirmText: 'Revoke the token',
      danger: true,
      action: async () => {
        const { data } = await revokeToken({ variables: { id }, refetchQueries, awaitRefetchQueries: true });
        const refusal = data?.revokeApiToken.errors[0]?.message;
        if (refusal) throw new Refused(refusal);
      },
      afterFailure: () => void readAgain(client),
    });
    if (isDone) notify.success(`${name} is revoked.`);
  };
}
