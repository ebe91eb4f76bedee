import { designInput } from '../../test/filled-product';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { sweepAiCalls } from '../ai/ai-calls';
import { addEnvironmentKeys } from '../settings/ai-keys.service';
import { aiCosts } from './admin/ai-costs.service';
import { designFailures } from './admin/design-failures.service';
import { createDesign } from './design-creation.service';
import { enhancePrompt } from './prompt-enhancement.service';
import { generateDesign } from './generation.job';

const never = new AbortController().signal;

describe('the costs of the AI service', () => {
  let product: TestProduct;
  let requests = 0;

  beforeAll(async () => {
    product = await startTestProduct({ gemini: true });
    await addEnvironmentKeys(product.ctx(), ['AQ.SandboxKey-one-0001']);
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await db().query('delete from ai_calls');
    await db().query(`delete from settings where key = 'ai'`);
    await fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' });
  });

  const db = () => product.services.dataSource.manager;
  const range = { from: new Date(Date.now() - 86_400_000), until: new Date(Date.now() + 60_000) };
  const fault = (body: object) =>
    fetch(`${product.gemini.url}/sandbox/faults`, { method: 'POST', body: JSON.stringify(body) });
  const setCosts = (picture: string | null, text: string | null) =>
    db().query(
      `insert into settings (key, body, version) values ('ai', $1, 1) on conflict (key) do update set body = excluded.body`,
      [
        {
          imageModels: product.services.config.gemini.imageModels.map((model) => ({ model, cost: picture })),
          textCallCost: text,
        },
      ],
    );
  const costs = async () => aiCosts(product.ctx(await product.addUser({ role: 'ADMIN' })), range);
  const make = async (design: object) => {
    requests += 1;
    const user = await product.addUser({ credits: 1 });
    const { id } = await createDesign(product.ctx(user), {
      requestId: `request-${requests}`,
      design: { ...designInput, ...design },
    });
    await generateDesign(product.ctx(), id, never);
    const [row]: { cost: string | null; state: string; step: string | null }[] = await db().query(
      'select cost, state, step from designs where id = $1',
      [id],
    );
    return row;
  };

  it('name each purpose, and what pictures painted again add', async () => {
    await setCosts('0.04', '0.0005');
    await make({ lettering: 'SET', customPrompt: 'A shop [[lettering]]' });
    expect(await costs()).toEqual({
      purposes: [
        { purpose: 'PAINTING', calls: 1, failed: 0, uncosted: 0, cost: '0.0400', costPerCall: '0.0400' },
        { purpose: 'REPAINTING', calls: 1, failed: 0, uncosted: 0, cost: '0.0400', costPerCall: '0.0400' },
        { purpose: 'CHECKING', calls: 2, failed: 0, uncosted: 0, cost: '0.0010', costPerCall: '0.0005' },
        { purpose: 'WRITING', calls: 1, failed: 0, uncosted: 0, cost: '0.0005', costPerCall: '0.0005' },
      ],
      repainted: 1,
    });
  });

  it('are the cost of the design, text calls included', async () => {
    await setCosts('0.04', '0.0005');
    expect((await make({ lettering: 'SET' }))?.cost).toBe('0.0410');
    expect((await make({}))?.cost).toBe('0.0400');
  });

  it('say how many calls have no known cost', async () => {
    await setCosts('0.04', null);
    await make({});
    await enhancePrompt(product.ctx(await product.addUser({ credits: 1 })), designInput);
    await setCosts('0.04', '0.001');
    await enhancePrompt(product.ctx(await product.addUser({ credits: 1 })), designInput);
    expect((await costs()).purposes).toEqual([
      { purpose: 'DRAWING', calls: 1, failed: 0, uncosted: 0, cost: '0.0400', costPerCall: '0.0400' },
      { purpose: 'ENHANCING', calls: 2, failed: 0, uncosted: 1, cost: '0.0010', costPerCall: null },
    ]);
  });

  it('count requests without an answer, and the step that failed', async () => {
    await fault({ operation: 'image', behaviour: 'keyInvalid', times: 9 });
    const failed = await make({ lettering: 'SET' });
    expect(failed).toMatchObject({ state: 'FAILED', step: 'PAINTING' });
    const { purposes, repainted } = await costs();
    expect(purposes.find(({ purpose }) => purpose === 'PAINTING')).toMatchObject({ calls: 0, failed: 1, cost: null });
    expect(repainted).toBeNull();
    const admin = product.ctx(await product.addUser({ role: 'ADMIN' }));
    const { groups } = await designFailures(admin, range, 'STEP', null);
    expect(groups.map(({ value, name, count }) => [value, name, count])).toEqual([['PAINTING', null, 1]]);
  });

  it('are deleted after 800 days', async () => {
    await db().query(
      `insert into ai_calls (day, purpose, model, calls) values (current_date - 801, 'PLAN', 'm', 1), (current_date - 799, 'PLAN', 'm', 1)`,
    );
    await sweepAiCalls(product.ctx());
    expect(await db().query('select calls from ai_calls')).toHaveLength(1);
  });
});
