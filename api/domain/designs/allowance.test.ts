import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { designInput } from '../../test/filled-product';
import { UserEntity } from '../accounts/user.entity';
import { DesignEntity } from './design.entity';
import { createDesign } from './design-creation.service';
import { cancelDesign } from './design.service';
import { enhancePrompt } from './prompt-enhancement.service';
import { generateDesign } from './generation.job';
import { claimDesign } from './queue';

describe('AI work that costs no credit', () => {
  let product: TestProduct;
  let requests = 0;

  beforeAll(async () => {
    product = await startTestProduct({ gemini: true });
  });
  afterAll(() => product.stop());
  beforeEach(() => fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' }));

  const db = () => product.services.dataSource.manager;
  const never = new AbortController().signal;
  const order = (user: UserEntity) => {
    requests += 1;
    return createDesign(product.ctx(user), { requestId: `request-${requests}`, design: designInput });
  };
  const creditsOf = async (user: UserEntity) => (await db().findOneByOrFail(UserEntity, { id: user.id })).credits;
  const imageCalls = async () =>
    ((await (await fetch(`${product.gemini.url}/sandbox/calls`)).json()) as { byOperation: { image: number } })
      .byOperation.image;
  const sentence =
    /^Many of your designs were cancelled while they were being made, or ended without an image\. Please wait \d+ minutes before you make the next one\.$/;

  it('is limited to ten designs an hour cancelled while running; their credits are released', async () => {
    const user = await product.addUser({ credits: 30 });
    for (let index = 0; index < 10; index += 1) {
      const { id } = await order(user);
      await claimDesign(product.ctx(), id);
      await cancelDesign(product.ctx(user), id);
      await cancelDesign(product.ctx(user), id);
    }
    await expect(order(user)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(sentence) as string,
    });
    expect(await creditsOf(user)).toBe(30);
  });

  it('is refused for an account that no longer exists', async () => {
    const deleted = { id: '01900000-0000-7000-8000-00000000dead', role: 'MEMBER' as const };
    await expect(enhancePrompt(product.ctx(deleted), designInput)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'User data not found',
    });
  });

  it('does not include designs that were cancelled before a worker started them', async () => {
    const user = await product.addUser({ credits: 3 });
    for (let index = 0; index < 15; index += 1) await cancelDesign(product.ctx(user), (await order(user)).id);
    expect((await order(user)).state).toBe('QUEUED');
  });

  it('includes answers without a picture, and queued designs are not started any more', async () => {
    const user = await product.addUser({ credits: 30 });
    const waiting = await order(user);
    for (let index = 0; index < 10; index += 1) {
      const { id } = await order(user);
      await fetch(`${product.gemini.url}/sandbox/faults`, {
        method: 'POST',
        body: JSON.stringify({ operation: 'image', behaviour: 'blocked' }),
      });
      await generateDesign(product.ctx(), id, never);
    }
    await expect(order(user)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const before = await imageCalls();
    await generateDesign(product.ctx(), waiting.id, never);
    const ended = await db().findOneByOrFail(DesignEntity, { id: waiting.id });
    expect(ended).toMatchObject({ state: 'FAILED', error: expect.stringMatching(sentence) as string });
    expect(await imageCalls()).toBe(before);
    expect(await creditsOf(user)).toBe(30);
  });

  it('does not include failures of the service', async () => {
    const user = await product.addUser({ credits: 3 });
    await fetch(`${product.gemini.url}/sandbox/faults`, {
      method: 'POST',
      body: JSON.stringify({ operation: 'image', behaviour: 'fail503', times: 500 }),
    });
    for (let index = 0; index < 11; index += 1) await generateDesign(product.ctx(), (await order(user)).id, never);
    expect((await order(user)).state).toBe('QUEUED');
  });

  it.each([
    ['an unproven address', null, 5, /a click on the link in our email to you, open it at once\.$/],
    ['a proven address', new Date(), 50, /Please wait 24 hours\. Credits open it at once\.$/],
  ])(
    'allows a few enhancements a day without credits, for %s',
    async (_who, emailVerifiedAt, times, message) => {
      const user = await product.addUser();
      await db().update(UserEntity, { id: user.id }, { emailVerifiedAt });
      const { limits } = product.services;
      const take = limits.take.bind(limits);
      // without the limits per minute and per network
      limits.take = (name, key) =>
        name === 'enhancePerAccount' || name === 'freeEnhancePerAddress' ? Promise.resolve(0) : take(name, key);
      for (let index = 0; index < times; index += 1) await enhancePrompt(product.ctx(user), designInput);
      await expect(enhancePrompt(product.ctx(user), designInput)).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        message: expect.stringMatching(message) as string,
      });
      await product.giveCredits(user.id, 1);
      expect(await enhancePrompt(product.ctx(user), designInput)).toMatch(/kitchen/i);
      limits.take = take;
    },
    30_000,
  );

  it('is limited for a network, however many accounts it creates', async () => {
    const address = '198.51.100.7';
    for (let index = 0; index < 60; index += 1) await product.services.limits.take('freeEnhancePerAddress', address);
    const ctx = product.ctx(await product.addUser());
    Object.defineProperty(ctx, 'address', { value: address });
    await expect(enhancePrompt(ctx, designInput)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
