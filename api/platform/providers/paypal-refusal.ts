import { z } from 'zod';

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
    parsed = errorSchema.parse(JSON.parse(body));
  } catch {
    // An error page instead of PayPal's own body.
  }
  return new PayPalRefusal(
    status,
    parsed.details?.[0]?.issue ?? parsed.name ?? parsed.error ?? 'UNKNOWN',
    parsed.debug_id ?? null,
  );
}
