import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { useEnds, useResume } from '../../entities/session/use-resume';
import { SectionLoader } from '../../components/feedback/loaders';
import { errorMessage } from '../../lib/errors';
import { EmailCard } from './email-card';
import { LinkedSignIns } from './linked-sign-ins';
import { PasswordCard } from './password-card';
import { SessionsDocument, useSecurityChangedSubscription, useSecurityQuery } from './security.generated';
import { SessionsCard } from './sessions-card';
import { TwoStepCard } from './two-step-card';

/** Password, email address, sessions and two-step sign-in of the account. */
export function SecurityTab() {
  const { data, loading, error, refetch } = useSecurityQuery({ fetchPolicy: 'cache-and-network' });
  const account = data?.me;
  if (account)
    return (
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PasswordCard account={account} />
        <EmailCard account={account} />
        <TwoStepCard account={account} />
        <LinkedSignIns security={account.security} />
        <SessionsCard />
        <LiveSecurity ask={refetch} />
      </Box>
    );
  if (loading) return <SectionLoader />;
  return (
    <ErrorPanel
      title="Your account could not be loaded"
      message={errorMessage(error)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}

/** Applies changes made on other devices, and their sign-ins and sign-outs, at once. */
function LiveSecurity({ ask }: { ask: () => Promise<unknown> }) {
  const client = useApolloClient();
  const [ends, onComplete] = useEnds();
  const { error, restart } = useSecurityChangedSubscription({
    ignoreResults: false,
    onComplete,
    // The event contains the account; the list of its sessions is loaded again as far as it is shown.
    onData: () => void client.refetchQueries({ include: [SessionsDocument] }).catch(() => undefined),
  });
  useResume({ error, restart, ends }, ask);
  return null;
}
