import sharp from 'sharp';
import { DesignRequests } from '../../test/design-requests';
import type { TestProduct } from '../../test/test-product';
import { AiKeyEntity } from '../settings/ai-key.entity';
import { cancelDesign } from './design.service';
import { generateDesign, reapDesigns } from './generation.job';

describe('generation of a design', () => {
  let designRequests: DesignRequests;
  let product: TestProduct;

  beforeAll(async () => {
    designRequests = await DesignRequests.start();
    ({ product } = designRequests);
  });
  afterAll(() => product.stop());
  beforeEach(() => designRequests.calmDown());

  const db = () => product.services.dataSource.manager;
  const never = new AbortController().signal;
  const next = (behaviour: string, more: Record<string, unknown> = {}) =>
    fetch(`${product.gemini.url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operation: 'image', behaviour, times: 1, ...more }),
    });
  const calls = async () =>
    ((await (await fetch(`${product.gemini.url}/sandbox/calls`)).json()) as { total: number }).total;

  it('reserves a credit, makes a true PNG in the chosen ratio and spends the credit', async () => {
    const { user, design } = await designRequests.queued();
    expect(await designRequests.creditsOf(user)).toBe(2);
    await generateDesign(product.ctx(), design.id, never);
    const done = await designRequests.stateOf(design);
    expect(done).toMatchObject({
      state: 'SUCCEEDED',
      model: 'gemini-nano-banana-2.1',
      error: null,
      failureCause: null,
    });
    const used = await db().findOneByOrFail(AiKeyEntity, { id: done.aiKeyId ?? '' });
    expect([done.aiKeyName, done.cost]).toEqual([used.name, null]);
    const png = await product.services.storage.get(done.imageKey ?? '');
    const facts = await sharp(png ?? Buffer.alloc(0)).metadata();
    expect(facts.format).toBe('png');
    expect(facts.width / facts.height).toBeCloseTo(16 / 9, 2);
    expect(await designRequests.creditsOf(user)).toBe(2);
    expect(await designRequests.reasonsOf(design)).toEqual(['RESERVE']);
  });

  it.each([
    [
      'an error of the service',
      'fail500',
      'SERVICE',
      /^API Error: 500 - the AI service is not available/,
      /nano-banana-2.1: 500: An internal error/,
    ],
    [
      'a busy service',
      'fail503',
      'SERVICE',
      /^API Error: 503 - the AI service is not available/,
      /503: The model is overloaded/,
    ],
    ['a quota that stays used up', 'fail429', 'QUOTA', /^API Error: 429 - the AI service is busy/, /429: You exceeded/],
    [
      'a malformed answer',
      'badImage',
      'UNUSABLE_IMAGE',
      /^No image was generated from the API response\. Please try again/,
      /not a PNG/,
    ],
    [
      'a picture in another ratio, twice',
      'otherRatio',
      'UNUSABLE_IMAGE',
      /^The AI made a picture in another format than you chose\. Your credit is back/,
      /another ratio/,
    ],
    [
      'an answer without an image',
      'noImage',
      'NO_IMAGE',
      /^No image was generated from the API response\. Please try again/,
      /^NO_IMAGE: I can describe/,
    ],
    [
      'a text-only answer',
      'textOnly',
      'NO_IMAGE',
      /^No image was generated from the API response\. Please try again/,
      /^STOP: I can describe/,
    ],
    [
      'a safety block',
      'blocked',
      'WORDS',
      /^No image was generated from the API response\. Please change the words/,
      /^SAFETY$/,
    ],
    [
      'a picture that is not shown',
      'imageSafety',
      'WORDS',
      /^No image was generated from the API response\. Please change the words/,
      /^IMAGE_SAFETY$/,
    ],
    [
      'prohibited content',
      'prohibited',
      'WORDS',
      /^No image was generated from the API response\. Please change the words/,
      /^PROHIBITED_CONTENT/,
    ],
    [
      'a recitation',
      'recitation',
      'WORDS',
      /^No image was generated from the API response\. Please change the words/,
      /^RECITATION/,
    ],
    ['lost answers', 'lostAnswer', 'SERVICE', /^API Error: 504/, /no answer: no connection/],
  ])(
    'releases the credit once after %s, and stores the reason for administrators',
    async (_what, behaviour, cause, sentence, reason) => {
      const { user, design } = await designRequests.queued();
      await next(behaviour, { times: 99 });
      await generateDesign(product.ctx(), design.id, never);
      await generateDesign(product.ctx(), design.id, never);
      const done = await designRequests.stateOf(design);
      expect(done.state).toBe('FAILED');
      expect(done.error).toMatch(sentence);
      expect(done.failureReason).toMatch(reason);
      expect(done).toMatchObject({ failureCause: cause, aiKeyId: expect.any(String) as unknown });
      expect(product.services.config.gemini.imageModels).toContain(done.model);
      expect(await designRequests.creditsOf(user)).toBe(3);
      expect((await designRequests.reasonsOf(design)).sort()).toEqual(['GIVE_BACK', 'RESERVE']);
    },
  );

  it('asks once more, first the other models, when a picture comes in another ratio', async () => {
    const { user, design } = await designRequests.queued();
    await next('otherRatio');
    const before = await calls();
    await generateDesign(product.ctx(), design.id, never);
    const done = await designRequests.stateOf(design);
    expect(done.state).toBe('SUCCEEDED');
    expect((done.width ?? 0) / (done.height ?? 1)).toBeCloseTo(16 / 9, 2);
    expect(done.model).not.toBe('gemini-nano-banana-2.1');
    expect((await calls()) - before).toBe(2);
    expect(await designRequests.creditsOf(user)).toBe(2);
  });

  it.each(['fail500', 'fail503', 'lostAnswer', 'noImage', 'textOnly'])(
    'recovers from a single %s by a retry',
    async (behaviour) => {
      const { design } = await designRequests.queued();
      await next(behaviour);
      await generateDesign(product.ctx(), design.id, never);
      expect(await designRequests.stateOf(design)).toMatchObject({
        state: 'SUCCEEDED',
        model: 'gemini-nano-banana-2.1',
        failureReason: null,
      });
    },
  );

  it.each([401, 403, 429])('uses the next key after a %s and records it for administrators', async (status) => {
    const { design } = await designRequests.queued();
    await next(`fail${status}`);
    await generateDesign(product.ctx(), design.id, never);
    expect((await designRequests.stateOf(design)).state).toBe('SUCCEEDED');
    const keys = await db().find(AiKeyEntity);
    const blamed = keys.filter(({ lastError }) => lastError?.startsWith(String(status)));
    expect(blamed).toHaveLength(1);
    expect(JSON.stringify(keys.map(({ lastError }) => lastError))).not.toContain('SandboxKey');
  });

  it('records that there was no key to use', async () => {
    const { design } = await designRequests.queued();
    await db().query(`update ai_keys set parked_at = now(), parked_reason = 'INVALID'`);
    await generateDesign(product.ctx(), design.id, never);
    expect(await designRequests.stateOf(design)).toMatchObject({
      failureCause: 'NO_KEYS',
      model: null,
      aiKeyId: null,
      aiKeyName: null,
    });
  });

  it('records the key that was used last, not one that refused before', async () => {
    const { design } = await designRequests.queued();
    await db().query('update ai_keys set last_error = null');
    await next('fail403');
    await generateDesign(product.ctx(), design.id, never);
    const done = await designRequests.stateOf(design);
    const keys = await db().find(AiKeyEntity);
    const refused = keys.filter(({ lastError }) => lastError?.startsWith('403'));
    expect(refused).toHaveLength(1);
    expect(done).toMatchObject({ state: 'SUCCEEDED', aiKeyName: keys.find(({ id }) => id === done.aiKeyId)?.name });
    expect(done.aiKeyId).not.toBe(refused[0]?.id);
  });

  /** What is known of a design once the service was called. */
  const called = {
    model: expect.stringContaining('gemini') as unknown,
    aiKeyId: expect.any(String) as unknown,
    aiKeyName: expect.any(String) as unknown,
  };

  const setCost = (cost: string) =>
    db().query(
      `insert into settings (key, body) values ('ai', $1) on conflict (key) do update set body = excluded.body`,
      [{ imageModels: product.services.config.gemini.imageModels.map((model) => ({ model, cost })) }],
    );

  it('cancels a running design, records what the call costs, and releases the credit once', async () => {
    await setCost('0.039');
    const { user, design } = await designRequests.queued();
    await next('hang');
    const work = generateDesign(product.ctx(), design.id, never);
    while ((await calls()) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const cancels = await Promise.allSettled([
      cancelDesign(product.ctx(user), design.id),
      cancelDesign(product.ctx(user), design.id),
    ]);
    await work;
    expect(cancels.map(({ status }) => status)).toContain('fulfilled');
    expect(await designRequests.stateOf(design)).toMatchObject({ ...called, state: 'CANCELLED', cost: '0.0390' });
    expect(await designRequests.creditsOf(user)).toBe(3);
    expect((await designRequests.reasonsOf(design)).sort()).toEqual(['GIVE_BACK', 'RESERVE']);
  });

  it('requeues the design when its process stops, and another process completes it for the same credit', async () => {
    await setCost('0.039');
    const { user, design } = await designRequests.queued();
    await next('hang');
    const hurry = new AbortController();
    const work = generateDesign(product.ctx(), design.id, hurry.signal);
    while ((await calls()) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    hurry.abort();
    await work;
    expect(await designRequests.stateOf(design)).toMatchObject({
      ...called,
      state: 'QUEUED',
      leaseUntil: null,
      startedAt: null,
      cost: '0.0390',
    });
    expect(await designRequests.creditsOf(user)).toBe(2);
    await generateDesign(product.ctx(), design.id, never);
    expect(await designRequests.stateOf(design)).toMatchObject({
      state: 'SUCCEEDED',
      attempts: 2,
      // the service charges for both
      cost: '0.0780',
    });
    expect(await designRequests.reasonsOf(design)).toEqual(['RESERVE']);
  });

  it('is limited: after three processes that stopped it, it fails and the credit is released', async () => {
    const { user, design } = await designRequests.queued();
    for (let process = 0; process < 3; process += 1)
      await generateDesign(product.ctx(), design.id, AbortSignal.abort());
    expect(await designRequests.stateOf(design)).toMatchObject({
      error: expect.stringContaining('Your credit is back') as unknown,
      failureCause: 'INTERRUPTED',
      // no call was sent
      cost: null,
    });
    expect(await designRequests.creditsOf(user)).toBe(3);
  });

  it('ends what a killed worker left, once, however many processes check', async () => {
    const { user, design } = await designRequests.queued();
    await next('hang');
    const work = generateDesign(product.ctx(), design.id, never);
    while ((await calls()) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const { design: waiting } = await designRequests.queued();
    await db().query(`update designs set lease_until = now() - interval '1 second' where id = $1`, [design.id]);
    await Promise.all(Array.from({ length: 5 }, () => reapDesigns(product.ctx())));
    const abandoned = { ...called, state: 'FAILED', failureCause: 'INTERRUPTED' };
    expect(await designRequests.stateOf(design)).toMatchObject(abandoned);
    // a worker that was only slow adds what it has spent
    await work;
    expect(await designRequests.stateOf(design)).toMatchObject({ ...abandoned, cost: '0.0390' });
    expect((await designRequests.stateOf(waiting)).state).toBe('QUEUED');
    expect(await designRequests.creditsOf(user)).toBe(3);
    // however long it has been queued
    await db().query(`update designs set created_at = now() - interval '3 days' where id = $1`, [waiting.id]);
    await reapDesigns(product.ctx());
    expect((await designRequests.stateOf(waiting)).state).toBe('QUEUED');
  });
});
