import { PayPalApiError, type ErrorDetail } from './api-errors';
import { amountProblem, isAmountSyntax, unitsOf, type AmountProblem, type Money } from './money';
import type { PurchaseItem, PurchaseUnit } from './records';

type Json = Record<string, unknown>;

const TEXT_LIMITS = {
  reference_id: 256,
  description: 127,
  custom_id: 127,
  invoice_id: 127,
  soft_descriptor: 22,
} as const;
const ADDED = ['item_total', 'tax_total', 'shipping', 'handling', 'insurance'] as const;
const SUBTRACTED = ['shipping_discount', 'discount'] as const;

const DESCRIPTIONS = {
  MISSING_REQUIRED_PARAMETER: 'A required field / parameter is missing.',
  INVALID_PARAMETER_VALUE: 'The value of a field is invalid.',
  INVALID_PARAMETER_SYNTAX: 'The value of a field does not conform to the expected format.',
  INVALID_STRING_LENGTH: 'The value of a field is either too short or too long.',
  INVALID_ARRAY_MIN_ITEMS: 'The number of items in an array parameter is too small.',
  INVALID_ARRAY_MAX_ITEMS: 'The number of items in an array parameter is too large.',
  AMOUNT_MISMATCH:
    'Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.',
  ITEM_TOTAL_MISMATCH: 'Should equal sum of (unit_amount * quantity) across all items for a given purchase_unit.',
  ITEM_TOTAL_REQUIRED:
    'If item details are specified (items.unit_amount and items.quantity) corresponding amount.breakdown.item_total is required.',
  MULTI_CURRENCY_ORDER:
    'Multiple differing values of currency_code are not supported. Entire Order request must have the same currency_code.',
  REFERENCE_ID_REQUIRED:
    "'reference_id' is required for each 'purchase_unit' if multiple 'purchase_unit' are provided.",
  DUPLICATE_REFERENCE_ID: '`reference_id` must be unique if multiple `purchase_unit` are provided.',
  CANNOT_BE_NEGATIVE:
    'Must be greater than or equal to 0. If the currency supports decimals, only two decimal place precision is supported.',
  CANNOT_BE_ZERO_OR_NEGATIVE:
    'Must be greater than zero. If the currency supports decimals, only two decimal place precision is supported.',
  INVALID_CURRENCY_CODE: 'Currency code is invalid or is not currently supported.',
  DECIMAL_PRECISION: 'If the currency supports decimals, only two decimal place precision is supported.',
  DECIMALS_NOT_SUPPORTED: 'Currency does not support decimals.',
  MAX_VALUE_EXCEEDED: 'Should be less than or equal to 999999999999999.99.',
  UNSUPPORTED_INTENT: 'Only `intent=CAPTURE` is supported.',
} satisfies Record<string, string> & Record<AmountProblem, string>;

type Issue = keyof typeof DESCRIPTIONS;

function objection(issue: Issue, field: string, value?: unknown): ErrorDetail {
  return {
    field,
    ...((typeof value === 'string' || typeof value === 'number') && { value: String(value) }),
    location: 'body',
    issue,
    description: DESCRIPTIONS[issue],
  };
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks the form of one money object: missing members and invalid syntax (HTTP 400). */
function moneyForm(value: unknown, field: string): ErrorDetail[] {
  if (!isObject(value)) return [objection('MISSING_REQUIRED_PARAMETER', field)];
  const found: ErrorDetail[] = [];
  for (const member of ['currency_code', 'value'] as const) {
    if (value[member] === undefined || value[member] === '')
      found.push(objection('MISSING_REQUIRED_PARAMETER', `${field}/${member}`));
  }
  if (found.length > 0) return found;
  if (typeof value['currency_code'] !== 'string' || value['currency_code'].length !== 3) {
    found.push(objection('INVALID_STRING_LENGTH', `${field}/currency_code`, value['currency_code']));
  }
  if (typeof value['value'] !== 'string' || !isAmountSyntax(value['value'])) {
    found.push(objection('INVALID_PARAMETER_SYNTAX', `${field}/value`, value['value']));
  }
  return found;
}

function unitForm(unit: unknown, field: string): ErrorDetail[] {
  if (!isObject(unit)) return [objection('INVALID_PARAMETER_SYNTAX', field)];
  const found = moneyForm(unit['amount'], `${field}/amount`);
  const breakdown = isObject(unit['amount']) ? unit['amount']['breakdown'] : undefined;
  if (isObject(breakdown)) {
    for (const [name, part] of Object.entries(breakdown))
      found.push(...moneyForm(part, `${field}/amount/breakdown/${name}`));
  }
  for (const [name, limit] of Object.entries(TEXT_LIMITS)) {
    const text = unit[name];
    if (text === undefined) continue;
    if (typeof text !== 'string') found.push(objection('INVALID_PARAMETER_SYNTAX', `${field}/${name}`, text));
    else if (text.length < 1 || text.length > limit)
      found.push(objection('INVALID_STRING_LENGTH', `${field}/${name}`, text));
  }
  const items = Array.isArray(unit['items']) ? unit['items'] : [];
  items.forEach((item: unknown, index) => found.push(...itemForm(item, `${field}/items/${index}`)));
  return found;
}

function itemForm(item: unknown, field: string): ErrorDetail[] {
  if (!isObject(item)) return [objection('INVALID_PARAMETER_SYNTAX', field)];
  const found = moneyForm(item['unit_amount'], `${field}/unit_amount`);
  if (typeof item['name'] !== 'string') found.push(objection('MISSING_REQUIRED_PARAMETER', `${field}/name`));
  else if (item['name'].length < 1 || item['name'].length > 127)
    found.push(objection('INVALID_STRING_LENGTH', `${field}/name`, item['name']));
  if (item['quantity'] === undefined) found.push(objection('MISSING_REQUIRED_PARAMETER', `${field}/quantity`));
  else if (typeof item['quantity'] !== 'string' || !/^[1-9]\d{0,9}$/.test(item['quantity']))
    found.push(objection('INVALID_PARAMETER_SYNTAX', `${field}/quantity`, item['quantity']));
  return found;
}

/** Checks one amount against the rules of its currency (HTTP 422). */
function amountRules(amount: Money, field: string, zeroAllowed: boolean): ErrorDetail[] {
  const problem = amountProblem(amount);
  if (problem === 'INVALID_CURRENCY_CODE') return [objection(problem, `${field}/currency_code`, amount.currency_code)];
  if (problem) return [objection(problem, `${field}/value`, amount.value)];
  const units = unitsOf(amount);
  if (units < 0n && zeroAllowed) return [objection('CANNOT_BE_NEGATIVE', `${field}/value`, amount.value)];
  if (units <= 0n && !zeroAllowed) return [objection('CANNOT_BE_ZERO_OR_NEGATIVE', `${field}/value`, amount.value)];
  return [];
}

function sumOf(breakdown: Record<string, Money>, names: readonly string[]): bigint {
  return names.reduce((sum, name) => sum + (breakdown[name] ? unitsOf(breakdown[name]) : 0n), 0n);
}

function unitRules(unit: PurchaseUnit, field: string): ErrorDetail[] {
  const { amount, items } = unit;
  const breakdown = amount.breakdown ?? {};
  const found = amountRules(amount, `${field}/amount`, false);
  for (const [name, part] of Object.entries(breakdown))
    found.push(...amountRules(part, `${field}/amount/breakdown/${name}`, true));
  const parts = [...Object.values(breakdown), ...(items ?? []).map((item) => item.unit_amount)];
  if (parts.some((part) => part.currency_code !== amount.currency_code))
    found.push(objection('MULTI_CURRENCY_ORDER', `${field}/amount/currency_code`));
  if (found.length > 0) return found;
  if (amount.breakdown && sumOf(breakdown, ADDED) - sumOf(breakdown, SUBTRACTED) !== unitsOf(amount)) {
    found.push(objection('AMOUNT_MISMATCH', `${field}/amount/value`, amount.value));
  }
  if (items?.length) found.push(...itemTotalRules(items, breakdown['item_total'], field));
  return found;
}

function itemTotalRules(items: readonly PurchaseItem[], total: Money | undefined, field: string): ErrorDetail[] {
  if (!total) return [objection('ITEM_TOTAL_REQUIRED', `${field}/amount/breakdown/item_total`)];
  const sum = items.reduce((all, item) => all + unitsOf(item.unit_amount) * BigInt(item.quantity), 0n);
  return sum === unitsOf(total)
    ? []
    : [objection('ITEM_TOTAL_MISMATCH', `${field}/amount/breakdown/item_total/value`, total.value)];
}

function orderRules(units: readonly PurchaseUnit[], given: readonly Json[]): ErrorDetail[] {
  const found = units.flatMap((unit, index) => unitRules(unit, `/purchase_units/${index}`));
  if (units.length > 1) {
    given.forEach((unit, index) => {
      if (unit['reference_id'] === undefined)
        found.push(objection('REFERENCE_ID_REQUIRED', `/purchase_units/${index}/reference_id`));
    });
    if (new Set(units.map((unit) => unit.reference_id)).size < units.length)
      found.push(objection('DUPLICATE_REFERENCE_ID', '/purchase_units'));
  }
  return found;
}

/**
 * Checks a create-order body like Orders v2 and returns its purchase units.
 * @throws PayPalApiError INVALID_REQUEST (400) for the form, UNPROCESSABLE_ENTITY (422) for the business rules.
 */
export function validateOrder(body: unknown): PurchaseUnit[] {
  const order = isObject(body) ? body : {};
  const form: ErrorDetail[] = [];
  if (order['intent'] === undefined) form.push(objection('MISSING_REQUIRED_PARAMETER', '/intent'));
  else if (order['intent'] !== 'CAPTURE' && order['intent'] !== 'AUTHORIZE')
    form.push(objection('INVALID_PARAMETER_VALUE', '/intent', order['intent']));
  const given = order['purchase_units'];
  if (given === undefined) form.push(objection('MISSING_REQUIRED_PARAMETER', '/purchase_units'));
  else if (!Array.isArray(given)) form.push(objection('INVALID_PARAMETER_SYNTAX', '/purchase_units'));
  else if (given.length === 0) form.push(objection('INVALID_ARRAY_MIN_ITEMS', '/purchase_units'));
  else if (given.length > 10) form.push(objection('INVALID_ARRAY_MAX_ITEMS', '/purchase_units'));
  else given.forEach((unit: unknown, index) => form.push(...unitForm(unit, `/purchase_units/${index}`)));
  if (form.length > 0) throw new PayPalApiError('INVALID_REQUEST', form);

  const units = (given as Json[]).map((unit) => ({ reference_id: 'default', ...unit }) as PurchaseUnit);
  const rules = orderRules(units, given as Json[]);
  // The sandbox captures at once, as the product does; authorizing for a later capture is not supported.
  if (order['intent'] === 'AUTHORIZE') rules.push(objection('UNSUPPORTED_INTENT', '/intent', 'AUTHORIZE'));
  if (rules.length > 0) throw new PayPalApiError('UNPROCESSABLE_ENTITY', rules);
  return units;
}

/**
 * Checks the optional amount of a refund.
 * @throws PayPalApiError 400 for its form, 422 for a sum that is not positive or not in the capture's currency.
 */
export function validateRefundAmount(value: unknown, currency: string): Money | undefined {
  if (value === undefined || value === null) return undefined;
  const form = moneyForm(value, '/amount');
  if (form.length > 0) throw new PayPalApiError('INVALID_REQUEST', form);
  const amount = value as Money;
  const rules = amountRules(amount, '/amount', false);
  if (rules.length === 0 && amount.currency_code !== currency) {
    rules.push({
      field: '/amount/currency_code',
      value: amount.currency_code,
      location: 'body',
      issue: 'REFUND_CAPTURE_CURRENCY_MISMATCH',
      description: 'Refund must be in the same currency as the capture',
    });
  }
  if (rules.length > 0) throw new PayPalApiError('UNPROCESSABLE_ENTITY', rules);
  return { currency_code: amount.currency_code, value: amount.value };
}
