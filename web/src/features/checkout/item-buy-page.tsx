import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { PageLoader } from '../../components/feedback/loaders';
import { PageTitle } from '../../components/page/page-meta';
import { errorCode, errorMessage } from '../../lib/errors';
import { formatMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { CheckoutPage } from './checkout-page';
import { useItemCheckoutQuery, useItemIsBoughtQuery, useLastBillingQuery } from './checkout.generated';

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/**
 * /item-buy/{id}, with the item's id or public number: the item, the billing form, and an order (public-site.md, 'Item
 * checkout').
 */
export function ItemBuyPage() {
  const { id: key = '' } = useParams();
  const { data, loading, error, refetch } = useItemCheckoutQuery({
    variables: { by: isUuid(key) ? { id: key } : { number: key } },
  });
  // by number, its id is known only with the item
  const id = isUuid(key) ? key : data?.item?.id;
  const { data: access, loading: askingAccess } = useItemIsBoughtQuery({
    variables: { id: id ?? '' },
    skip: id === undefined,
    fetchPolicy: 'network-only',
  });
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
          message={errorMessage(error)}
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
    <CheckoutPage
      name={item.name}
      text="Digital item"
      priceLabel="Item price"
      price={formatMoney(item.price, item.currency)}
      fee={formatMoney(item.fee, item.currency)}
      total={item.total}
      currency={item.currency}
      promise="It opens as soon as PayPal confirms, and stays in your orders."
      sold={{ kind: 'item', number: item.number }}
      of={{ itemId: item.id }}
      shown={{ total: item.total, currency: item.currency }}
      onOfferChanged={() => refetch().catch(() => undefined)}
      next={paths.user.itemPendingPayment.getHref()}
      countries={data.countries}
      last={billing?.me?.lastBilling ?? null}
    />
  );
}
