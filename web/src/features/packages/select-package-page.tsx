import Alert from '@mui/material/Alert';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { PlanList } from '../../entities/plan/plan-list';
import { useViewer } from '../../entities/session/use-viewer';
import { usePricingQuery } from '../../entities/plan/pricing.generated';
import { PageHeading } from '../../components/page/page-heading';

/** /user/select-package: the packages on sale, for signed-in users. */
export function SelectPackagePage() {
  const { viewer } = useViewer();
  const { data, error, refetch } = usePricingQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHeading
        title="Upgrade Package"
        text="New credits are added to the ones you have. Premium counts from the day of payment and is never shortened."
      />
      {viewer?.role === 'SELLER' && (
        <Alert severity="info" sx={{ mb: 3 }}>
          Sellers cannot purchase products. Sign in with a customer account to buy credits.
        </Alert>
      )}
      {error && !data ? (
        <ErrorPanel message="Error: Failed to fetch packages" onRetry={() => void refetch().catch(() => undefined)} />
      ) : !data ? (
        <SectionLoader text="Loading packages..." />
      ) : data.packages.length === 0 ? (
        <EmptyState title="No packages on sale just now" text="New ones are on their way. Please check back soon." />
      ) : (
        <PlanList packages={data.packages} heading="h2" />
      )}
    </>
  );
}
