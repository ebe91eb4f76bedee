import { isSupportedCurrency, money, unitsOf, type Money } from './money';
import type { CaptureRecord } from './records';

const idFormat = /^DEMOCAP([A-Z0-9]{8})Z(\d{1,10})([A-Z]{3})$/;

/**
 * Returns the id of a payment in the demo's history, which was made before the sandbox runs. It says what was captured, so
 * that the sandbox can refund it.
 */
export const demoCaptureId = (orderCode: string, amount: Money): string =>
  `DEMOCAP${orderCode}Z${unitsOf(amount)}${amount.currency_code}`;

/** Returns the capture of the demo's history that an id names; null for any other id. */
export function demoCapture(id: string): CaptureRecord | null {
  const [, code = '', units = '', currency = ''] = idFormat.exec(id) ?? [];
  if (!code || !isSupportedCurrency(currency)) return null;
  const now = new Date().toISOString();
  return {
    id,
    orderId: `DEMO${code}`,
    referenceId: 'default',
    status: 'COMPLETED',
    amount: money(currency, BigInt(units)),
    customId: code,
    createTime: now,
    updateTime: now,
  };
}
