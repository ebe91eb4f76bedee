/** What a payer claims, by PayPal's reason code of a dispute (Disputes v1, `reason`). */
const claims: Record<string, string> = {
  MERCHANDISE_OR_SERVICE_NOT_RECEIVED: 'The payer says they received nothing.',
  MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED: 'The payer says that the delivery does not match its description.',
  UNAUTHORISED: 'The payer says they did not make this payment.',
  CREDIT_NOT_PROCESSED: 'The payer says that a promised refund did not arrive.',
  DUPLICATE_TRANSACTION: 'The payer says they paid twice for the same thing.',
  INCORRECT_AMOUNT: 'The payer says that the amount is wrong.',
  PAYMENT_BY_OTHER_MEANS: 'The payer says they paid in another way.',
  CANCELED_RECURRING_BILLING: 'The payer says they had cancelled a recurring payment.',
  PROBLEM_WITH_REMITTANCE: 'The payer reports a problem with the payment itself.',
};

/** Returns what a payer claims, as a sentence. */
export const claimOf = (reason: string | null): string =>
  claims[reason ?? ''] ?? `PayPal gave no standard reason${reason && reason !== 'OTHER' ? ` (${reason})` : ''}.`;

/** What an Admin does about an open dispute. @param isAwaited whether PayPal has named a deadline */
export const disputeAdvice = (isAwaited: boolean): string =>
  `Answer in PayPal's Resolution Centre${isAwaited ? ' before its deadline' : ', where its deadline stands'}: without an answer the payer wins. Attach when the order was placed and what was made with it.`;

const waiting = 'There is nothing to do: the order is paid, or open again, as soon as PayPal decides.';

/**
 * Why PayPal holds a capture and what to do, by its code (Payments v2, capture, `status_details.reason`). Some holds
 * wait for the shop.
 */
const holds: Record<string, string> = {
  RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION:
    'Your PayPal account does not hold this currency or only accepts such payments manually: accept the payment in PayPal.',
  UNILATERAL: 'The email address of your PayPal account is not confirmed: confirm it in PayPal, and the money arrives.',
  VERIFICATION_REQUIRED: 'PayPal needs to verify your account first: follow the steps in your PayPal account.',
  INTERNATIONAL_WITHDRAWAL: 'The payment comes from abroad: check the withdrawal settings of your PayPal account.',
  ECHECK: `The payer pays by eCheck, which takes up to six working days. ${waiting}`,
  PENDING_REVIEW: `PayPal reviews the payment, usually within a day. ${waiting}`,
  TRANSACTION_APPROVED_AWAITING_FUNDING: `The payer's bank has not sent the money yet. ${waiting}`,
  BUYER_COMPLAINT: "The payer has complained about this payment: answer in PayPal's Resolution Centre.",
  CHARGEBACK: "The payer's bank wants the money back: answer in PayPal's Resolution Centre.",
  DECLINED_BY_RISK_FRAUD_FILTERS: 'Your fraud filters in PayPal stopped the payment: accept or deny it there.',
};

/** Returns why PayPal holds a capture, as a sentence. */
export const holdReasonOf = (code: string | null): string =>
  holds[code ?? ''] ??
  `PayPal holds the payment${code && code !== 'OTHER' ? ` (${code})` : ''} and gives no standard reason. Your PayPal account shows more.`;
