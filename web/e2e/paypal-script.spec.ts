import type { BrowserContext, Page } from '@playwright/test';
import { setPayPalBehaviours } from './support/fault-injection';
import { expect, test } from './support/test';
import { closeBy, openWallet, payPalButton } from './support/wallet';

// every part of PayPal's script is loaded anew
test.use({ ownContext: true });

interface Violation {
  directive: string;
  blocked: string;
}

/** Collects every violation of a page's content security policy, as the browser reports it. */
async function violationsIn(context: BrowserContext): Promise<Violation[]> {
  const found: Violation[] = [];
  await context.exposeBinding('recordViolation', (_source, violation: Violation) => void found.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { recordViolation } = window as unknown as { recordViolation: (violation: Violation) => void };
      recordViolation({ directive: effectiveDirective, blocked: blockedURI });
    });
  });
  return found;
}

/** The stand-in under this machine's other host name, which corresponds to paypalobjects.com. */
const secondOrigin = (paypal: string) => paypal.replace('127.0.0.1', 'localhost');

/** Everything that PayPal's script loads besides itself, by the directive that allows it. */
const parts = {
  'script-src-elem': '/web-sdk/v6/paypal-payments.js',
  'style-src-elem': '/web-sdk/v6/paypal-payments.css',
  'frame-src': '/web-sdk/v6/device',
  'img-src': '/web-sdk/v6/mark.svg',
  'font-src': '/web-sdk/v6/letters.woff2',
};

test("PayPal's script can load everything under the page's own policy", async ({
  page,
  context,
  customer,
  product,
}) => {
  const violations = await violationsIn(context);
  const asked = new Set<string>();
  context.on('response', (response) => response.ok() && asked.add(response.url().split('?')[0] ?? ''));
  const order = await customer.order();
  await page.goto(`/pay-now/${order.id}`);
  const wallet = await openWallet(page);
  const loaded = [...Object.values(parts), '/ts'].map((path) => secondOrigin(product.paypal) + path);
  for (const url of [...loaded, `${product.paypal}/xoplatform/logger/api/logger`])
    await expect.poll(() => [...asked]).toContain(url);
  await closeBy(wallet, 'Pay now');
  await expect(page).toHaveURL(/\/user\/subscription-history$/);
  expect(violations).toEqual([]);
});

/** Restricts the page's policy by one origin in these directives. */
async function forget(page: Page, url: string, directives: string[], origin: string): Promise<void> {
  const policy = (await page.request.get(url)).headers()['content-security-policy'] ?? '';
  const lines = directives.map((directive) => policy.split(';').find((found) => found.startsWith(directive)) ?? '');
  for (const line of lines) expect(line).toContain(origin);
  await page.addInitScript(
    (content) => {
      new MutationObserver((_changes, observer) => {
        if (!document.head) return;
        observer.disconnect();
        const meta = document.createElement('meta');
        meta.httpEquiv = 'Content-Security-Policy';
        meta.content = content;
        document.head.prepend(meta);
      }).observe(document, { childList: true, subtree: true });
    },
    lines.map((line) => line.replace(origin, '').replace(' https:', ' ')).join(';'),
  );
}

/** What is refused at once: a script or style sheet that is refused loads nothing else. */
const refusals: Partial<typeof parts>[] = [
  { 'script-src-elem': parts['script-src-elem'] },
  { 'style-src-elem': parts['style-src-elem'], 'frame-src': parts['frame-src'] },
  { 'img-src': parts['img-src'], 'font-src': parts['font-src'] },
];

for (const forgotten of refusals)
  test(`a policy without that origin in ${Object.keys(forgotten).join(' and ')} is reported`, async ({
    page,
    context,
    customer,
    product,
    problems,
  }) => {
    problems.provoke(/content security policy/i, /request failed: .* csp$/, /PayPal/, /no sdk instance available/);
    const violations = await violationsIn(context);
    const origin = secondOrigin(product.paypal);
    const order = await customer.order();
    const directives = Object.keys(forgotten).map((directive) => directive.replace('-elem', ''));
    await forget(page, `/pay-now/${order.id}`, directives, origin);
    await page.goto(`/pay-now/${order.id}`);
    const reported = () =>
      Object.entries(forgotten)
        .filter(([directive, path]) =>
          violations.some(
            // for a frame the browser reports only the origin
            ({ directive: broken, blocked }) =>
              broken === directive && blocked !== '' && (origin + path).startsWith(blocked),
          ),
        )
        .map(([directive]) => directive);
    await expect.poll(reported).toEqual(Object.keys(forgotten));
    expect(violations.filter(({ directive }) => !(directive in forgotten))).toEqual([]);
  });

test("the page continues when PayPal's window stays open", async ({ page, customer, product }) => {
  await setPayPalBehaviours(product, { walletWindow: 'stays' });
  try {
    const order = await customer.order();
    await page.goto(`/pay-now/${order.id}`);
    const wallet = await openWallet(page);
    await wallet.getByRole('button', { name: 'Pay now' }).click();
    await expect(page).toHaveURL(/\/user\/subscription-history$/);
    expect(wallet.isClosed()).toBe(false);
    await expect(wallet.getByText('Approved. You can close this page.')).toBeVisible();
    expect(await customer.paymentStatus(order)).toBe('PAID');
  } finally {
    await setPayPalBehaviours(product, { walletWindow: 'closes' });
  }
  await page.goto('/');
  await expect(payPalButton(page)).toHaveCount(0);
});
