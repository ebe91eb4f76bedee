import { z } from 'zod';
import { currencyLabels } from '../../../../../../contract/labels';
import { payPalCredential, payPalWebhookId } from '../../../../../../contract/paypal-settings';
import type { PayPalSettingsInput } from '../../../../gql/schema';
import type { ShopPaymentsFragment } from './shop.generated';

/** Choices with their labels. */
export const modes = { SANDBOX: 'Sandbox, for testing', LIVE: 'Live, with real money' } as const;
export const layouts = { VERTICAL: 'Vertical', HORIZONTAL: 'Horizontal' } as const;
export const colors = { GOLD: 'Gold', BLUE: 'Blue', SILVER: 'Silver', WHITE: 'White', BLACK: 'Black' } as const;
export const shapes = { RECT: 'Rectangle', PILL: 'Pill' } as const;
export const labels = {
  PAYPAL: 'PayPal',
  CHECKOUT: 'PayPal Checkout',
  BUYNOW: 'Buy now',
  PAY: 'Pay with PayPal',
} as const;

const oneOf = <Key extends string>(words: Readonly<Record<Key, string>>) =>
  z.enum(Object.keys(words) as [Key, ...Key[]]);

/** Returns choices as the options of a select. */
export const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export const payPalForm = z.object({
  enablePayPal: z.boolean(),
  mode: oneOf(modes),
  clientId: payPalCredential,
  clientSecret: payPalCredential,
  webhookId: payPalWebhookId,
  currency: oneOf(currencyLabels),
  buttonStyles: z.object({
    layout: oneOf(layouts),
    color: oneOf(colors),
    shape: oneOf(shapes),
    label: oneOf(labels),
  }),
});
export type PayPalValues = z.infer<typeof payPalForm>;

/** Returns the initial values of the form. The stored secret is never sent to the browser. */
export const payPalValues = ({
  clientId,
  currency,
  enablePayPal,
  mode,
  webhook,
  buttonStyles: { layout, color, shape, label },
}: ShopPaymentsFragment['paypal']): PayPalValues => ({
  enablePayPal,
  mode,
  clientId,
  clientSecret: '',
  webhookId: webhook?.id ?? '',
  currency,
  buttonStyles: { layout, color, shape, label },
});

/**
 * Returns the form values as API input. Without a new secret the stored one stays; without another webhook id the
 * webhook is found or registered.
 */
export const payPalInput = (
  { clientSecret, webhookId, ...rest }: PayPalValues,
  { webhook }: ShopPaymentsFragment['paypal'],
): PayPalSettingsInput => ({
  ...rest,
  clientSecret: clientSecret || null,
  webhookId: webhookId && webhookId !== webhook?.id ? webhookId : null,
});
