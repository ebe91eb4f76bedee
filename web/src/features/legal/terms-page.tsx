import { useTermsPageQuery } from '../../entities/section/terms-page.generated';
import { paths } from '../../lib/paths';
import { LegalText } from './legal-text';

export function TermsPage() {
  const { data, error, refetch } = useTermsPageQuery({ notifyOnNetworkStatusChange: true });
  return (
    <LegalText
      name="Terms of Service"
      page={data?.termsPage}
      error={error}
      onRetry={() => void refetch().catch(() => undefined)}
      other={{ text: 'Privacy Policy', href: paths.privacy.getHref() }}
    />
  );
}
