import { paymentMessages } from './payment-messages';

/** Meaning of a definite refusal of a capture (Orders v2, capture, 'Errors'). */
export interface RefusalMeaning {
  code: 'PAYMENT_DECLINED' | 'PAYMENT_FAILED';
  sentence: string;
  /** Whether the same order may be approved again; otherwise the next try is a new order at PayPal. */
  sameOrder: boolean;
}

const declined: RefusalMeaning = { code: 'PAYMENT_DECLINED', sentence: paymentMessages.declined, sameOrder: false };
const notAllowed: RefusalMeaning = {
  code: 'PAYMENT_FAILED',
  sentence: paymentMessages.contactPayPal,
  sameOrder: false,
};
const notApproved: RefusalMeaning = { code: 'PAYMENT_FAILED', sentence: paymentMessages.notApproved, sameOrder: true };

const meanings: Record<string, RefusalMeaning> = {
  INSTRUMENT_DECLINED: declined,
  CARD_EXPIRED: declined,
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: declined,
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: declined,
  TRANSACTION_REFUSED: notAllowed,
  TRANSACTION_BLOCKED_BY_PAYEE: notAllowed,
  PAYER_CANNOT_PAY: notAllowed,
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: notAllowed,
  PAYER_ACCOUNT_RESTRICTED: notAllowed,
  PAYER_COUNTRY_NOT_SUPPORTED: notAllowed,
  COMPLIANCE_VIOLATION: notAllowed,
  TRANSACTION_LIMIT_EXCEEDED: notAllowed,
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: notAllowed,
  ORDER_NOT_APPROVED: notApproved,
  PAYER_ACTION_REQUIRED: notApproved,
};

/** Returns the meaning of an issue. An issue that PayPal adds later ends the attempt: a new order is always safe. */
export const meaningOf = (issue: string): RefusalMeaning =>
  meanings[issue] ?? { code: 'PAYMENT_FAILED', sentence: paymentMessages.failed, sameOrder: false };

/** Issues of refusals after which PayPal is asked about the order, by what they say of its capture. */
const captured = ['ORDER_ALREADY_CAPTURED', 'ORDER_COMPLETION_IN_PROGRESS'];
const unclear = ['ORDER_COMPLETED_OR_VOIDED', 'DUPLICATE_INVOICE_ID'];

/** Whether a capture of the order exists or is in progress: money may have moved, even if PayPal shows another state. */
export const isCaptured = (issue: string): boolean => captured.includes(issue);

/** Whether the issue says nothing about the capture itself, such as a request that was handled before. */
export const isUnclear = (issue: string): boolean => isCaptured(issue) || unclear.includes(issue);

/**
 * Returns the outcome under which a refusal is counted: its issue, or `other` for one that is not known here. PayPal names
 * issues as it likes, and each name of a label is a series in the monitoring.
 */
export const outcomeOf = (issue: string): string =>
  Object.hasOwn(meanings, issue) || isUnclear(issue) ? issue : 'other';
