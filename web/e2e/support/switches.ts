import type { ProductAddress } from '../product/address';

async function flip(url: string, body: unknown): Promise<void> {
  const response = await fetch(`${url}/sandbox/switches`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The sandbox refused a switch: ${await response.text()}`);
}

/** Disturbs the next images (or texts) of this worker's Gemini, which asks a busy service again; api/sandbox/gemini/README.md names the behaviours. */
export const nextImage = (product: ProductAddress, behaviour: string, delayMs = 0, times = 1) => flip(product.gemini, { operation: 'image', behaviour, delayMs, times });
export const nextText = (product: ProductAddress, behaviour: string, delayMs = 0, times = 1) => flip(product.gemini, { operation: 'text', behaviour, delayMs, times });

/** Disturbs the next call of this worker's PayPal; api/sandbox/paypal/README.md names the behaviours. */
export const nextPayPalCall = (product: ProductAddress, operation: string, behaviour: string, delayMs?: number) => flip(product.paypal, { next: { operation, behaviour, delayMs } });
