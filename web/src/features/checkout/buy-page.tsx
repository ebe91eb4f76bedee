import { useState } from 'react';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { PageLoader } from '../../components/feedback/loaders';
import { CheckoutLayout } from './checkout-layout';
import { PageTitle } from '../../components/page/page-title';
import { useViewer } from '../../entities/session/use-viewer';
import { useCheckoutQuery, useLastBillingQuery } from './checkout.generated';
import { errorCode, errorSentence } from '../../lib/errors';
import { formatCredits, formatDate, formatMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { BillingForm } from './billing-form';
import { PriceSummary } from './price-summary';

const facts = [
  'One payment. Nothing renews by itself.',
  'You pay on the next page, with PayPal. We never see your card.',
  'A design that fails gives its credit back.',
];

const FailedState = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <>
    <PageTitle>Checkout</PageTitle>
    <ErrorPanel page title="The package could not be loaded" message={errorSentence(error)} onRetry={onRetry} />
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
  const [today] = useState(() => formatDate(new Date().toISOString()));
  // only an offer: without it the form starts from the account
  const { data: billing, loading: askingLast } = useLastBillingQuery();
  if ((!data && loading) || (!billing && askingLast)) return <PageLoader />;
  if (error && errorCode(error) !== 'NOT_FOUND')
    return <FailedState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data?.package) return <GoneState />;
  const bought = data.package;
  return (
    <CheckoutLayout
      title="Checkout"
      intro={`Today is ${today}. You can change your mind until you pay.`}
      facts={facts}
      summary={
        <PriceSummary
          name={bought.name}
          text={`${formatCredits(bought.credit)}, premium for ${bought.validityDays} days`}
          lines={[
            ['Package price', formatMoney(bought.price, bought.currency)],
            ['Processing fee', formatMoney(bought.fee, bought.currency)],
          ]}
          total={bought.total}
          currency={bought.currency}
        />
      }
    >
      <PageTitle>{`Checkout: ${bought.name}`}</PageTitle>
      {viewer?.role === 'SELLER' ? (
        <SellerNote />
      ) : (
        viewer && (
          <BillingForm
            of={{ packageId: bought.id }}
            next={`${paths.user.packagePendingPayment.getHref()}/`}
            viewer={viewer}
            countries={data.countries}
            last={billing?.me?.lastBilling ?? null}
          />
        )
      )}
    </CheckoutLayout>
  );
}

export const SellerNote = () => (
  <EmptyState title="Sellers cannot purchase products" text="Sign in with a customer account to buy credits." />
);
