import { payPalFailure } from '../../../../contract/payment-failures';
import type { PurchaseKind } from '../../gql/schema';
import { paths } from '../../lib/paths';

interface PayLabels {
  /** Address of the page after a payment. */
  after: string;
  afterText: string;
  failedOrder: { title: string; text: string };
  failedSettings: { title: string; text: string };
  /** The shop has no PayPal account configured yet. */
  incomplete: { title: string; text: string };
  notFound: string;
  paid: string;
  reviewed: string;
  cancelled: { text: string; href: string; action: string };
  /** What is still possible when the order cannot be paid any more. */
  again: string;
  success: string;
  /**
   * How long the messages stay before the page is left, in milliseconds: after a payment, for an order that was paid
   * before or is still decided on, after a cancel, and after a failed payment. Null stays on the page.
   */
  stay: { success: number; again: number; cancel: number | null; failure: number | null };
  closed: string;
  /** PayPal failed before any money could move. */
  buttonError: string;
  /** The answer to a capture was lost: it stays true whether the payment went through or not. */
  unknown: string;
}

// the order may be paid already, which is not known here
const loadsOnly = 'Opening this page charges nothing.';
const safe = `Your order is safe. ${loadsOnly} Please try again in a moment.`;

const ifItWentThrough =
  'If the payment went through, what you bought arrives within minutes and this page says so. Paying again is safe: an order is never charged twice.';

const again = {
  package: 'You can order the package again at any time.',
  item: 'You can order the item again at any time.',
};

export const unavailable = {
  title: 'Payment Unavailable',
  text: 'PayPal payments are currently unavailable. Please contact support.',
};

/**
 * The texts of the pay pages of packages and of items, each in its document's words (public-site.md, sections 2, 4, 8,
 * 9).
 */
export const payLabels: Record<PurchaseKind, PayLabels> = {
  PACKAGE: {
    after: paths.user.subscriptionHistory.getHref(),
    afterText: 'Go to the history',
    failedOrder: { title: 'Failed to load order details', text: safe },
    failedSettings: { title: 'Failed to load payment gateway settings', text: safe },
    incomplete: unavailable,
    notFound: 'Order Not Found',
    paid: 'Your credits are in your account. You will find the order in your history.',
    reviewed: 'It was sent and is being reviewed. Your credits arrive as soon as PayPal confirms it.',
    cancelled: {
      text: `Nothing was charged. ${again.package}`,
      href: paths.user.selectPackage.getHref(),
      action: 'See the packages',
    },
    again: again.package,
    success: 'Payment received. Your credits are ready.',
    stay: { success: 0, again: 0, cancel: null, failure: 0 },
    closed: 'You closed PayPal before paying. Nothing was charged.',
    buttonError: payPalFailure('PACKAGE'),
    unknown: `We could not confirm whether your payment went through. ${ifItWentThrough}`,
  },
  ITEM: {
    after: paths.user.ordersHistory.getHref(),
    afterText: 'Go to your orders',
    failedOrder: {
      title: 'Payment Issue',
      text: `Failed to load order details. Please check the URL or try again. ${loadsOnly}`,
    },
    failedSettings: {
      title: 'Payment Issue',
      text: `Failed to load payment gateway settings. Please contact support. ${loadsOnly}`,
    },
    incomplete: {
      title: 'Payment Issue',
      text: 'Payment setup incomplete. Please refresh the page or contact support.',
    },
    notFound: 'Order/Settings Not Found',
    paid: 'What you bought is yours. You will find it among your orders.',
    reviewed: 'It was sent and is being reviewed. What you bought is yours as soon as PayPal confirms it.',
    cancelled: {
      text: `Nothing was charged. ${again.item}`,
      href: paths.items.getHref(),
      action: 'See the items',
    },
    again: again.item,
    success: 'Payment successful! Redirecting to your subscription history...',
    stay: { success: 2000, again: 1000, cancel: 3000, failure: null },
    closed: 'Payment was cancelled. You can try again or contact support if you need assistance.',
    buttonError: payPalFailure('ITEM'),
    unknown: `Payment processing error: Could not retrieve transaction details from PayPal. Please try again. ${ifItWentThrough}`,
  },
};

/** Says which payment at PayPal belongs to no order here, so that support can find it. */
export const noOrderFound = (paypalOrderId: string): string =>
  `We could not find your order for the PayPal payment ${paypalOrderId}. Please contact support and name this number.`;
