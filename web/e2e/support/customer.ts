import { randomUUID } from 'node:crypto';
import type { ProductAddress } from '../product/address';
import type { TestControlResponse, TestControlRequests } from '../product/test-control';

export const password = 'correct-horse-7';

/** A long word, as addresses are. */
export const newEmail = () => `journey${randomUUID().replaceAll('-', '')}@example.com`;

/** Returns an address of the benchmarking range 198.18.0.0/15: rate limits apply per address. */
export function newAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `198.${18 + Math.round(Math.random())}.${part()}.${part()}`;
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${url} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Runs an operator action. */
export async function testControl<Name extends keyof TestControlRequests>(
  product: ProductAddress,
  name: Name,
  order: TestControlRequests[Name],
): Promise<TestControlResponse<Name>> {
  const response = await post(`${product.testControl}/${name}`, order);
  return (await response.json()) as TestControlResponse<Name>;
}

export interface Order {
  id: string;
  code: string;
}

const designDefaults = {
  platform: 'INSTAGRAM',
  postType: 'INSTAGRAM_POST',
  size: 'SQUARE',
  primaryText: 'Fresh bread at seven',
  niche: 'COOKING',
  style: 'PLAYFUL',
  customPrompt: 'Warm light.',
  enhancedPrompt: null,
  lettering: 'DRAWN',
};

/** A user with an account, acting through the API; `cookies` sign a browser in. */
export class Customer {
  readonly email = newEmail();
  readonly password = password;
  readonly address = newAddress();
  id = '';
  private readonly jar = new Map<string, string>();

  constructor(
    private readonly product: ProductAddress,
    readonly name = 'Ada Weaver',
  ) {}

  get cookies() {
    return [...this.jar].map(([name, value]) => ({
      name,
      value,
      url: this.product.url,
      httpOnly: true,
      sameSite: 'Lax' as const,
    }));
  }

  async register(): Promise<this> {
    const input = { name: this.name, email: this.email, password: this.password, acceptTerms: true };
    const { register } = await this.ask<{ register: { user: { id: string } } }>(
      'mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }',
      { input },
    );
    this.id = register.user.id;
    return this;
  }

  async ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await post(
      `${this.product.url}/graphql`,
      { query, variables },
      { cookie, 'x-forwarded-for': this.address },
    );
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      this.jar.set(name, value);
    }
    const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
    if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
    return data;
  }

  credits = async (): Promise<number> => (await this.ask<{ me: { credits: number } }>('{ me { credits } }')).me.credits;

  async packageId(name: string): Promise<string> {
    const { packages } = await this.ask<{ packages: { id: string; name: string }[] }>('{ packages { id name } }');
    return packages.find((one) => one.name === name)?.id ?? '';
  }

  async order(packageName = 'Starter'): Promise<Order> {
    return this.place({ packageId: await this.packageId(packageName) });
  }

  async itemId(number = '1001'): Promise<string> {
    const { item } = await this.ask<{ item: { id: string } }>(
      'query ($number: String!) { item(by: { number: $number }) { id } }',
      {
        number,
      },
    );
    return item.id;
  }

  async orderItem(number = '1001'): Promise<Order> {
    return this.place({ itemId: await this.itemId(number) });
  }

  private async place(of: { packageId: string } | { itemId: string }): Promise<Order> {
    const input = {
      of,
      requestId: randomUUID(),
      billing: { customerName: this.name, address: '12 Mill Lane, Bristol', country: 'United Kingdom' },
    };
    const { createPurchase } = await this.ask<{ createPurchase: { purchase: Order } }>(
      'mutation ($input: CreatePurchaseInput!) { createPurchase(input: $input) { purchase { id code } } }',
      { input },
    );
    return createPurchase.purchase;
  }

  /** Begins to pay an order; returns its id at PayPal. */
  async startPayment(order: Order): Promise<string> {
    const { startPayment } = await this.ask<{ startPayment: { paypalOrderId: string } }>(
      'mutation ($id: ID!) { startPayment(purchaseId: $id) { paypalOrderId } }',
      { id: order.id },
    );
    return startPayment.paypalOrderId;
  }

  /** Approves a payment in PayPal's wallet, and does not return to the shop. */
  async approve(paypalOrderId: string): Promise<void> {
    await post(`${this.product.paypal}/sandbox/orders/${paypalOrderId}/approve`, { payer: 'wallet' });
  }

  async pay(order: Order): Promise<void> {
    const paypal = await this.startPayment(order);
    await this.approve(paypal);
    await this.ask(
      'mutation ($id: ID!, $paypal: String!) { capturePayment(purchaseId: $id, paypalOrderId: $paypal) { errors { message } } }',
      { id: order.id, paypal },
    );
  }

  paymentStatus = async (order: Order): Promise<string> =>
    (
      await this.ask<{ purchase: { paymentStatus: string } }>(
        'query ($id: ID!) { purchase(id: $id) { paymentStatus } }',
        {
          id: order.id,
        },
      )
    ).purchase.paymentStatus;

  /** Creates a ticket; returns its id. */
  async ticket(values: { subject: string; message: string; designId?: string; purchaseId?: string }): Promise<string> {
    const { createTicket } = await this.ask<{ createTicket: { ticket: { id: string } } }>(
      'mutation ($input: CreateTicketInput!) { createTicket(input: $input) { ticket { id } } }',
      { input: { requestId: randomUUID(), ...values } },
    );
    return createTicket.ticket.id;
  }

  async replied(id: string, message: string): Promise<void> {
    await this.ask(
      'mutation ($id: ID!, $input: TicketReplyInput!) { replyToTicket(id: $id, input: $input) { errors { code } } }',
      {
        id,
        input: { requestId: randomUUID(), message },
      },
    );
  }

  /** Has support answer it. */
  answered = (id: string, message: string) => testControl(this.product, 'answerTicket', { id, message });
  /** Has support answer it with a picture. Returns the number of pictures that support sees in the first message. */
  answeredWithPicture = async (id: string, message: string): Promise<number> =>
    (await testControl(this.product, 'answerTicketWithPicture', { id, message })).seen;
  ticketStatus = (id: string, status: TestControlRequests['setTicketStatus']['status']) =>
    testControl(this.product, 'setTicketStatus', { id, status });

  /** Requests a design, of a brand where one is given; returns its id. */
  async design(values: Partial<typeof designDefaults> = {}, brandId?: string): Promise<string> {
    const input = { requestId: randomUUID(), design: { ...designDefaults, ...values }, brandId };
    const { createDesign } = await this.ask<{ createDesign: { design: { id: string } } }>(
      'mutation ($input: CreateDesignInput!) { createDesign(input: $input) { design { id } } }',
      { input },
    );
    return createDesign.design.id;
  }

  designState = async (id: string): Promise<string> =>
    (await this.ask<{ design: { status: string } }>('query ($id: ID!) { design(id: $id) { status } }', { id })).design
      .status;
}
