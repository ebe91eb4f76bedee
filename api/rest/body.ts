import { amountOf, centsOf } from '../../contract/money';
import { invalid } from './failure';

const money = /^\d{1,10}(\.\d{1,2})?$/;
const digits = /^\d{1,9}$/;
const mostMoney = 9_999_999_999.99;

/** Reads the fields of a JSON body. A field that is not sent is undefined; null and '' both mean 'cleared'. */
export class Body {
  constructor(private readonly fields: Readonly<Record<string, unknown>>) {}

  /** Whether the field is sent. */
  has(name: string): boolean {
    return this.fields[name] !== undefined;
  }

  /** The first of the names that is sent. */
  raw(...names: string[]): unknown {
    return names.map((name) => this.fields[name]).find((value) => value !== undefined);
  }

  /** @throws RestFailure 400 unless it is text. */
  text(...names: string[]): string | undefined {
    const value = this.raw(...names);
    if (value === undefined) return undefined;
    if (value === null) return '';
    if (typeof value !== 'string') throw invalid(names[0] ?? '', `${names[0]} must be text.`);
    return value;
  }

  /** @throws RestFailure 400 when it is missing or blank. */
  needed(...names: string[]): string {
    const value = this.text(...names)?.trim();
    if (!value) throw invalid(names[0] ?? '', `${names[0]} is required.`);
    return value;
  }

  /** An amount as text with two places. @throws RestFailure 400 */
  money(name: string): string | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    if (!money.test(text) || Number(text) < 0.01 || Number(text) > mostMoney)
      throw invalid(name, `${name} must be an amount from 0.01 to 9999999999.99 with at most two decimals.`);
    return amountOf(centsOf(text));
  }

  /** A number of something: a whole number, or digits. @throws RestFailure 400 */
  count(name: string): number | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    if (digits.test(text)) return Number(text);
    throw invalid(name, `${name} must be a whole number from 0 to 999999999.`);
  }

  /** @throws RestFailure 400 unless it is true or false. */
  flag(name: string): boolean | undefined {
    const value = this.raw(name);
    if (value === undefined || typeof value === 'boolean') return value;
    throw invalid(name, `${name} must be true or false.`);
  }

  /** One of the words, in any case, as the contract's value. @throws RestFailure 400 */
  word<Value extends string>(name: string, words: Readonly<Record<Value, string>>): Value | undefined {
    const text = this.text(name)?.trim().toLowerCase();
    if (text === undefined) return undefined;
    const known = Object.entries<string>(words) as [Value, string][];
    const found = known.find(([, word]) => word.toLowerCase() === text);
    if (found) return found[0];
    throw invalid(name, `${name} must be one of ${Object.values(words).join(', ')}.`);
  }

  /** All fields. */
  all(): Readonly<Record<string, unknown>> {
    return this.fields;
  }
}
