import { answers } from '../answers';
import { creditBody } from '../bodies/people';
import { found, invalid } from '../failure';
import { RestDeductCreditDocument, RestReturnDeductedCreditDocument } from '../generated/operations';
import type { RestDeductionFragment } from '../generated/operations';
import { row } from '../row';
import type { RestCall } from '../row';
import { count } from '../shapes/fields';
import { emailField, emailIn } from './people';

/** Returns the input for the account that a body names. @throws RestFailure 400 unless the amount is one credit */
function variables({ body, requestId }: RestCall) {
  const amount = body.count('amount');
  if (amount !== 1) throw invalid('amount', 'amount must be 1.');
  return { input: { requestId, email: emailIn(body) } };
}

const answered = (message: string, { user }: RestDeductionFragment) => ({
  success: true as const,
  message,
  currentBalance: found(user, 'User').credits,
});

const tag = 'Accounts';
const returns = answers.message.extend({ currentBalance: count });
const refusals = {
  FORBIDDEN: 'The address belongs to another account.',
  NOT_FOUND: 'The account does not exist.',
  CONFLICT: 'The Idempotency-Key was already used for a different request.',
} as const;

export const creditRows = [
  row({
    method: 'POST',
    path: '/api/deduct-credit',
    access: 'signedIn',
    tag,
    summary: 'Deduct a credit',
    description:
      'For work done outside Postloom, at most 30 an hour; designs take their own credits. Admins can name any account.',
    body: creditBody,
    fields: emailField,
    once: true,
    refusals: { ...refusals, INSUFFICIENT_CREDITS: 'The account has no credit.' },
    returns,
    operation: RestDeductCreditDocument,
    variables,
    answer: ({ deductCredit }) => answered('Credit deducted successfully.', deductCredit),
  }),
  row({
    method: 'POST',
    path: '/api/refund-credit',
    access: 'signedIn',
    tag,
    summary: 'Return a deducted credit',
    description: 'Returns the latest deduction that has not been returned yet. Admins can name any account.',
    body: creditBody,
    fields: emailField,
    once: true,
    refusals: { ...refusals, INVALID_STATE: 'No deduction is left to return.' },
    returns,
    operation: RestReturnDeductedCreditDocument,
    variables,
    answer: ({ returnDeductedCredit }) => answered('Credit refunded successfully.', returnDeductedCredit),
  }),
];
