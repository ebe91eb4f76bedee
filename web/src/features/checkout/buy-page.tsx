import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { PageLoader } from '../../components/feedback/loaders';
import { PageTitle } from '../../components/page/page-meta';
import { packageContent, premiumChange } from '../../entities/plan/package-content';
import { useViewer } from '../../entities/session/use-viewer';
import { useCheckoutQuery, useLastBillingQuery } from './checkout.generated';
import { errorCode, errorMessage } from '../../lib/errors';
import { formatMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { CheckoutPage } from './checkout-page';

const FailedState = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <>
    <PageTitle>Checkout</PageTitle>
    <ErrorPanel page title="The package could not be loaded" message={errorMessage(error)} onRetry={onRetry} />
  </>
);

const GoneState = () => (
  <>
    <PageTitle>Checkout</PageTitle>
    <EmptyState
      page
      title="This package is no longer on sale"
      text="Prices and packages change now and then. The ones on sale today are one step away."
      action={
        <Button component={Link} to={paths.user.selectPackage.getHref()}>
          See the packages
        </Button>
      }
    />
  </>
);

/** /buy/{id}: the package, the billing form, and an order (public-site.md, 'Package checkout'). */
export function BuyPage() {
  const { id = '' } = useParams();
  const { viewer } = useViewer();
  const { data, loading, error, refetch } = useCheckoutQuery({ variables: { id } });
  // only an offer: without it the form starts from the account
  const { data: billing, loading: askingLast } = useLastBillingQuery();
  if ((!data && loading) || (!billing && askingLast)) return <PageLoader />;
  if (error && errorCode(error) !== 'NOT_FOUND')
    return <FailedState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data?.package) return <GoneState />;
  const bought = data.package;
  return (
    <CheckoutPage
      name={bought.name}
      text={packageContent(bought)}
      note={premiumChange(viewer, bought.validityDays)}
      priceLabel="Package price"
      price={formatMoney(bought.price, bought.currency)}
      fee={formatMoney(bought.fee, bought.currency)}
      total={bought.total}
      currency={bought.currency}
      promise="A design that fails gives its credit back."
      sold={{ kind: 'package', id: bought.id }}
      of={{ packageId: bought.id }}
      shown={{
        total: bought.total,
        currency: bought.currency,
        credit: bought.credit,
        validityDays: bought.validityDays,
      }}
      onOfferChanged={() => refetch().catch(() => undefined)}
      next={`${paths.user.packagePendingPayment.getHref()}/`}
      countries={data.countries}
      last={billing?.me?.lastBilling ?? null}
    />
  );
}
