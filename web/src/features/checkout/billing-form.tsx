import { addressLinesHint } from '../../../../contract/text';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SelectField } from '../../components/form/select-field';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { forgetList } from '../../entities/session/forget-viewer';
import type { Viewer } from '../../entities/session/use-viewer';
import { requestAnswered, requestIdFor } from '../../lib/request-id';
import { useGoOn } from '../../lib/use-go-on';
import { useCreatePurchaseMutation } from './checkout.generated';
import type { LastBillingQuery } from './checkout.generated';
import type { BillingInput, PurchaseSubject, ShownOfferInput } from '../../gql/schema';
import type { BillingValues } from './billing-schema';

const loadBillingSchema = () => import('./billing-schema').then((schemas) => schemas.billingSchema);

interface BillingFormProps {
  of: PurchaseSubject;
  /** The offer that the page shows. */
  shown: ShownOfferInput;
  /** Reads the offer again, which has changed. */
  onOfferChanged: () => Promise<unknown>;
  /** Address of the page where the placed order is paid. */
  next: string;
  viewer: Viewer;
  countries: readonly string[];
  /** Billing details of the previous order. */
  last: NonNullable<LastBillingQuery['me']>['lastBilling'];
}

/** The billing details; on success a pending order exists, which is paid on the next page. */
export function BillingForm({ of, shown, onOfferChanged, next, viewer, countries, last }: BillingFormProps) {
  const goOn = useGoOn();
  const [createPurchase] = useCreatePurchaseMutation();
  const country = [last?.country, viewer.country].find((name) => name && countries.includes(name)) ?? '';
  const form = useAppForm({
    schema: loadBillingSchema,
    defaultValues: {
      customerName: last?.customerName ?? viewer.name,
      email: viewer.email,
      address: last?.address ?? viewer.address ?? '',
      country,
    },
    draft: { name: 'billing', owner: viewer.id },
  });

  const place = async (billing: BillingInput) => {
    // the server returns the first order for a second click, or a retry after a lost answer
    const requestId = requestIdFor('order', viewer.id, { of, billing });
    const { data } = await createPurchase({
      variables: { input: { of, requestId, billing, shown } },
      update: (cache) => {
        forgetList(cache, 'purchases');
        cache.evict({ id: cache.identify({ __typename: 'User', id: viewer.id }), fieldName: 'lastBilling' });
      },
    });
    if (data) requestAnswered('order', viewer.id);
    return data?.createPurchase;
  };
  const submit = async ({ customerName, address, country }: BillingValues) => {
    const billing = { customerName, address, country };
    const found = await place(billing);
    // the order of a lost answer was paid or cancelled since: this is another one
    const isOver = found?.purchase && !['PENDING', 'PROCESSING'].includes(found.purchase.paymentStatus);
    const answer = isOver ? await place(billing) : found;
    if (answer?.purchase) {
      form.forgetDraft();
      await goOn(next);
    }
    if (answer?.errors.some(({ field }) => field?.[0] === 'shown' || field?.[0] === 'of')) await onOfferChanged();
    return answer?.errors;
  };

  return (
    <Form form={form} label="Billing details" onSubmit={submit}>
      <FormErrorBanner />
      <TextField name="customerName" label="Full name" autoComplete="name" required />
      <TextField
        name="email"
        label="Email"
        type="email"
        readOnly
        hint="We send the receipt to this address of your account."
      />
      <TextField
        name="address"
        label="Address"
        autoComplete="street-address"
        rows={2}
        hint={addressLinesHint}
        required
      />
      <SelectField
        name="country"
        label="Country"
        placeholder="Choose a country"
        autoComplete="country-name"
        required
        options={countries.map((name) => ({ value: name, label: name }))}
      />
      <SubmitButton busyText="Processing...">Proceed to Payment</SubmitButton>
    </Form>
  );
}
