import type { ProductAddress } from '../product/address';

async function flip(url: string, body: unknown): Promise<void> {
  const response = await fetch(`${url}/sandbox/switches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox refused a switch: ${await response.text()}`);
}

/**
 * Sets the behaviour of this worker's Gemini for the next images (or texts); the product retries a busy service.
 * tools/sandbox/gemini/README.md names the behaviours.
 */
export const nextImage = (product: ProductAddress, behaviour: string, delayMs = 0, times = 1) =>
  flip(product.gemini, { operation: 'image', behaviour, delayMs, times });
export const nextText = (product: ProductAddress, behaviour: string, delayMs = 0, times = 1) =>
  flip(product.gemini, { operation: 'text', behaviour, delayMs, times });

/**
 * Sets the behaviour of this worker's PayPal for the next call; tools/sandbox/paypal/README.md names the behaviours.
 */
export const nextPayPalCall = (product: ProductAddress, operation: string, behaviour: string, delayMs?: number) =>
  flip(product.paypal, { next: { operation, behaviour, delayMs } });

/** Sets how this worker's PayPal answers where several answers are valid; tools/sandbox/paypal/habits.ts names them. */
export const payPalHabits = (product: ProductAddress, habits: Record<string, string>) =>
  flip(product.paypal, { settings: { habits } });

/** Completes the review of the latest payment that this worker's PayPal has put under review: the money has arrived. */
export async function completeReview({ paypal }: ProductAddress): Promise<void> {
  const { events } = (await (await fetch(`${paypal}/sandbox/webhooks/events`)).json()) as {
    events: { event_type: string; resource: { id: string } }[];
  };
  const held = events.filter(({ event_type: type }) => type === 'PAYMENT.CAPTURE.PENDING').at(-1);
  const response = await fetch(`${paypal}/sandbox/captures/${held?.resource.id}/complete`, { method: 'POST' });
  if (!response.ok) throw new Error(`No payment is under review: ${await response.text()}`);
}
