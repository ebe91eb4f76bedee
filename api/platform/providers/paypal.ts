import { z } from 'zod';
import { providerFetch } from './provider-fetch';

/** Credentials and address of the shop at PayPal. */
export interface PayPalAccount {
  apiUrl: string;
  clientId: string;
  clientSecret: string;
}

export interface NewPayPalOrder {
  /** Exact decimals: total = itemTotal + handling. */
  total: string;
  itemTotal: string;
  handling: string;
  currency: string;
  description: string;
  customId: string;
  invoiceId: string;
}

const moneySchema = z.object({ currency_code: z.string(), value: z.string() });
const captureSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneySchema,
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
  create_time: z.string().optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
});
const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  payer: z.object({ email_address: z.string().optional() }).optional(),
  purchase_units: z
    .array(z.object({ custom_id: z.string().optional(), invoice_id: z.string().optional(), amount: moneySchema.optional(), payments: z.object({ captures: z.array(captureSchema).optional() }).optional() }))
    .default([]),
});
const refundSchema = z.object({ id: z.string(), status: z.string(), amount: moneySchema, links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]) });

export type PayPalOrder = z.infer<typeof orderSchema>;
export type PayPalCapture = z.infer<typeof captureSchema>;
export type PayPalRefund = z.infer<typeof refundSchema>;

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
}

const errorSchema = z.object({ name: z.string().optional(), error: z.string().optional(), debug_id: z.string().optional(), details: z.array(z.object({ issue: z.string().optional() })).optional() });

function refusal(status: number, body: string): PayPalRefusal {
  let parsed: z.infer<typeof errorSchema> = {};
  try {
    parsed = errorSchema.parse(JSON.parse(body));
  } catch {
    // an error page instead of PayPal's own body
  }
  return new PayPalRefusal(status, parsed.details?.[0]?.issue ?? parsed.name ?? parsed.error ?? 'UNKNOWN', parsed.debug_id ?? null);
}

const timeoutMs = 20_000;

/** PayPal's REST API, as far as this shop uses it. One per process: it keeps the access tokens. */
export class PayPal {
  private readonly tokens = new Map<string, { token: Promise<string>; until: number }>();

  constructor(private readonly observe: (operation: string, outcome: string, seconds: number) => void = () => undefined) {}

  /** Orders v2, create. The same key answers the same order. */
  createOrder(account: PayPalAccount, key: string, order: NewPayPalOrder): Promise<PayPalOrder> {
    const money = (value: string) => ({ currency_code: order.currency, value });
    return this.call(account, 'create', 'POST', '/v2/checkout/orders', orderSchema, {
      key,
      body: {
        intent: 'CAPTURE',
        purchase_units: [
          {
            amount: { ...money(order.total), breakdown: { item_total: money(order.itemTotal), handling: money(order.handling) } },
            description: order.description,
            custom_id: order.customId,
            invoice_id: order.invoiceId,
          },
        ],
        payment_source: { paypal: { experience_context: { shipping_preference: 'NO_SHIPPING', user_action: 'PAY_NOW' } } },
      },
    });
  }

  getOrder(account: PayPalAccount, id: string): Promise<PayPalOrder> {
    return this.call(account, 'get', 'GET', `/v2/checkout/orders/${encodeURIComponent(id)}`, orderSchema);
  }

  /** Orders v2, capture. The same key answers the same capture. */
  captureOrder(account: PayPalAccount, id: string, key: string): Promise<PayPalOrder> {
    return this.call(account, 'capture', 'POST', `/v2/checkout/orders/${encodeURIComponent(id)}/capture`, orderSchema, { key, body: {} });
  }

  getCapture(account: PayPalAccount, id: string): Promise<PayPalCapture> {
    return this.call(account, 'get-capture', 'GET', `/v2/payments/captures/${encodeURIComponent(id)}`, captureSchema);
  }

  getRefund(account: PayPalAccount, id: string): Promise<PayPalRefund> {
    return this.call(account, 'get-refund', 'GET', `/v2/payments/refunds/${encodeURIComponent(id)}`, refundSchema);
  }

  /** Whether PayPal itself signed this webhook. `rawBody` is sent back byte by byte, as parsed JSON may differ. */
  async verifyWebhook(account: PayPalAccount, webhookId: string, headers: Record<string, string | undefined>, rawBody: string): Promise<boolean> {
    const names = { auth_algo: 'paypal-auth-algo', cert_url: 'paypal-cert-url', transmission_id: 'paypal-transmission-id', transmission_sig: 'paypal-transmission-sig', transmission_time: 'paypal-transmission-time' };
    const fields = Object.fromEntries(Object.entries(names).map(([field, header]) => [field, headers[header] ?? '']));
    if (Object.values(fields).some((value) => value === '')) return false;
    const envelope = JSON.stringify({ ...fields, webhook_id: webhookId });
    const body = `${envelope.slice(0, -1)},"webhook_event":${rawBody}}`;
    const answer = await this.call(account, 'verify-webhook', 'POST', '/v1/notifications/verify-webhook-signature', z.object({ verification_status: z.string() }), { rawBody: body });
    return answer.verification_status === 'SUCCESS';
  }

  private async call<Answer>(
    account: PayPalAccount,
    operation: string,
    method: string,
    path: string,
    schema: z.ZodType<Answer>,
    options: { key?: string; body?: unknown; rawBody?: string } = {},
  ): Promise<Answer> {
    const started = performance.now();
    let outcome = 'silence';
    try {
      const token = await this.token(account);
      const answer = await providerFetch(account.apiUrl + path, {
        method,
        timeoutMs,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(options.key ? { 'paypal-request-id': options.key } : {}),
        },
        body: options.rawBody ?? (options.body === undefined ? undefined : JSON.stringify(options.body)),
      });
      outcome = String(answer.status);
      if (answer.status === 401) this.tokens.delete(account.clientId);
      if (answer.status >= 400) throw refusal(answer.status, answer.body);
      return schema.parse(JSON.parse(answer.body));
    } finally {
      this.observe(operation, outcome, (performance.now() - started) / 1000);
    }
  }

  private token(account: PayPalAccount): Promise<string> {
    const cacheKey = account.clientId;
    const known = this.tokens.get(cacheKey);
    if (known && known.until > Date.now()) return known.token;
    const token = this.newToken(account).catch((error: unknown) => {
      this.tokens.delete(cacheKey);
      throw error;
    });
    this.tokens.set(cacheKey, { token, until: Date.now() + 5 * 60_000 });
    return token;
  }

  private async newToken(account: PayPalAccount): Promise<string> {
    const answer = await providerFetch(`${account.apiUrl}/v1/oauth2/token`, {
      method: 'POST',
      timeoutMs,
      headers: {
        authorization: `Basic ${Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (answer.status >= 400) throw refusal(answer.status, answer.body);
    return z.object({ access_token: z.string() }).parse(JSON.parse(answer.body)).access_token;
  }
}
