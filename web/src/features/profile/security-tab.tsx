import Box from '@mui/material/Box';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { errorSentence } from '../../lib/errors';
import { EmailCard } from './email-card';
import { PasswordCard } from './password-card';
import { useSecurityQuery } from './security.generated';
import { SessionsCard } from './sessions-card';
import { TwoStepCard } from './two-step-card';

/** How the account is kept its owner's. */
export function SecurityTab() {
  const { data, loading, error, refetch } = useSecurityQuery({ fetchPolicy: 'cache-and-network' });
  const account = data?.me;
  if (account)
    return (
      <Box sx={{ display: 'grid', gap: 3 }}>
        <PasswordCard account={account} />
        <EmailCard account={account} />
        <TwoStepCard account={account} />
        <SessionsCard account={account} />
      </Box>
    );
  if (loading) return <SectionLoader />;
  return (
    <ErrorPanel
      title="Your account could not be loaded"
      message={errorSentence(error)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
