import { usePrivacyPageQuery } from '../../gql/operations';
import { LegalText } from './legal-text';

export function PrivacyPage() {
  const { data, error, refetch } = usePrivacyPageQuery();
  return <LegalText page={data?.privacyPage} error={error} onRetry={() => void refetch().catch(() => undefined)} />;
}
