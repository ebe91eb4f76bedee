import { DesignRequests, designInput } from '../../test/design-requests';
import type { TestProduct } from '../../test/test-product';
import { CreditEntryEntity } from '../credits/credit-entry.entity';
import { AiKeyEntity } from '../settings/ai-key.entity';
import { DesignEntity } from './design.entity';
import { createDesign } from './design-creation.service';
import { cancelDesign, findDesign } from './design.service';
import { enhancePrompt } from './prompt-enhancement.service';

describe('a design request', () => {
  let designRequests: DesignRequests;
  let product: TestProduct;

  beforeAll(async () => {
    designRequests = await DesignRequests.start();
    ({ product } = designRequests);
  });
  afterAll(() => product.stop());
  beforeEach(() => designRequests.calmDown());

  const db = () => product.services.dataSource.manager;

  it('reports that the credit could not be taken when the ledger fails, and stores nothing', async () => {
    const user = await product.addUser({ credits: 3 });
    await db().query(
      `alter table credit_entries add constraint ck_broken check (user_id <> '${user.id}' or reason <> 'RESERVE')`,
    );
    try {
      const requested = () => createDesign(product.ctx(user), { requestId: 'request-broken', design: designInput });
      await expect(requested()).rejects.toMatchObject({
        code: 'CREDIT_NOT_TAKEN',
        message: 'Failed to deduct credits',
      });
      expect(await designRequests.creditsOf(user)).toBe(3);
      expect(await db().countBy(DesignEntity, { userId: user.id })).toBe(0);
      await db().query('alter table credit_entries drop constraint ck_broken');
      expect((await requested()).state).toBe('QUEUED');
    } finally {
      await db().query('alter table credit_entries drop constraint if exists ck_broken');
    }
  });

  it('reserves exactly 100 of 1,000 parallel requests against 100 credits', async () => {
    const user = await product.addUser({ credits: 100 });
    const { limits, config, pool } = product.services;
    // a busy machine answers the last of them later than a visitor would wait
    pool.options.connectionTimeoutMillis = 100_000;
    const [take, { queuedPerAccount }] = [limits.take.bind(limits), config.designs];
    limits.take = async () => 0;
    config.designs.queuedPerAccount = 1_000;
    const answers = await Promise.allSettled(
      Array.from({ length: 1_000 }, (_, index) =>
        createDesign(product.ctx(user), { requestId: `parallel-${index}`, design: designInput }),
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
    expect(await designRequests.creditsOf(user)).toBe(0);
    expect(await db().countBy(DesignEntity, { userId: user.id })).toBe(100);
    expect(await db().sum(CreditEntryEntity, 'change', { userId: user.id })).toBe(0);
  });

  it('costs one credit for one request id, however often it is sent', async () => {
    const user = await product.addUser({ credits: 5 });
    const designs = await Promise.all(
      Array.from({ length: 10 }, () =>
        createDesign(product.ctx(user), { requestId: 'the-same-one', design: designInput }),
      ),
    );
    expect(new Set(designs.map(({ id }) => id)).size).toBe(1);
    expect(await designRequests.creditsOf(user)).toBe(4);
  });

  it.each([
    ['blank primary text', { primaryText: '  ' }, 'Primary text is required', ['design', 'primaryText']],
    [
      'a post type of the other platform',
      { platform: 'FACEBOOK' as const },
      'This post type belongs to another platform.',
      ['design', 'postType'],
    ],
  ])('refuses %s and takes no credit', async (_what, values, message, field) => {
    const user = await product.addUser({ credits: 1 });
    await expect(
      createDesign(product.ctx(user), { requestId: 'request-bad', design: { ...designInput, ...values } }),
    ).rejects.toMatchObject({ message, field });
    expect(await designRequests.creditsOf(user)).toBe(1);
  });

  it('hides designs of other accounts', async () => {
    const { design } = await designRequests.queued();
    const other = product.ctx(await product.addUser());
    await expect(findDesign(other, design.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(cancelDesign(other, design.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it("enhances a prompt within the design's context, and requires one that is not blank", async () => {
    const ctx = product.ctx(await product.addUser());
    const enhanced = await enhancePrompt(ctx, {
      ...designInput,
      customPrompt: 'A rustic sourdough loaf on slate. The image should be in Landscape format.',
    });
    expect(enhanced).toMatch(/sourdough/i);
    await expect(enhancePrompt(ctx, { ...designInput, customPrompt: ' ' })).rejects.toMatchObject({
      message: 'Please enter a custom prompt to enhance',
    });
  });

  it('reports when no key is configured', async () => {
    const user = await product.addUser({ credits: 1 });
    await db().update(AiKeyEntity, { active: true }, { active: false });
    await expect(
      createDesign(product.ctx(user), { requestId: 'request-keyless', design: designInput }),
    ).rejects.toMatchObject({ code: 'NO_API_KEYS', message: 'No API keys available. Please try again later.' });
    await db().update(AiKeyEntity, { active: false }, { active: true });
    expect(await designRequests.creditsOf(user)).toBe(1);
  });
});
