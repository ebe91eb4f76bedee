import { randomUUID } from 'node:crypto';
import { createDesign } from '../../../api/domain/designs/design-creation.service';
import { designInput } from '../../../api/test/design-requests';
import { endDesign } from '../../../api/test/months';
import { startTestProduct } from '../../../api/test/test-product';
import type { TestProduct } from '../../../api/test/test-product';
import { Answers } from './answers';
import { Caller } from './caller';
import { newFacts } from './facts';
import { LivePage } from './live-page';
import { eventually } from './world';

describe('a page with a live connection', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true, gemini: true });
  });
  afterAll(() => product.stop());

  async function open() {
    const facts = newFacts();
    const answers = new Answers();
    const caller = new Caller({ url: product.url, address: '10.0.0.1', marker: '', answers, facts });
    const id = await caller.browser.register(`${randomUUID()}@example.com`);
    await product.giveCredits(id, 1);
    const page = new LivePage({ shop: { url: product.url }, facts }, { caller }, 1);
    const request = { requestId: randomUUID(), design: designInput };
    const design = await createDesign(product.ctx({ id, role: 'MEMBER' }), request);
    await eventually(20, () => facts.live.opened === 1 || null, 20);
    return { page, facts, answers, design: { id: design.id, status: 'QUEUED' as const } };
  }

  it('shows the end of a design by its event', async () => {
    const { page, facts, design } = await open();
    const ended = page.end(design, 20);
    await endDesign(product, design.id, false);
    expect(await ended).toMatchObject({ id: design.id, status: 'FAILED' });
    expect([...facts.shown]).toEqual([[design.id, 'FAILED']]);
    expect(facts.broken).toEqual([]);
    await page.close();
  });

  it('reports an end that no event has shown', async () => {
    const { page, facts, answers, design } = await open();
    const ended = page.end(design, 1);
    await eventually(20, () => answers.all.some(({ kind }) => kind === 'DesignById') || null, 20);
    await product.services.pool.query(`update designs set state = 'CANCELLED', finished_at = now() where id = $1`, [
      design.id,
    ]);
    expect(await ended).toMatchObject({ status: 'CANCELLED' });
    expect(facts.broken).toEqual([`design ${design.id} is CANCELLED, and its page never showed that`]);
    await page.close();
  });
});
