/** Failures of PayPal itself on the pay pages, by kind of order (public-site.md, section 8). */
export const payPalFailures = {
  PACKAGE: 'There was an error with PayPal. Please try again.',
  ITEM: 'There was an error with PayPal. Please refresh the page and try again, or contact support if the issue persists.',
} as const;

const notCharged = 'Nothing was charged.';

/** Returns what the pay page of an order says when PayPal failed before any money could move. */
export const payPalFailure = (kind: keyof typeof payPalFailures): string => `${payPalFailures[kind]} ${notCharged}`;
