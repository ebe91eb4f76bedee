import { invalid, notFound, refuseErrors } from '../failure';
import { RestDeductCreditDocument, RestReturnDeductedCreditDocument } from '../generated/operations';
import type { RestCall, RestRow } from '../row';
import { otherAccount } from './people';

/** Returns the input for the account that a body names. @throws RestFailure 400 unless the amount is one credit */
async function inputOf(call: RestCall) {
  const amount = call.body.count('amount');
  if (amount !== 1) throw invalid('amount', 'amount must be 1.');
  const other = await otherAccount(call);
  return { requestId: call.requestId, userId: other?.id ?? null };
}

interface Result {
  user?: { credits: number } | null;
  errors: Parameters<typeof refuseErrors>[0]['errors'];
}

function answer(message: string, result: Result) {
  refuseErrors(result);
  if (!result.user) throw notFound('User');
  return { success: true, message, currentBalance: result.user.credits };
}

async function deduct(call: RestCall) {
  const { deductCredit } = await call.run(RestDeductCreditDocument, { input: await inputOf(call) });
  return answer('Credit deducted successfully.', deductCredit);
}

async function giveBack(call: RestCall) {
  const { returnDeductedCredit } = await call.run(RestReturnDeductedCreditDocument, { input: await inputOf(call) });
  return answer('Credit refunded successfully.', returnDeductedCredit);
}

export const creditRows: RestRow[] = [
  { method: 'POST', path: '/api/deduct-credit', access: 'signedIn', answer: deduct },
  { method: 'POST', path: '/api/refund-credit', access: 'signedIn', answer: giveBack },
];
