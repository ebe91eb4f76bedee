import sharp from 'sharp';
import type { Manners } from '../../../tools/sandbox/gemini/manners';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { designInput } from '../../test/filled-product';
import {
  addEnvironmentKeys,
  askWhatAiKeysReach,
  hasActiveAiKey,
  nameEnvironmentKeys,
} from '../settings/ai-keys.service';
import { AiKeyEntity } from '../settings/ai-key.entity';
import { DesignEntity } from './design.entity';
import { createDesign } from './design-creation.service';
import { enhancePrompt } from './prompt-enhancement.service';
import { generateDesign } from './generation.job';

const [keyOne, keyTwo] = ['AQ.SandboxKey-one-0001', 'AQ.SandboxKey-two-0002'];
const never = new AbortController().signal;

interface Call {
  model: string;
  key: string;
  outcome: string;
}

describe('calls of the AI service', () => {
  let product: TestProduct;
  let requests = 0;

  beforeAll(async () => {
    product = await startTestProduct({ gemini: true });
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' });
    await db().query('delete from ai_keys');
    await addEnvironmentKeys(product.ctx(), [keyOne, keyTwo]);
  });

  const db = () => product.services.dataSource.manager;
  const configure = (path: string, body: object) =>
    fetch(`${product.gemini.url}/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) }).then((answer) =>
      expect(answer.status).toBe(200),
    );
  const calls = async () =>
    ((await (await fetch(`${product.gemini.url}/sandbox/calls`)).json()) as { calls: Call[] }).calls;
  const keys = () => db().find(AiKeyEntity, { order: { name: 'ASC' } });
  const make = async () => {
    requests += 1;
    const { id } = await createDesign(product.ctx(await product.addUser({ credits: 1 })), {
      requestId: `request-${requests}`,
      design: { ...designInput, size: 'LANDSCAPE' },
    });
    await generateDesign(product.ctx(), id, never);
    return db().findOneByOrFail(DesignEntity, { id });
  };

  it.each([
    ['disables', (id: string) => db().update(AiKeyEntity, { id }, { active: false })],
    ['deletes', (id: string) => db().delete(AiKeyEntity, { id })],
  ])('use no key any more that an Admin %s between two calls for a design', async (_what, end) => {
    await db().delete(AiKeyEntity, { name: 'Environment 2' });
    const { gemini } = product.services.config;
    const { pauseMs } = gemini;
    gemini.pauseMs = 600;
    try {
      await configure('faults', { operation: 'image', behaviour: 'fail503', times: 20 });
      const making = make();
      while ((await calls()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      for (const { id } of await keys()) await end(id);
      const failed = await making;
      expect(failed).toMatchObject({ state: 'FAILED', aiKeyName: 'Environment 1' });
      expect(await calls()).toHaveLength(1);
      expect(await db().query('select credits from users where id = $1', [failed.userId])).toEqual([{ credits: 1 }]);
    } finally {
      gemini.pauseMs = pauseMs;
    }
  });

  const manners: [string, Partial<Manners>, string][] = [
    ['as it is today', {}, 'gemini-nano-banana-2.1'],
    ['on the day before the newest model', { today: '2026-10-05' }, 'gemini-3.1-flash-lite-image'],
    ['to an account of long ago', { newAccount: false }, 'gemini-nano-banana-2.1'],
    ['with two drafts', { drafts: 2 }, 'gemini-nano-banana-2.1'],
    ['with no draft', { drafts: 0 }, 'gemini-nano-banana-2.1'],
    ['in JPEG', { format: 'jpeg' }, 'gemini-nano-banana-2.1'],
    ['in WebP', { format: 'webp' }, 'gemini-nano-banana-2.1'],
    ['in the exact ratio', { realSizes: false }, 'gemini-nano-banana-2.1'],
    ['with its words after the picture', { words: 'last' }, 'gemini-nano-banana-2.1'],
    ['without words', { words: 'none' }, 'gemini-nano-banana-2.1'],
    ['that draws or talks, not both', { modalities: 'image-only' }, 'gemini-nano-banana-2.1'],
  ];

  it.each(manners)('make a finished picture of the right ratio from a service %s', async (_how, change, model) => {
    await configure('manners', change);
    const done = await make();
    expect(done).toMatchObject({ state: 'SUCCEEDED', model });
    const png = await product.services.storage.get(done.imageKey ?? '');
    const { format, width, height } = await sharp(png ?? Buffer.alloc(0)).metadata();
    expect(format).toBe('png');
    expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.005);
    // drafts are smaller than this
    expect(width).toBeGreaterThan(1000);
  });

  it.each([
    ['today', {}, 'gemini-3.5-flash-lite'],
    ['to an account of long ago', { newAccount: false }, 'gemini-3.5-flash-lite'],
    ['in one part', { splitTexts: false }, 'gemini-3.5-flash-lite'],
  ])('enhance a prompt with the service as it is %s, without its thoughts', async (_how, change, model) => {
    await configure('manners', change);
    const enhanced = await enhancePrompt(product.ctx(await product.addUser({ credits: 1 })), designInput);
    expect(enhanced).toMatch(/warm kitchen/i);
    expect(enhanced).not.toContain('I will keep its words');
    expect(await calls()).toMatchObject([{ model, outcome: 'ok' }]);
  });

  it('switch thinking off for models that support it, and retry once without it where refused', async () => {
    const { gemini } = product.services.config;
    const { textModels } = gemini;
    gemini.textModels = ['gemini-2.5-flash-lite'];
    await configure('manners', { newAccount: false });
    await configure('faults', { operation: 'text', behaviour: 'noThinking' });
    const user = await product.addUser({ credits: 1 });
    expect(await enhancePrompt(product.ctx(user), designInput)).toMatch(/warm kitchen/i);
    await configure('manners', { newAccount: true });
    await expect(enhancePrompt(product.ctx(user), designInput)).rejects.toMatchObject({
      code: 'PROVIDER_ERROR',
      message: expect.stringMatching(/^API Error: 404 - the AI service is not available/) as string,
    });
    gemini.textModels = ['gemini-2.5-flash-lite', 'gemini-3.1-flash-lite'];
    expect(await enhancePrompt(product.ctx(user), designInput)).toMatch(/warm kitchen/i);
    gemini.textModels = textModels;
  });

  it('continue with the next model when one stays busy', async () => {
    await configure('faults', {
      operation: 'image',
      behaviour: 'fail503',
      times: 9,
      model: 'gemini-nano-banana-2.1',
    });
    expect(await make()).toMatchObject({ state: 'SUCCEEDED', model: 'gemini-3.1-flash-lite-image' });
    expect((await calls()).map(({ outcome }) => outcome)).toEqual(['fail503', 'fail503', 'fail503', 'ok']);
  });

  it("use the next key when one's quota is used up, until every key of a project is", async () => {
    await configure('faults', { operation: 'image', behaviour: 'fail429', times: 1 });
    expect((await make()).state).toBe('SUCCEEDED');
    await configure('manners', { perMinute: 0 });
    const refused = await make();
    expect(refused.error).toMatch(/^API Error: 429 - the AI service is busy/);
    expect(await hasActiveAiKey(product.ctx())).toBe(true);
  });

  it.each([
    ['keyInvalid', 'INVALID'],
    ['fail401', 'INVALID'],
    ['fail403', 'FORBIDDEN'],
  ])('suspend a key after %s and make the picture with the other', async (behaviour, reason) => {
    await configure('faults', { operation: 'image', behaviour, times: 9, key: keyOne });
    await configure('faults', { operation: 'image', behaviour, times: 9, key: keyTwo });
    expect((await make()).error).toMatch(/^API Error: 40[013] - the AI service is not available right now/);
    expect((await keys()).map(({ parkedReason }) => parkedReason)).toEqual([reason, reason]);
    await expect(make()).rejects.toMatchObject({ code: 'NO_API_KEYS' });
    await db().query(`update ai_keys set parked_at = now() - interval '11 minutes' where name = 'Environment 1'`);
    await fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' });
    expect((await make()).state).toBe('SUCCEEDED');
    expect((await keys()).map(({ parkedReason }) => parkedReason)).toEqual([null, reason]);
  });

  it.each(['limit0', 'failedPrecondition'])(
    'report that a project needs billing after %s, once no model is left for its key',
    async (behaviour) => {
      await configure('faults', {
        operation: 'image',
        behaviour,
        times: 1,
        key: keyOne,
        model: 'gemini-nano-banana-2.1',
      });
      await configure('faults', {
        operation: 'image',
        behaviour,
        times: 1,
        key: keyTwo,
        model: 'gemini-nano-banana-2.1',
      });
      expect(await make()).toMatchObject({ state: 'SUCCEEDED', model: 'gemini-3.1-flash-lite-image' });
      expect((await keys()).map(({ parkedReason }) => parkedReason)).toEqual([null, null]);
      await configure('faults', { operation: 'image', behaviour, times: 99 });
      const refused = await make();
      expect(refused.error).toMatch(/^API Error: (429|400) - the AI service is not available/);
      expect((await keys()).map(({ parkedReason }) => parkedReason)).toEqual(['NEEDS_BILLING', 'NEEDS_BILLING']);
    },
  );

  it("hide the service's own messages, and a key that they quote, from customers", async () => {
    await configure('faults', { operation: 'image', behaviour: 'fail500', times: 99 });
    const { error, failureReason } = await make();
    expect(error).not.toContain('internal error');
    expect(failureReason).toContain('An internal error has occurred');
    expect(`${failureReason} ${(await keys()).map(({ lastError }) => lastError).join()}`).not.toContain('SandboxKey');
  });
});

describe('keys of the AI service', () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, gemini: true });
  });
  afterAll(() => product.stop());

  const keys = () => product.services.dataSource.manager.find(AiKeyEntity, { order: { id: 'ASC' } });
  const active = async () =>
    (await keys()).filter((key) => key.active).map(({ hintStart, hintEnd }) => `${hintStart}…${hintEnd}`);

  it('stay in use while any process configures them, and keys from other sources stay', async () => {
    const ctx = product.ctx();
    await product.services.dataSource.query(
      `insert into ai_keys (name, cipher, fingerprint, hint_start, hint_end) values ('By hand', 'x', 'x', 'AQ.Byhan', 'hand')`,
    );
    expect(await active()).toEqual(['AQ.Sandb…0001', 'AQ.Sandb…0002', 'AQ.Byhan…hand']);
    await addEnvironmentKeys(ctx, ['AQ.Brand-new-key-0003']);
    const all = ['AQ.Sandb…0001', 'AQ.Sandb…0002', 'AQ.Byhan…hand', 'AQ.Brand…0003'];
    await nameEnvironmentKeys(ctx, ['AQ.Brand-new-key-0003']);
    expect(await active()).toEqual(all);
    await product.services.dataSource.query(`update ai_keys set named_at = now() - interval '11 minutes'`);
    await nameEnvironmentKeys(ctx, []);
    expect(await active()).toEqual(all);
    await nameEnvironmentKeys(ctx, [keyOne]);
    expect(await active()).toEqual(['AQ.Sandb…0001', 'AQ.Byhan…hand']);
    await product.services.dataSource.query(`delete from ai_keys where name = 'By hand'`);
    await addEnvironmentKeys(ctx, [keyOne, keyTwo]);
    expect(await active()).toEqual(['AQ.Sandb…0001', 'AQ.Sandb…0002']);
  });

  it('report which of the configured models they reach, and are suspended when they are not valid', async () => {
    await addEnvironmentKeys(product.ctx(), [keyOne, 'AQ.Unknown-key-no-0009']);
    const refuse = (reason: string) =>
      product.services.dataSource.query(
        `update ai_keys set parked_at = now() - interval '1 hour', parked_reason = $1 where hint_end = '0001'`,
        [reason],
      );
    const refusal = async () => (await keys()).find(({ hintEnd }) => hintEnd === '0001')?.parkedReason;
    await refuse('NEEDS_BILLING');
    await askWhatAiKeysReach(product.ctx());
    // Whether a project has billing only a picture shows.
    expect(await refusal()).toBe('NEEDS_BILLING');
    await refuse('INVALID');
    await askWhatAiKeysReach(product.ctx());
    const known = (await keys()).find(({ hintEnd }) => hintEnd === '0001');
    const unknown = (await keys()).find(({ hintEnd }) => hintEnd === '0009');
    expect(known).toMatchObject({
      parkedReason: null,
      models: expect.arrayContaining([
        'gemini-nano-banana-2.1',
        'gemini-3.1-flash-lite-image',
        'gemini-3.5-flash-lite',
        'gemini-3.1-flash-lite',
        'gemini-2.5-flash-lite',
      ]) as unknown,
    });
    expect(known?.modelsAskedAt).not.toBeNull();
    expect(unknown).toMatchObject({ parkedReason: 'INVALID', models: null });
  });

  it('are shown to Admins, masked, with reached and missing models; the generator reports a sandbox', async () => {
    const browser = product.browser();
    const id = await browser.register('keys@example.com');
    await product.services.dataSource.query(`update users set role = 'ADMIN' where id = $1`, [id]);
    await addEnvironmentKeys(product.ctx(), [keyOne, keyTwo]);
    await askWhatAiKeysReach(product.ctx());
    const { data } = await browser.graphql<{ aiKeys: Record<string, unknown>[]; generator: { sandbox: boolean } }>(
      '{ aiKeys { name maskedKey isActive fromEnvironment parkedReason models missingModels modelsAskedAt } generator { sandbox } }',
    );
    expect(data.aiKeys.find(({ maskedKey }) => maskedKey === 'AQ.Sandb…0001')).toMatchObject({
      isActive: true,
      fromEnvironment: true,
      parkedReason: null,
      models: [
        'gemini-nano-banana-2.1',
        'gemini-3.1-flash-lite-image',
        'gemini-3.5-flash-lite',
        'gemini-3.1-flash-lite',
        'gemini-2.5-flash-lite',
      ],
      missingModels: ['gemini-3.1-flash-image', 'gemini-2.0-flash-exp-image-generation'],
    });
    expect(JSON.stringify(data)).not.toContain('SandboxKey');
    expect(data.generator.sandbox).toBe(true);
    product.services.config.gemini.sandbox = false;
    expect(
      (await browser.graphql<{ generator: { sandbox: boolean } }>('{ generator { sandbox } }')).data.generator.sandbox,
    ).toBe(false);
  });
});
