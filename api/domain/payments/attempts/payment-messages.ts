/** Messages of the pay page (public-site.md, section 8). Each also says what is safe for the payer to do. */
export const paymentMessages = {
  failed: 'Payment failed. Please try again. Nothing was charged.',
  declined: 'Payment failed. Please try again. Your payment method was declined and nothing was charged.',
  pending:
    'PayPal is still confirming your payment. We check again in the background, and what you bought is yours as soon as it is confirmed.',
  review:
    'PayPal is reviewing your payment. What you bought comes as soon as PayPal has confirmed it; there is nothing more to do.',
  /** PayPal has the money, and the order could not be changed. */
  unsettled:
    "Payment completed successfully, but we couldn't update your order status. Please contact support if it is not paid within the hour: until then we try again, and nothing more is charged.",
  unavailable: 'PayPal payments are currently unavailable. Please contact support.',
  /** Payment mismatch, by kind of order. */
  mismatch: {
    PACKAGE: 'Payment completed, but it does not fit this order. Please contact support: our team looks at it.',
    ITEM: 'Payment successful, but there was an issue updating your order. Please contact support.',
  },
  paid: 'This order is already paid.',
  closed: 'This order can no longer be paid.',
  notApproved: 'Payment failed. Please try again. PayPal has no approval of this payment yet, and nothing was charged.',
  contactPayPal:
    'Payment failed. Please try again. PayPal does not allow this payment: another way to pay may work, or PayPal can tell you why. Nothing was charged.',
  expired: 'The payment was not finished in time. Nothing was charged; you can pay again.',
  /** It is not known whether the payer was charged. */
  forgotten:
    'PayPal does not show this payment any more, so this order is closed. If PayPal shows you a charge for it, please contact support.',
};
