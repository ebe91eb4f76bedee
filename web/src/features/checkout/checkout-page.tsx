import { useState } from 'react';
import type { ComponentProps } from 'react';
import { EmptyState } from '../../components/feedback/empty-state';
import { PageTitle } from '../../components/page/page-meta';
import { useViewer } from '../../entities/session/use-viewer';
import { formatDate } from '../../lib/format';
import { BillingForm } from './billing-form';
import { CheckoutLayout } from './checkout-layout';
import { OpenOrderNote } from './open-order-note';
import type { Sold } from './open-order-note';
import { PriceSummary } from './price-summary';

type FormProps = ComponentProps<typeof BillingForm>;

interface CheckoutPageProps
  extends
    Omit<ComponentProps<typeof PriceSummary>, 'lines'>,
    Pick<FormProps, 'of' | 'shown' | 'onOfferChanged' | 'next' | 'countries' | 'last'> {
  /** What the price is of, for example 'Package price'. */
  priceLabel: string;
  /** Formatted amounts. */
  price: string;
  fee: string;
  /** What a buyer of this kind of thing can rely on. */
  promise: string;
  sold: Sold;
}

/** What is bought, its price and the billing form, for packages and items. */
export function CheckoutPage({
  priceLabel,
  price,
  fee,
  promise,
  sold,
  of,
  shown,
  onOfferChanged,
  next,
  countries,
  last,
  ...summary
}: CheckoutPageProps) {
  const { viewer } = useViewer();
  const [today] = useState(() => formatDate(new Date().toISOString()));
  return (
    <CheckoutLayout
      title="Checkout"
      intro={`Today is ${today}. You can change your mind until you pay.`}
      facts={[
        'One payment. Nothing renews automatically.',
        'You pay on the next page, with PayPal. We never see your card.',
        promise,
      ]}
      summary={
        <PriceSummary
          {...summary}
          lines={[
            [priceLabel, price],
            ['Processing fee', fee],
          ]}
        />
      }
    >
      <PageTitle>{`Checkout: ${summary.name}`}</PageTitle>
      {viewer?.role === 'SELLER' ? (
        <EmptyState title="Sellers cannot purchase products" text="Sign in with a customer account to buy credits." />
      ) : (
        viewer && (
          <>
            <OpenOrderNote sold={sold} />
            <BillingForm
              of={of}
              shown={shown}
              onOfferChanged={onOfferChanged}
              next={next}
              viewer={viewer}
              countries={countries}
              last={last}
            />
          </>
        )
      )}
    </CheckoutLayout>
  );
}
