import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const only = process.argv[2];
const pages = [
  ['dash', '/admin/dashboard?days=last-90-days'],
  ['table', '/admin/dashboard?view=table&figure=designs&compare=no'],
  ['own', '/admin/dashboard?days=2026-01-01..2026-11-20&figure=timeToPicture'],
  ['settings', '/admin/settings'],
];
for (const [w, h] of [[1280, 800], [390, 844]]) for (const scheme of ['light', 'dark']) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme });
  const page = await context.newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.type(), m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)));
  await page.goto('http://localhost:4200/login');
  await page.fill('input[name=email]', 'admin@demo.postloom.example');
  await page.fill('input[name=password]', 'admin-demo');
  await page.click('button[type=submit]');
  await page.waitForURL((u) => !u.pathname.startsWith('/login'));
  for (const [name, path] of pages) {
    if (only && only !== name) continue;
    if (name === 'settings' && scheme === 'dark') continue;
    await page.goto('http://localhost:4200' + path);
    if (name === 'settings') {
      await page.waitForTimeout(1500);
      await page.getByText('Invoices and Returns').first().click().catch((e) => console.log(e.message.slice(0,200)));
    }
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/figshots/${name}-${w}-${scheme}.png`, fullPage: true });
    if (name !== 'settings') console.log(name, w, scheme, await page.evaluate(() => document.documentElement.scrollWidth));
  }
  await context.close();
}
await browser.close();
