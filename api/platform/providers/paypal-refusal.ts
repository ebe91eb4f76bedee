import { z } from 'zod';
import { parsePayPalJson } from './paypal-answers';

const unreadable = 'UNKNOWN';

/** PayPal answered with an error (Orders v2, 'Error messages'). */
export class PayPalRefusal extends Error {
  override readonly name = 'PayPalRefusal';
  constructor(
    readonly status: number,
    /** Such as ORDER_NOT_APPROVED or INSTRUMENT_DECLINED; the error's name when it has no details. */
    readonly issue: string,
    readonly debugId: string | null,
  ) {
    super(`PayPal answered ${status} ${issue}${debugId ? ` (debug id ${debugId})` : ''}`);
  }

  /** Whether it has no error of PayPal, such as a page of a proxy in between: PayPal may have done what was asked. */
  get isUnreadable(): boolean {
    return this.issue === unreadable;
  }

  /** Whether the account of the shop is the reason, so that PayPal refuses every payment. */
  get isOfShop(): boolean {
    return /^(PAYEE_ACCOUNT_|PAYEE_NOT_ENABLED|PERMISSION_DENIED|NOT_AUTHORIZED|NOT_ENABLED_)/.test(this.issue);
  }
}

const errorSchema = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

/** Reads PayPal's error body; a body in another format reads as UNKNOWN. */
export function refusal(status: number, body: string): PayPalRefusal {
  let parsed: z.infer<typeof errorSchema> = {};
  try {
    parsed = errorSchema.parse(parsePayPalJson(body));
  } catch {
    // An error page instead of PayPal's own body.
  }
  return new PayPalRefusal(
    status,
    parsed.details?.[0]?.issue ?? parsed.name ?? parsed.error ?? unreadable,
    parsed.debug_id ?? null,
  );
}
