import { useTermsPageQuery } from '../../gql/operations';
import { LegalText } from './legal-text';

export function TermsPage() {
  const { data, error, refetch } = useTermsPageQuery();
  return <LegalText page={data?.termsPage} error={error} onRetry={() => void refetch().catch(() => undefined)} />;
}
