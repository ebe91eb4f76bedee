import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { settingsVersion } from '../../test/section-editor';
import { designInput } from '../../test/filled-product';
import type { UserEntity } from '../accounts/user.entity';
import { saveAiSettings } from '../settings/admin/ai-settings-editing.service';
import { askWhatAiKeysReach } from '../settings/ai-keys.service';
import { modelCost, readAiSettings } from '../settings/ai-settings';
import { saveShopSettings } from '../settings/admin/settings-editing.service';
import { DesignEntity } from './design.entity';
import { createDesign } from './design-creation.service';
import { cancelDesign } from './design.service';
import { enhancePrompt } from './prompt-enhancement.service';
import { generateDesign, generateDesigns } from './generation.job';
import { claimDesign } from './queue';

const settings = {
  imageModels: [{ model: 'gemini-nano-banana-2.1' }],
  textModels: ['gemini-3.5-flash-lite'],
  designsAtOncePerAccount: 3,
};
const never = new AbortController().signal;

describe('the models and limits of the settings', () => {
  let product: TestProduct;
  let admin: UserEntity;
  let requests = 0;

  beforeAll(async () => {
    product = await startTestProduct({ gemini: true, endlessAttempts: true });
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' });
    await db().query('delete from designs');
    await db().query('delete from settings');
    await db().query('delete from graphile_worker._private_jobs');
  });

  const db = () => product.services.dataSource.manager;
  const save = async (change: object, version?: number) =>
    saveAiSettings(
      product.ctx(admin),
      { ...settings, ...change },
      version ?? (await settingsVersion(product.ctx(), 'ai')),
    );
  const order = async (user: UserEntity, count = 1): Promise<DesignEntity[]> => {
    const made = [];
    for (let index = 0; index < count; index += 1) {
      requests += 1;
      made.push(await createDesign(product.ctx(user), { requestId: `request-${requests}`, design: designInput }));
    }
    return made;
  };
  const claim = () => claimDesign(product.ctx());
  const finish = (id: string) =>
    db().query(`update designs set state = 'FAILED', finished_at = now() where id = $1 and state = 'RUNNING'`, [id]);
  const creditsOf = async ({ id }: UserEntity) =>
    (await db().query<{ credits: number }[]>('select credits from users where id = $1', [id]))[0]?.credits;
  const calledModels = async () =>
    ((await (await fetch(`${product.gemini.url}/sandbox/calls`)).json()) as { calls: { model: string }[] }).calls.map(
      ({ model }) => model,
    );

  it('come from the environment until an Admin saves others', async () => {
    const { gemini, designs } = product.services.config;
    expect(await readAiSettings(product.ctx())).toMatchObject({
      imageModels: gemini.imageModels.map((model) => ({ model, cost: null })),
      textModels: gemini.textModels,
      designsAtOnce: null,
      designsAtOncePerAccount: designs.runningPerAccount,
      designsPerDayPerAccount: null,
      version: 0,
    });
  });

  it('are saved as one version, and only from the current one', async () => {
    const both = await Promise.allSettled([save({ designsAtOnce: 5 }, 0), save({ designsAtOnce: 6 }, 0)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(save({}, 0)).rejects.toMatchObject({ code: 'CONFLICT' });
    await save({ designsAtOnce: null }, 1);
    expect(await readAiSettings(product.ctx())).toMatchObject({ designsAtOnce: null, version: 2 });
  });

  it.each([
    [{ imageModels: [] }, 'imageModels'],
    [{ textModels: [] }, 'textModels'],
    [{ textModels: ['two words'] }, 'textModels.0'],
    [{ textModels: ['a', 'b', 'a'] }, 'textModels.2'],
    [{ textModels: Array.from({ length: 11 }, (_, index) => `m${index}`) }, 'textModels'],
    [{ imageModels: [{ model: 'm' }, { model: 'm' }] }, 'imageModels.1.model'],
    [{ imageModels: [{ model: '../m' }] }, 'imageModels.0.model'],
    [{ imageModels: [{ model: 'm', cost: '-1' }] }, 'imageModels.0.cost'],
    [{ designsAtOnce: 0 }, 'designsAtOnce'],
    [{ designsAtOnce: 501 }, 'designsAtOnce'],
    [{ designsAtOncePerAccount: 0 }, 'designsAtOncePerAccount'],
    [{ designsPerDayPerAccount: 10_001 }, 'designsPerDayPerAccount'],
  ])('refuse %j', async (change, field) => {
    await expect(save(change)).rejects.toMatchObject({ code: 'INVALID_INPUT', field: field.split('.') });
  });

  it('are used for the next picture, prompt and check of the keys, without a restart', async () => {
    await save({
      imageModels: [{ model: 'gemini-3.1-flash-lite-image', cost: '0.02' }],
      textModels: ['gemini-3.1-flash-lite'],
    });
    const user = await product.addUser({ credits: 2 });
    const [design] = await order(user);
    await generateDesign(product.ctx(), design?.id ?? '', never);
    expect(await db().findOneByOrFail(DesignEntity, { id: design?.id })).toMatchObject({
      state: 'SUCCEEDED',
      model: 'gemini-3.1-flash-lite-image',
      cost: '0.0200',
    });
    await enhancePrompt(product.ctx(user), designInput);
    expect(await calledModels()).toEqual(['gemini-3.1-flash-lite-image', 'gemini-3.1-flash-lite']);
    const warn = jest.spyOn(product.services.logger, 'warn');
    await save({ imageModels: [{ model: 'not-offered' }] });
    await askWhatAiKeysReach(product.ctx());
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ missing: ['not-offered'], noImages: true, noTexts: false }),
      expect.any(String),
    );
    warn.mockRestore();
  });

  it('keep the costs that an earlier release stored, until models are saved', async () => {
    const [model = ''] = product.services.config.gemini.imageModels;
    const shop = { returnDays: 14, sellerName: 'S', sellerAddress: '', taxId: '', taxLine: '', refundProofAbove: '1' };
    await db().query(`insert into settings (key, body) values ('shop', $1)`, [
      {
        ...shop,
        modelCosts: [
          { model, cost: '0.039' },
          { model: 'gone', cost: '0.1' },
        ],
      },
    ]);
    const cost = (name = model) => modelCost(product.ctx(), name);
    expect((await readAiSettings(product.ctx())).imageModels[0]).toEqual({ model, cost: '0.039' });
    await saveShopSettings(product.ctx(admin), shop, 1);
    expect([await cost(), await cost('gone'), await cost('never')]).toEqual(['0.039', '0.1', null]);
    await save({ imageModels: [{ model, cost: '' }] });
    expect(await cost()).toBeNull();
    await save({ imageModels: [{ model, cost: '0.05' }] });
    expect(await cost()).toBe('0.05');
  });

  it('bound what the whole shop makes at once, however many workers claim', async () => {
    await save({ designsAtOnce: 4 });
    for (let index = 0; index < 4; index += 1) await order(await product.addUser({ credits: 9 }), 3);
    const claimed = (await Promise.all(Array.from({ length: 20 }, claim))).flatMap((design) => design ?? []);
    expect(claimed).toHaveLength(4);
    expect(await claim()).toBeNull();
    await finish(claimed[0]?.id ?? '');
    expect(await claim()).not.toBeNull();
    await save({ designsAtOnce: 6 });
    expect((await Promise.all(Array.from({ length: 9 }, claim))).flatMap((design) => design ?? [])).toHaveLength(2);
    await save({ designsAtOnce: null });
    expect(await claim()).not.toBeNull();
  });

  it('wake workers for designs that waited at a limit, and empty the queue one at a time', async () => {
    await save({ designsAtOnce: 1 });
    await order(await product.addUser({ credits: 3 }), 3);
    const { ai } = product.services;
    const image = ai.image.bind(ai);
    let [running, most] = [0, 0];
    ai.image = async (request) => {
      most = Math.max(most, (running += 1));
      try {
        return await image(request);
      } finally {
        running -= 1;
      }
    };
    const work = () => generateDesigns(() => product.ctx(), { draining: never, hurry: never });
    await Promise.all(Array.from({ length: 3 }, work));
    ai.image = image;
    expect(most).toBe(1);
    expect(await db().countBy(DesignEntity, { state: 'SUCCEEDED' })).toBe(3);
    await db().query('delete from graphile_worker._private_jobs');
    await save({ designsAtOnce: 9 });
    expect(await db().query(`select task_identifier as name from graphile_worker.jobs order by 1`)).toEqual([
      { name: 'ask_ai_models' },
      { name: 'reap_designs' },
    ]);
  });

  it('bound what is made of one account at once', async () => {
    await save({ designsAtOncePerAccount: 1 });
    await order(await product.addUser({ credits: 9 }), 3);
    expect([await claim(), await claim()]).toEqual([expect.anything(), null]);
    await save({ designsAtOncePerAccount: 2 });
    expect([await claim(), await claim()]).toEqual([expect.anything(), null]);
  });

  describe('for a day of an account', () => {
    const refusal = (most: string, wait: string) => ({
      code: 'TOO_MANY_REQUESTS',
      message: `You have made ${most} within 24 hours, which is the maximum. Please wait ${wait}. No credit was taken.`,
    });

    it('refuse a further design without taking a credit, also of requests at once', async () => {
      await save({ designsPerDayPerAccount: 2 });
      const user = await product.addUser({ credits: 9 });
      const answers = await Promise.allSettled(Array.from({ length: 8 }, () => order(user)));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      await expect(order(user)).rejects.toMatchObject(refusal('2 designs', '24 hours'));
      expect(await creditsOf(user)).toBe(7);
      expect(await db().countBy(DesignEntity, { userId: user.id })).toBe(2);
      await order(await product.addUser({ credits: 1 }));
    });

    it('do not count designs whose credit came back, and count deleted ones', async () => {
      await save({ designsPerDayPerAccount: 1 });
      const user = await product.addUser({ credits: 9 });
      const [cancelled] = await order(user);
      await cancelDesign(product.ctx(user), cancelled?.id ?? '');
      const [retained] = await order(user);
      await db().query('delete from designs where id = $1', [retained?.id]);
      await expect(order(user)).rejects.toMatchObject(refusal('1 design', '24 hours'));
    });

    it('end 24 hours after the design that makes room, and return a repeated request before', async () => {
      await save({ designsPerDayPerAccount: 2 });
      const user = await product.addUser({ credits: 9 });
      for (const age of ['25 hours', '20 hours'])
        await db().query(
          `insert into credit_entries (id, user_id, change, balance_after, reason, subject_type, subject, created_at)
           values (uuidv7(- $2::interval), $1, -1, 9, 'RESERVE', 'DESIGN', uuidv7(), now() - $2::interval)`,
          [user.id, age],
        );
      const [made] = await order(user);
      await expect(order(user)).rejects.toMatchObject({
        ...refusal('2 designs', '4 hours'),
        retryAfterSeconds: expect.any(Number) as unknown,
      });
      const again = await createDesign(product.ctx(user), { requestId: made?.requestId ?? '', design: designInput });
      expect(again.id).toBe(made?.id);
      await save({ designsPerDayPerAccount: 3 });
      await order(user);
    });
  });
});
