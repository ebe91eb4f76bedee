import { z } from 'zod';
import type { PayPalAccount } from './paypal-tokens';
import {
  captureSchema,
  refundSchema,
  orderSchema,
  newRefundSchema,
  disputeSchema,
  parsePayPalJson,
  webhookSchema,
} from './paypal-answers';
import type { PayPalWebhook, PayPalDispute, PayPalOrder, PayPalCapture, PayPalRefund } from './paypal-answers';
import { PayPalTokens } from './paypal-tokens';
import { refusal } from './paypal-refusal';
import type { Transmission } from './paypal-signature';
import { ProviderSilence, providerFetch } from './provider-fetch';

export interface NewPayPalOrder {
  /** Exact decimals: total = itemTotal + handling. */
  total: string;
  itemTotal: string;
  handling: string;
  currency: string;
  description: string;
  /** Name of the shop, as the payer sees it at PayPal. */
  brandName: string;
  customId: string;
  invoiceId: string;
  /** Where PayPal returns a payer whose browser could open neither popup nor overlay. */
  returnUrl: string;
  cancelUrl: string;
}

export interface NewPayPalRefund {
  /** Exact decimal; null for the whole remaining amount. */
  amount: string | null;
  currency: string;
  customId: string;
  /** Shown to the payer in PayPal's email; at most 255 characters. */
  note?: string;
}

/** Shortens to PayPal's 127 single-byte characters; longer characters count by their bytes and are never split. */
export function shortDescription(text: string): string {
  let cut = '';
  for (const { segment } of new Intl.Segmenter().segment(text.trim())) {
    if (Buffer.byteLength(cut + segment) > 127) break;
    cut += segment;
  }
  return cut || 'Order';
}

const timeoutMs = 20_000;
const webhooksPath = '/v1/notifications/webhooks';

interface CallOptions {
  /** PayPal-Request-Id. */
  key?: string;
  body?: unknown;
  rawBody?: string;
}

/**
 * Parses an answer. After an unreadable answer PayPal's action is as unknown as after none.
 * @throws ProviderSilence
 */
function readAnswer<Answer>(schema: z.ZodType<Answer>, body: string): Answer {
  try {
    return schema.parse(parsePayPalJson(body));
  } catch (error) {
    throw new ProviderSilence('PayPal answered what cannot be read', { cause: error });
  }
}

/** Client of PayPal's REST API, as far as this shop uses it. One per process: it caches the access tokens. */
export class PayPal {
  private readonly tokens = new PayPalTokens();

  constructor(
    private readonly observe: (operation: string, outcome: string, seconds: number) => void = () => undefined,
  ) {}

  /** Orders v2, create. The same key returns the same order. */
  createOrder(account: PayPalAccount, key: string, order: NewPayPalOrder): Promise<PayPalOrder> {
    const money = (value: string) => ({ currency_code: order.currency, value });
    return this.call(account, 'create', 'POST', '/v2/checkout/orders', orderSchema, {
      key,
      body: {
        intent: 'CAPTURE',
        purchase_units: [
          {
            amount: {
              ...money(order.total),
              breakdown: { item_total: money(order.itemTotal), handling: money(order.handling) },
            },
            description: shortDescription(order.description),
            custom_id: order.customId,
            invoice_id: order.invoiceId,
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              brand_name: order.brandName,
              shipping_preference: 'NO_SHIPPING',
              user_action: 'PAY_NOW',
              // Excludes bank transfers that stay open for days.
              payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
              return_url: order.returnUrl,
              cancel_url: order.cancelUrl,
            },
          },
        },
      },
    });
  }

  getOrder(account: PayPalAccount, id: string): Promise<PayPalOrder> {
    return this.call(account, 'get', 'GET', `/v2/checkout/orders/${encodeURIComponent(id)}`, orderSchema);
  }

  /** Orders v2, capture. The same key returns the same capture. */
  captureOrder(account: PayPalAccount, id: string, key: string): Promise<PayPalOrder> {
    return this.call(account, 'capture', 'POST', `/v2/checkout/orders/${encodeURIComponent(id)}/capture`, orderSchema, {
      key,
      body: {},
    });
  }

  getCapture(account: PayPalAccount, id: string): Promise<PayPalCapture> {
    return this.call(account, 'get-capture', 'GET', `/v2/payments/captures/${encodeURIComponent(id)}`, captureSchema);
  }

  /**
   * Payments v2, refund of a capture; the whole remaining amount if none is given. The same key returns the same
   * refund.
   */
  async refundCapture(
    account: PayPalAccount,
    captureId: string,
    key: string,
    refund: NewPayPalRefund,
  ): Promise<PayPalRefund> {
    const answer = await this.call(
      account,
      'refund',
      'POST',
      `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
      newRefundSchema,
      {
        key,
        body: {
          ...(refund.amount && { amount: { value: refund.amount, currency_code: refund.currency } }),
          custom_id: refund.customId,
          ...(refund.note && { note_to_payer: refund.note.slice(0, 255) }),
        },
      },
    );
    return 'amount' in answer ? answer : this.getRefund(account, answer.id);
  }

  /**
   * Checks with a fresh token request that PayPal accepts these credentials.
   * @throws PayPalRefusal, ProviderSilence.
   */
  async proveCredentials(account: PayPalAccount): Promise<void> {
    await new PayPalTokens().of(account);
  }

  getRefund(account: PayPalAccount, id: string): Promise<PayPalRefund> {
    return this.call(account, 'get-refund', 'GET', `/v2/payments/refunds/${encodeURIComponent(id)}`, refundSchema);
  }

  getDispute(account: PayPalAccount, id: string): Promise<PayPalDispute> {
    return this.call(account, 'get-dispute', 'GET', `/v1/customer/disputes/${encodeURIComponent(id)}`, disputeSchema);
  }

  /**
   * Whether PayPal confirms that it signed this webhook. `rawBody` is sent back byte by byte, as parsed JSON may
   * differ.
   */
  async verifyWebhook(
    account: PayPalAccount,
    webhookId: string,
    transmission: Transmission,
    rawBody: string,
  ): Promise<boolean> {
    const { algorithm, certificateUrl, id, signature, time } = transmission;
    const envelope = JSON.stringify({
      auth_algo: algorithm,
      cert_url: certificateUrl,
      transmission_id: id,
      transmission_sig: signature,
      transmission_time: time,
      webhook_id: webhookId,
    });
    const body = `${envelope.slice(0, -1)},"webhook_event":${rawBody}}`;
    const answer = await this.call(
      account,
      'verify-webhook',
      'POST',
      '/v1/notifications/verify-webhook-signature',
      z.object({ verification_status: z.string() }),
      { rawBody: body },
    );
    return answer.verification_status === 'SUCCESS';
  }

  /** Webhooks v1, list: the webhooks of the account's application. */
  async listWebhooks(account: PayPalAccount): Promise<PayPalWebhook[]> {
    const schema = z.object({ webhooks: z.array(webhookSchema).default([]) });
    return (await this.call(account, 'list-webhooks', 'GET', webhooksPath, schema)).webhooks;
  }

  createWebhook(account: PayPalAccount, url: string, events: readonly string[]): Promise<PayPalWebhook> {
    const body = { url, event_types: events.map((name) => ({ name })) };
    return this.call(account, 'create-webhook', 'POST', webhooksPath, webhookSchema, { body });
  }

  /** Webhooks v1, update: the webhook sends these events from now on. */
  replaceWebhookEvents(account: PayPalAccount, id: string, events: readonly string[]): Promise<PayPalWebhook> {
    const body = [{ op: 'replace', path: '/event_types', value: events.map((name) => ({ name })) }];
    const path = `${webhooksPath}/${encodeURIComponent(id)}`;
    return this.call(account, 'update-webhook', 'PATCH', path, webhookSchema, { body });
  }

  private async call<Answer>(
    account: PayPalAccount,
    operation: string,
    method: string,
    path: string,
    schema: z.ZodType<Answer>,
    options: CallOptions = {},
  ): Promise<Answer> {
    const started = performance.now();
    let outcome = 'silence';
    try {
      let answer = await this.send(account, method, path, options);
      // A token may be revoked early; the idempotency key makes the second attempt harmless.
      if (answer.status === 401 && this.tokens.forget(account))
        answer = await this.send(account, method, path, options);
      outcome = String(answer.status);
      if (answer.status >= 400) throw refusal(answer.status, answer.body);
      return readAnswer(schema, answer.body);
    } finally {
      this.observe(operation, outcome, (performance.now() - started) / 1000);
    }
  }

  private async send(account: PayPalAccount, method: string, path: string, { key, body, rawBody }: CallOptions) {
    const token = await this.tokens.of(account);
    return providerFetch(account.apiUrl + path, {
      method,
      timeoutMs,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(key ? { 'paypal-request-id': key } : {}),
      },
      body: rawBody ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
  }
}
