import { usePrivacyPageQuery } from '../../entities/section/privacy-page.generated';
import { paths } from '../../lib/paths';
import { LegalText } from './legal-text';

export function PrivacyPage() {
  const { data, error, refetch } = usePrivacyPageQuery({ notifyOnNetworkStatusChange: true });
  return (
    <LegalText
      name="Privacy Policy"
      page={data?.privacyPage}
      error={error}
      onRetry={() => void refetch().catch(() => undefined)}
      other={{ text: 'Terms of Service', href: paths.terms.getHref() }}
    />
  );
}
