import type { Fault } from './fault-injection';

export interface Reply {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** An HTTP client of a running sandbox, for its own tests. */
export class SandboxClient {
  private token = '';

  constructor(
    readonly url: string,
    private readonly clientId: string,
    private readonly clientSecret: string,
  ) {}

  /** `POST /v1/oauth2/token`; the following calls use the token. */
  async signIn(secret = this.clientSecret): Promise<Reply> {
    const credentials = Buffer.from(`${this.clientId}:${secret}`).toString('base64');
    const reply = await read(
      await fetch(`${this.url}/v1/oauth2/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      }),
    );
    const token = reply.body['access_token'];
    if (typeof token === 'string') this.token = token;
    return reply;
  }

  async call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    return read(
      await fetch(`${this.url}${path}`, {
        method,
        headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
  }

  /**
   * Creates an order of one unit.
   * @returns its id
   */
  async order(unit: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<string> {
    const reply = await this.call('POST', '/v2/checkout/orders', orderBody(unit), headers);
    return String(reply.body['id']);
  }

  approve(orderId: string, payer = 'wallet'): Promise<Reply> {
    return this.call('POST', `/sandbox/orders/${orderId}/approve`, { payer });
  }

  capture(orderId: string, requestId?: string): Promise<Reply> {
    return this.call(
      'POST',
      `/v2/checkout/orders/${orderId}/capture`,
      undefined,
      requestId ? { 'paypal-request-id': requestId } : {},
    );
  }

  /**
   * Creates a paid order.
   * @returns the id of its capture
   */
  async paid(unit: Record<string, unknown> = {}): Promise<string> {
    const orderId = await this.order(unit);
    await this.approve(orderId);
    return captureOf(await this.capture(orderId)).id;
  }

  next(entry: Partial<Fault> & Pick<Fault, 'operation' | 'behaviour'>): Promise<Reply> {
    return this.call('POST', '/sandbox/faults', { next: entry });
  }

  async calls(): Promise<{ received: Record<string, number>; performed: Record<string, number> }> {
    const reply = await this.call('GET', '/sandbox/calls');
    return reply.body['counts'] as { received: Record<string, number>; performed: Record<string, number> };
  }
}

export function orderBody(unit: Record<string, unknown> = {}): Record<string, unknown> {
  return { intent: 'CAPTURE', purchase_units: [{ amount: { currency_code: 'USD', value: '10.00' }, ...unit }] };
}

/** Returns the first capture in an order's body. */
export function captureOf(
  reply: Reply,
): { id: string; status: string; amount: { value: string; currency_code: string } } & Record<string, unknown> {
  const units = reply.body['purchase_units'] as {
    payments: { captures: [{ id: string; status: string; amount: { value: string; currency_code: string } }] };
  }[];
  const capture = units[0]?.payments.captures[0];
  if (!capture) throw new Error(`no capture in ${JSON.stringify(reply.body)}`);
  return capture;
}

/** Returns the issue code of an error answer's first detail. */
export function issueOf(reply: Reply): string | undefined {
  return (reply.body['details'] as { issue: string }[] | undefined)?.[0]?.issue;
}

async function read(response: Response): Promise<Reply> {
  const text = await response.text();
  return {
    status: response.status,
    body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
    headers: response.headers,
  };
}
