import sharp from 'sharp';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { DesignInput } from '../../graphql/generated/schema';
import { UserEntity } from '../accounts/user.entity';
import { CreditEntryEntity } from '../credits/credit-entry.entity';
import { AiKeyEntity } from '../settings/ai-key.entity';
import { DesignEntity } from './design.entity';
import { cancelDesign, createDesign, enhancePrompt, findDesign } from './design.service';
import { generateDesign, reapDesigns } from './generation.job';

const wish: DesignInput = {
  platform: 'INSTAGRAM',
  postType: 'INSTAGRAM_POST',
  size: 'LANDSCAPE',
  niche: 'COOKING',
  style: 'BOLD',
  primaryText: 'Fresh bread at seven',
  customPrompt: 'A warm kitchen. The image should be in {size} format.',
};

describe('making a design', () => {
  let product: TestProduct;
  let requests = 0;

  beforeAll(async () => {
    product = await startTestProduct({ gemini: true });
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' });
    await db().query('update ai_keys set parked_at = null, parked_reason = null');
  });

  const db = () => product.services.dataSource.manager;
  const never = new AbortController().signal;
  const next = (behaviour: string, more: Record<string, unknown> = {}) =>
    fetch(`${product.gemini.url}/sandbox/switches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operation: 'image', behaviour, times: 1, ...more }),
    });
  const calls = async () =>
    ((await (await fetch(`${product.gemini.url}/sandbox/calls`)).json()) as { total: number }).total;
  const queued = async (design: Partial<DesignInput> = {}, credits = 3) => {
    const user = await product.addUser({ credits });
    requests += 1;
    return {
      user,
      design: await createDesign(product.ctx(user), {
        requestId: `request-${requests}`,
        design: { ...wish, ...design },
      }),
    };
  };
  const creditsOf = async (user: UserEntity) => (await db().findOneByOrFail(UserEntity, { id: user.id })).credits;
  const stateOf = async (design: DesignEntity) => db().findOneByOrFail(DesignEntity, { id: design.id });
  const reasonsOf = async (design: DesignEntity) =>
    (await db().findBy(CreditEntryEntity, { subject: design.id })).map(({ reason }) => reason);

  it('says that the credit could not be taken when the ledger breaks, and keeps nothing of the wish', async () => {
    const user = await product.addUser({ credits: 3 });
    await db().query(
      `alter table credit_entries add constraint ck_broken check (user_id <> '${user.id}' or reason <> 'RESERVE')`,
    );
    try {
      const wished = () => createDesign(product.ctx(user), { requestId: 'request-broken', design: wish });
      await expect(wished()).rejects.toMatchObject({ code: 'CREDIT_NOT_TAKEN', message: 'Failed to deduct credits' });
      expect(await creditsOf(user)).toBe(3);
      expect(await db().countBy(DesignEntity, { userId: user.id })).toBe(0);
      await db().query('alter table credit_entries drop constraint ck_broken');
      expect((await wished()).state).toBe('QUEUED');
    } finally {
      await db().query('alter table credit_entries drop constraint if exists ck_broken');
    }
  });

  it('reserves a credit, makes a true PNG in the chosen ratio and keeps the credit spent', async () => {
    const { user, design } = await queued();
    expect(await creditsOf(user)).toBe(2);
    await generateDesign(product.ctx(), design.id, never);
    const done = await stateOf(design);
    expect(done).toMatchObject({ state: 'SUCCEEDED', model: 'gemini-nano-banana-2.1', error: null });
    const png = await product.services.storage.get(done.imageKey ?? '');
    const facts = await sharp(png ?? Buffer.alloc(0)).metadata();
    expect(facts.format).toBe('png');
    expect(facts.width / facts.height).toBeCloseTo(16 / 9, 2);
    expect(await creditsOf(user)).toBe(2);
    expect(await reasonsOf(design)).toEqual(['RESERVE']);
  });

  it.each([
    [
      'an error of the service',
      'fail500',
      /^API Error: 500 - the AI service is not available/,
      /nano-banana-2.1: 500: An internal error/,
    ],
    ['a busy service', 'fail503', /^API Error: 503 - the AI service is not available/, /503: The model is overloaded/],
    ['a quota that stays used up', 'fail429', /^API Error: 429 - the AI service is busy/, /429: You exceeded/],
    ['a malformed answer', 'badImage', /^No image was generated from the API response\. Please try again/, /not a PNG/],
    [
      'an answer without an image',
      'noImage',
      /^No image was generated from the API response\. Please try again/,
      /^NO_IMAGE: I can describe/,
    ],
    [
      'an answer in words',
      'textOnly',
      /^No image was generated from the API response\. Please try again/,
      /^STOP: I can describe/,
    ],
    [
      'a safety block',
      'blocked',
      /^No image was generated from the API response\. Please change the words/,
      /^SAFETY$/,
    ],
    [
      'a picture that is not shown',
      'imageSafety',
      /^No image was generated from the API response\. Please change the words/,
      /^IMAGE_SAFETY$/,
    ],
    [
      'prohibited content',
      'prohibited',
      /^No image was generated from the API response\. Please change the words/,
      /^PROHIBITED_CONTENT/,
    ],
    [
      'a recitation',
      'recitation',
      /^No image was generated from the API response\. Please change the words/,
      /^RECITATION/,
    ],
    ['lost answers', 'lostAnswer', /^API Error: 504/, /no answer: no connection/],
  ])(
    'gives the credit back once after %s, and keeps the reason for administrators',
    async (_what, behaviour, sentence, reason) => {
      const { user, design } = await queued();
      await next(behaviour, { times: 99 });
      await generateDesign(product.ctx(), design.id, never);
      await generateDesign(product.ctx(), design.id, never);
      const done = await stateOf(design);
      expect(done.state).toBe('FAILED');
      expect(done.error).toMatch(sentence);
      expect(done.failureReason).toMatch(reason);
      expect(await creditsOf(user)).toBe(3);
      expect((await reasonsOf(design)).sort()).toEqual(['GIVE_BACK', 'RESERVE']);
    },
  );

  it.each(['fail500', 'fail503', 'lostAnswer', 'noImage', 'textOnly'])(
    'gets over a single %s by asking again',
    async (behaviour) => {
      const { design } = await queued();
      await next(behaviour);
      await generateDesign(product.ctx(), design.id, never);
      expect(await stateOf(design)).toMatchObject({
        state: 'SUCCEEDED',
        model: 'gemini-nano-banana-2.1',
        failureReason: null,
      });
    },
  );

  it.each([401, 403, 429])('tries the next key after a %s and notes it for administrators', async (status) => {
    const { design } = await queued();
    await next(`fail${status}`);
    await generateDesign(product.ctx(), design.id, never);
    expect((await stateOf(design)).state).toBe('SUCCEEDED');
    const keys = await db().find(AiKeyEntity);
    const blamed = keys.filter(({ lastError }) => lastError?.startsWith(String(status)));
    expect(blamed).toHaveLength(1);
    expect(JSON.stringify(keys.map(({ lastError }) => lastError))).not.toContain('SandboxKey');
  });

  it('cancels in the middle of the work and gives the credit back once', async () => {
    const { user, design } = await queued();
    await next('slow', { delayMs: 5_000 });
    const work = generateDesign(product.ctx(), design.id, never);
    while ((await stateOf(design)).state !== 'RUNNING') await new Promise((resolve) => setTimeout(resolve, 10));
    const cancels = await Promise.allSettled([
      cancelDesign(product.ctx(user), design.id),
      cancelDesign(product.ctx(user), design.id),
    ]);
    await work;
    expect(cancels.map(({ status }) => status)).toContain('fulfilled');
    expect((await stateOf(design)).state).toBe('CANCELLED');
    expect(await creditsOf(user)).toBe(3);
    expect((await reasonsOf(design)).sort()).toEqual(['GIVE_BACK', 'RESERVE']);
  });

  it('goes back to the queue when its process stops, and is made by another one for the same credit', async () => {
    const { user, design } = await queued();
    await next('hang');
    const hurry = new AbortController();
    const work = generateDesign(product.ctx(), design.id, hurry.signal);
    while ((await calls()) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    hurry.abort();
    await work;
    expect(await stateOf(design)).toMatchObject({ state: 'QUEUED', leaseUntil: null, startedAt: null });
    expect(await creditsOf(user)).toBe(2);
    await generateDesign(product.ctx(), design.id, never);
    expect(await stateOf(design)).toMatchObject({ state: 'SUCCEEDED', attempts: 2 });
    expect(await reasonsOf(design)).toEqual(['RESERVE']);
  });

  it('is not begun for ever: after three processes that stopped it fails with the credit back', async () => {
    const { user, design } = await queued();
    for (let process = 0; process < 3; process += 1)
      await generateDesign(product.ctx(), design.id, AbortSignal.abort());
    expect((await stateOf(design)).error).toContain('Your credit is back');
    expect(await creditsOf(user)).toBe(3);
  });

  it('reaps what a killed worker left, once, whoever reaps', async () => {
    const { user, design } = await queued();
    const { design: waiting } = await queued();
    await db().query(`update designs set state = 'RUNNING', lease_until = now() - interval '1 second' where id = $1`, [
      design.id,
    ]);
    await Promise.all(Array.from({ length: 5 }, () => reapDesigns(product.ctx())));
    expect((await stateOf(design)).state).toBe('FAILED');
    expect((await stateOf(waiting)).state).toBe('QUEUED');
    expect(await creditsOf(user)).toBe(3);
    // however long it waits
    await db().query(`update designs set created_at = now() - interval '3 days' where id = $1`, [waiting.id]);
    await reapDesigns(product.ctx());
    expect((await stateOf(waiting)).state).toBe('QUEUED');
  });

  it('reserves exactly 100 of 1,000 parallel requests against 100 credits', async () => {
    const user = await product.addUser({ credits: 100 });
    const { limits, config } = product.services;
    const [take, { queuedPerAccount }] = [limits.take.bind(limits), config.designs];
    limits.take = async () => 0;
    config.designs.queuedPerAccount = 1_000;
    const answers = await Promise.allSettled(
      Array.from({ length: 1_000 }, (_, index) =>
        createDesign(product.ctx(user), { requestId: `parallel-${index}`, design: wish }),
      ),
    );
    limits.take = take;
    config.designs.queuedPerAccount = queuedPerAccount;
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(900);
    for (const { reason } of refused)
      expect(reason).toMatchObject({
        code: 'INSUFFICIENT_CREDITS',
        message: 'Insufficient credits. You need at least 1 credit to generate a design.',
      });
    expect(await creditsOf(user)).toBe(0);
    expect(await db().countBy(DesignEntity, { userId: user.id })).toBe(100);
    expect(await db().sum(CreditEntryEntity, 'change', { userId: user.id })).toBe(0);
  }, 30_000);

  it('costs once for one request id, however often it is sent', async () => {
    const user = await product.addUser({ credits: 5 });
    const designs = await Promise.all(
      Array.from({ length: 10 }, () => createDesign(product.ctx(user), { requestId: 'the-same-one', design: wish })),
    );
    expect(new Set(designs.map(({ id }) => id)).size).toBe(1);
    expect(await creditsOf(user)).toBe(4);
  });

  it.each([
    ['blank primary text', { primaryText: '  ' }, 'Primary text is required', ['design', 'primaryText']],
    [
      'a post type of the other platform',
      { platform: 'FACEBOOK' as const },
      'This post type belongs to the other platform.',
      ['design', 'postType'],
    ],
  ])('refuses %s and takes no credit', async (_what, values, message, field) => {
    const user = await product.addUser({ credits: 1 });
    await expect(
      createDesign(product.ctx(user), { requestId: 'request-bad', design: { ...wish, ...values } }),
    ).rejects.toMatchObject({ message, field });
    expect(await creditsOf(user)).toBe(1);
  });

  it("hides other people's designs", async () => {
    const { design } = await queued();
    const stranger = product.ctx(await product.addUser());
    await expect(findDesign(stranger, design.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(cancelDesign(stranger, design.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('enhances a prompt with the prompt in it, and asks for one when it is blank', async () => {
    const ctx = product.ctx(await product.addUser());
    const enhanced = await enhancePrompt(ctx, {
      ...wish,
      customPrompt: 'A rustic sourdough loaf on slate. The image should be in Landscape format.',
    });
    expect(enhanced).toMatch(/sourdough/i);
    await expect(enhancePrompt(ctx, { ...wish, customPrompt: ' ' })).rejects.toMatchObject({
      message: 'Please enter a custom prompt to enhance',
    });
  });

  it('says so when there is no key', async () => {
    const user = await product.addUser({ credits: 1 });
    await db().update(AiKeyEntity, { active: true }, { active: false });
    await expect(createDesign(product.ctx(user), { requestId: 'request-keyless', design: wish })).rejects.toMatchObject(
      { code: 'NO_API_KEYS', message: 'No API keys available. Please try again later.' },
    );
    await db().update(AiKeyEntity, { active: false }, { active: true });
    expect(await creditsOf(user)).toBe(1);
  });
});
