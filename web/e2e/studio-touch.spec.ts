import type { CDPSession, Locator, Page } from '@playwright/test';
import { aPostOf } from './support/studio-post';
import { sizes } from './support/measure-screen';
import { expect, test } from './support/test';

test.use({ viewport: sizes.phone, isMobile: true, hasTouch: true });

interface Point {
  x: number;
  y: number;
}

/** A finger on the screen. */
class Finger {
  constructor(private readonly session: CDPSession) {}

  private send(type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) {
    return this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  readonly down = (at: Point) => this.send('touchStart', at);
  readonly up = () => this.send('touchEnd');

  /** Moves in steps, as browsers take a leap for another touch. */
  async move(from: Point, to: Point): Promise<void> {
    const steps = 8;
    const at = (step: number) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    });
    for (let step = 1; step <= steps; step += 1) await this.send('touchMove', at(step));
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.down(from);
    await this.move(from, to);
    await this.up();
  }
}

async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const selectedIn = (field: Locator) =>
  field.evaluate((element) => {
    const { value, selectionStart, selectionEnd } = element as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });

/** The time on the page's clock at which Chromium, too, takes a touch that began before for a long press. */
const longerThanBrowsers = (page: Page) => page.evaluate(() => performance.now() + 600);

const handle = (page: Page, end: 'start' | 'end') => page.locator(`[data-handle=${end}]`);

test('a finger selects words on the canvas of the studio', async ({ page, newCustomer, enter }) => {
  const customer = await newCustomer({ credits: 1 });
  await enter(customer);
  const id = await aPostOf(customer, 'Fresh bread every morning at seven');
  await page.goto(`/user/studio/${id}`);
  const words = page.getByRole('button', { name: 'Edit: Headline', includeHidden: true }).first();
  await expect(words).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Headline' });
  const finger = new Finger(await page.context().newCDPSession(page));

  await test.step('which stays on a word', async () => {
    const box = await words.boundingBox();
    if (!box) throw new Error('The headline is not in sight');
    await finger.down({ x: box.x + 36, y: box.y + 4 });
    await expect(handle(page, 'start')).toBeVisible();
    await page.waitForFunction((end) => performance.now() > end, await longerThanBrowsers(page));
    await finger.up();
    expect(await selectedIn(field)).toBe('Fresh');
    await expect(field).toBeFocused();
    await expect(page.locator('[data-selected]')).toHaveCount(1);
    for (const end of ['start', 'end'] as const) {
      const size = await handle(page, end).boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  await test.step('and drags an end of what is selected, also past the other one', async () => {
    const box = await words.boundingBox();
    if (!box) throw new Error('The headline is not in sight');
    const first = await middleOf(handle(page, 'start'));
    await finger.drag(first, { x: box.x + box.width + 20, y: box.y + box.height + 10 });
    await expect.poll(() => selectedIn(field)).toBe(' bread every morning at seven');
    await finger.drag(await middleOf(handle(page, 'start')), first);
    await expect.poll(() => selectedIn(field)).toBe('Fresh bread every morning at seven');
  });

  await test.step('and what is typed takes its place', async () => {
    await page.keyboard.type('Hot rolls at nine');
    await expect(field).toHaveValue('Hot rolls at nine');
    await expect(handle(page, 'start')).toHaveCount(0);
  });

  await test.step('while a tap sets the caret, and a swipe scrolls the page', async () => {
    const at = await middleOf(words);
    await page.touchscreen.tap(at.x, at.y);
    await expect(page.locator('[data-caret]')).toHaveCount(1);
    expect(await selectedIn(field)).toBe('');
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await finger.drag(at, { x: at.x, y: at.y - 180 });
    await expect.poll(scrolled).toBeGreaterThan(before + 60);
    expect(await selectedIn(field)).toBe('');
  });
});
