import { useState } from 'react';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { PageLoader } from '../../components/feedback/loaders';
import { PageTitle } from '../../components/page/page-title';
import { useViewer } from '../../entities/session/use-viewer';
import { errorCode, errorSentence } from '../../lib/errors';
import { formatDate, formatMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { BillingForm } from './billing-form';
import { SellerNote } from './buy-page';
import { CheckoutLayout } from './checkout-layout';
import { useItemCheckoutQuery, useItemIsBoughtQuery, useLastBillingQuery } from './checkout.generated';
import { PriceSummary } from './price-summary';

const facts = [
  'One payment. Nothing renews by itself.',
  'You pay on the next page, with PayPal. We never see your card.',
  'It opens the moment PayPal confirms, and stays among your orders.',
];

/** /item-buy/{id}: the item, the billing form, and an order (public-site.md, 'Item checkout'). */
export function ItemBuyPage() {
  const { id = '' } = useParams();
  const { viewer } = useViewer();
  const { data, loading, error, refetch } = useItemCheckoutQuery({ variables: { id } });
  const { data: access, loading: askingAccess } = useItemIsBoughtQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const [today] = useState(() => formatDate(new Date().toISOString()));
  // only an offer: without it the form starts from the account
  const { data: billing, loading: askingLast } = useLastBillingQuery();
  if ((!data && loading) || (!billing && askingLast) || (!access && askingAccess)) return <PageLoader />;
  if (error && !data && errorCode(error) !== 'NOT_FOUND')
    return (
      <>
        <PageTitle>Checkout</PageTitle>
        <ErrorPanel
          page
          title="The item could not be loaded"
          message={errorSentence(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </>
    );
  const item = data?.item;
  if (!item || access?.itemAccess.isBought)
    return (
      <>
        <PageTitle>Checkout</PageTitle>
        <EmptyState
          page
          title={item ? 'You have bought this item' : 'This item is no longer on sale'}
          text={item ? 'It is yours: nothing is paid twice.' : 'The ones on sale today are one step away.'}
          action={
            <Button component={Link} to={item ? paths.item.getHref(item.slug, item.number) : paths.items.getHref()}>
              {item ? 'Open it' : 'See the items'}
            </Button>
          }
        />
      </>
    );
  return (
    <CheckoutLayout
      title="Checkout"
      intro={`Today is ${today}. You can change your mind until you pay.`}
      facts={facts}
      summary={
        <PriceSummary
          name={item.name}
          text="Digital item"
          lines={[
            ['Item price', formatMoney(item.price, item.currency)],
            ['Processing fee', formatMoney(item.fee, item.currency)],
          ]}
          total={item.total}
          currency={item.currency}
        />
      }
    >
      <PageTitle>{`Checkout: ${item.name}`}</PageTitle>
      {viewer?.role === 'SELLER' ? (
        <SellerNote />
      ) : (
        viewer && (
          <BillingForm
            of={{ itemId: item.id }}
            next={paths.user.itemPendingPayment.getHref()}
            viewer={viewer}
            countries={data.countries}
            last={billing?.me?.lastBilling ?? null}
          />
        )
      )}
    </CheckoutLayout>
  );
}
