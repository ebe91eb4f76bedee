import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** PayPal's button on the pay page, inside a web component. */
export const payPalButton = (page: Page): Locator => page.getByRole('button', { name: /PayPal/ });

/** Clicks PayPal's button; returns its window with the payment shown. */
export async function openWallet(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await payPalButton(page).click();
  const wallet = await opening;
  await expect(wallet.getByRole('button', { name: 'Pay now' })).toBeEnabled();
  return wallet;
}

/** Presses a button that closes the wallet's window. The window may be gone before the browser answers the press. */
export async function closeBy(wallet: Page, button: 'Pay now' | 'Cancel'): Promise<void> {
  const closing = wallet.waitForEvent('close');
  const press = wallet.getByRole('button', { name: button }).click();
  await Promise.all([
    closing,
    press.catch((error: unknown) => {
      if (!wallet.isClosed()) throw error;
    }),
  ]);
}

/** Pays in the wallet that is shown inside the page. Like a window, it may be gone before the press is answered. */
export async function payInFrame(page: Page): Promise<void> {
  const frame = page.locator('iframe[title="Sandbox wallet"]');
  const press = frame.contentFrame().getByRole('button', { name: 'Pay now' }).click();
  await press.catch(async (error: unknown) => {
    if ((await frame.count()) > 0) throw error;
  });
  await expect(frame).toHaveCount(0);
}

/** Pays in the wallet's window, which then closes. */
export async function approve(wallet: Page, payer = 'Wallet balance'): Promise<void> {
  await wallet.getByRole('radio', { name: payer }).check();
  await closeBy(wallet, 'Pay now');
}
