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
