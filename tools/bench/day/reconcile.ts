import { designRules } from './rules/designs';
import { mailingRules } from './rules/mailings';
import { messageRules } from './rules/messages';
import { moneyRules } from './rules/money';
import { monthRules } from './rules/months';
import { promiseRules } from './rules/promises';
import type { Books, Checked, Rule } from './rules/rule';
import { uploadRules } from './rules/uploads';

/** What must hold after a day, with any faults in it. */
export const rules: readonly Rule[] = [
  ...moneyRules,
  ...designRules,
  ...monthRules,
  ...uploadRules,
  ...messageRules,
  ...mailingRules,
  ...promiseRules,
];

export interface Outcome extends Checked {
  rule: string;
}

/** Holds all records of a day against each other. */
export async function reconcile(books: Books): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, check } of rules) outcomes.push({ rule: name, ...(await check(books)) });
  return outcomes;
}
