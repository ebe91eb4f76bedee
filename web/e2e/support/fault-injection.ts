import type { ProductAddress } from '../product/address';

async function send(url: string, body: unknown): Promise<void> {
  const response = await fetch(`${url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox refused a fault: ${await response.text()}`);
}

/**
 * Sets the behaviour of this worker's Gemini for the next images (or texts); the product retries a busy service.
 * tools/sandbox/gemini/README.md names the behaviours.
 */
export const nextImage = (product: ProductAddress, behaviour: string, delayMs = 0, times = 1) =>
  send(product.gemini, { operation: 'image', behaviour, delayMs, times });
export const nextText = (product: ProductAddress, behaviour: string, delayMs = 0, times = 1) =>
  send(product.gemini, { operation: 'text', behaviour, delayMs, times });

/**
 * Sets the behaviour of this worker's PayPal for the next call; tools/sandbox/paypal/README.md names the behaviours.
 */
export const nextPayPalCall = (product: ProductAddress, operation: string, behaviour: string, delayMs?: number) =>
  send(product.paypal, { next: { operation, behaviour, delayMs } });

/**
 * Sets how this worker's PayPal answers where several answers are valid.
 * tools/sandbox/paypal/test-behaviours.ts lists them.
 */
export const setPayPalBehaviours = (product: ProductAddress, testBehaviours: Record<string, string>) =>
  send(product.paypal, { settings: { testBehaviours } });

/** Completes the review of the latest payment that this worker's PayPal has put under review: the money has arrived. */
export async function completeReview({ paypal }: ProductAddress): Promise<void> {
  const { events } = (await (await fetch(`${paypal}/sandbox/webhooks/events`)).json()) as {
    events: { event_type: string; resource: { id: string } }[];
  };
  const held = events.filter(({ event_type: type }) => type === 'PAYMENT.CAPTURE.PENDING').at(-1);
  const response = await fetch(`${paypal}/sandbox/captures/${held?.resource.id}/complete`, { method: 'POST' });
  if (!response.ok) throw new Error(`No payment is under review: ${await response.text()}`);
}
