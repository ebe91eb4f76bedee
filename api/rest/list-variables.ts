import { invalid } from './failure';
import type { ListPart, RestCall } from './row';

/**
 * Returns the address that a call asks about; null when it names none.
 * @throws RestFailure 400 for an empty, repeated or structured parameter
 */
function emailIn({ query }: RestCall): string | null {
  const structured = Object.keys(query).some((name) => name.startsWith('userEmail['));
  const given = query['userEmail'];
  if (structured || (given !== undefined && (typeof given !== 'string' || given.trim() === '')))
    throw invalid('userEmail', 'userEmail must be one email address.');
  return typeof given === 'string' ? given.trim() : null;
}

/**
 * Variables of a list: of all accounts, or of the account with an address. Who may ask for which is the contract's
 * rule.
 */
export function listOf(call: RestCall, page: ListPart) {
  const email = emailIn(call);
  return { email, isWhole: email === null, page };
}

/** Whether a call of a list asks about all accounts. @throws RestFailure 400 */
export const namesNoAccount = (call: RestCall): boolean => emailIn(call) === null;
