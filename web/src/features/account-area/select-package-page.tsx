import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { PlanList } from '../../components/pricing/plan-list';
import { usePricingQuery } from '../../gql/operations';
import { PageHeading } from './page-heading';

/** /user/select-package: the packages on sale, for somebody who is signed in. */
export function SelectPackagePage() {
  const { data, error, refetch } = usePricingQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHeading title="Upgrade Package" text="Credits add up with the ones you have. Premium lasts until the later of the two days." />
      {error && !data ? (
        <ErrorPanel message="Error: Failed to fetch packages" onRetry={() => void refetch().catch(() => undefined)} />
      ) : !data ? (
        <SectionLoader text="Loading packages..." />
      ) : data.packages.length === 0 ? (
        <EmptyState title="No packages on sale just now" text="New ones are being put together. Please look in again soon." />
      ) : (
        <PlanList packages={data.packages} heading="h2" />
      )}
    </>
  );
}
