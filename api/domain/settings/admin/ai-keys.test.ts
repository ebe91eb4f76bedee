import { Not } from 'typeorm';
import { designInput } from '../../../test/filled-product';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { TestBrowser } from '../../../test/test-browser';
import { AuditEntity } from '../../audit/audit.entity';
import { DesignEntity } from '../../designs/design.entity';
import { createDesign } from '../../designs/design-creation.service';
import { generateDesign } from '../../designs/generation.job';
import { AiKeyEntity } from '../ai-key.entity';
import { addEnvironmentKeys, hasActiveAiKey, nameEnvironmentKeys } from '../ai-keys.service';
import { addAiKey, deleteAiKey, setAiKeyActive, updateAiKey } from './ai-key-editing.service';

const [keyOne, keyTwo] = ['AQ.SandboxKey-one-0001', 'AQ.SandboxKey-two-0002'];
const environment = [keyOne, keyTwo];
const handKey = 'AQ.Ab-by-hand-0123456789-wxyz';
const errors = 'errors { code message field }';
const shown =
  'aiKey { id name maskedKey isActive fromEnvironment hasLeftEnvironment parkedReason models missingModels lastProblem } activeKeys';

interface Answer {
  aiKey: Record<string, unknown> | null;
  activeKeys: number | null;
  deletedId?: string | null;
  works?: boolean;
  result?: string | null;
  errors: { code: string; message: string; field: string[] | null }[];
}

describe('keys of the AI service', () => {
  let product: TestProduct;
  let office: TestBrowser;
  let admin: { id: string; role: 'ADMIN' };
  let requests = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, gemini: true });
    office = product.browser();
    admin = { id: await office.register('admin@example.com'), role: 'ADMIN' };
    await db().query(`update users set role = 'ADMIN' where id = $1`, [admin.id]);
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' });
    await db().query('delete from ai_keys');
    await addEnvironmentKeys(product.ctx(), environment);
  });

  const db = () => product.services.dataSource.manager;
  const ask = async (call: string, result: string): Promise<Answer> => {
    const { data } = await office.graphql<{ answer: Answer }>(`mutation { answer: ${call} { ${result} ${errors} } }`);
    return data.answer;
  };
  const add = (name: string, key: string) =>
    ask(`addAiKey(input: ${`{ name: ${JSON.stringify(name)}, key: ${JSON.stringify(key)} }`})`, shown);
  const activate = (id: string, isActive: boolean) => ask(`setAiKeyActive(id: "${id}", isActive: ${isActive})`, shown);
  const remove = (id: string) => ask(`deleteAiKey(id: "${id}")`, 'deletedId activeKeys');
  const test = (id: string) => ask(`testAiKey(id: "${id}")`, `works result ${shown.replace('activeKeys', '')}`);
  const byHand = async (key = handKey) =>
    (await addAiKey(product.ctx(admin), { name: 'By hand', key, isActive: true })).aiKey;
  const ofEnvironment = (hintEnd = '0001') => db().findOneByOrFail(AiKeyEntity, { hintEnd });
  const only = (id: string) => db().delete(AiKeyEntity, { id: Not(id) });
  const configure = (body: object) =>
    fetch(`${product.gemini.url}/sandbox/faults`, { method: 'POST', body: JSON.stringify(body) });
  const queue = async () => {
    requests += 1;
    const customer = await product.addUser({ credits: 1 });
    return createDesign(product.ctx(customer), { requestId: `request-${requests}`, design: designInput });
  };
  const make = (id: string) => generateDesign(product.ctx(), id, new AbortController().signal);

  /** Does something when the AI service is called next, before its answer. */
  const duringCall = (work: () => Promise<unknown>) => {
    const { ai } = product.services;
    const image = ai.image.bind(ai);
    ai.image = async (request) => {
      ai.image = image;
      await work();
      return image(request);
    };
  };

  it('are added masked, and neither an answer nor the audit ever holds one', async () => {
    const added = await add('  Spare  ', handKey);
    expect(added).toMatchObject({
      aiKey: { name: 'Spare', maskedKey: 'AQ.Ab-by…wxyz', isActive: true, fromEnvironment: false },
      activeKeys: 3,
      errors: [],
    });
    const short = await add('Short', 'short-key-19-chars!');
    expect(short.aiKey?.['maskedKey']).toBe('…s!');
    const { data } = await office.graphql('{ aiKeys { name maskedKey lastError lastProblem } }');
    const row = await db().findOneByOrFail(AiKeyEntity, { name: 'Spare' });
    const audits = await db().find(AuditEntity);
    expect(audits.map(({ action }) => action)).toEqual(expect.arrayContaining(['add-ai-key']));
    expect(JSON.stringify([added, data, row, audits])).not.toContain('by-hand-0123456789');
    expect(JSON.stringify([short, data, audits])).not.toContain('short-key');
  });

  it.each([
    ['', handKey, 'name', 'Name and key are required'],
    ['   ', handKey, 'name', 'Name and key are required'],
    ['AQ.Ab-by-hand-0123456789-wxyz', handKey, 'name', 'Please enter a name here, and the key below.'],
    ['Spare', ' ', 'key', 'Name and key are required'],
    ['Spare', 'two words of a key', 'key', 'Please enter it without spaces, as the AI service shows it.'],
    ['Spare', 'AQ.', 'key', 'Please enter the whole key.'],
    ['Spare', keyOne, 'key', 'This key is in the list already, as Environment 1.'],
  ])('refuse the name "%s" with the key "%s" on the field %s', async (name, key, field, message) => {
    expect(await add(name, key)).toEqual({
      aiKey: null,
      activeKeys: null,
      errors: [{ code: 'INVALID_INPUT', message, field: [field] }],
    });
    expect(await db().count(AiKeyEntity)).toBe(2);
  });

  it('are stored once when several Admins add the same one at once, or change another into it', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => add(`Name ${index}`, handKey)));
    expect(answers.filter(({ aiKey }) => aiKey)).toHaveLength(1);
    for (const { errors: found } of answers.filter(({ aiKey }) => !aiKey))
      expect(found).toMatchObject([{ code: 'INVALID_INPUT', field: ['key'] }]);
    const other = await byHand('AQ.Another-key-0123456789');
    await expect(updateAiKey(product.ctx(admin), { id: other.id, name: 'Other', key: handKey })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      field: ['key'],
    });
    expect(await db().findOneByOrFail(AiKeyEntity, { id: other.id })).toMatchObject({ name: 'By hand' });
  });

  it('are renamed without their key, by a blank or masked one too, and are new ones after another key', async () => {
    const { id, fingerprint } = await byHand();
    await db().update(AiKeyEntity, { id }, { models: ['x'], lastError: '500: x', lastUsedAt: new Date() });
    for (const key of [undefined, '', ' ', 'AQ.Ab-by…wxyz'])
      await updateAiKey(product.ctx(admin), { id, name: `Named ${key ?? ''}`, key });
    const renamed = { name: 'Named AQ.Ab-by…wxyz', fingerprint, models: ['x'], lastError: '500: x' };
    expect(await db().findOneByOrFail(AiKeyEntity, { id })).toMatchObject(renamed);
    const replaced = await updateAiKey(product.ctx(admin), { id, name: 'New', key: keyTwo.replace('two', 'ten') });
    expect(replaced.aiKey).toMatchObject({ id, name: 'New', hintEnd: '0002', models: null, lastError: null });
    expect(replaced.aiKey.fingerprint).not.toBe(fingerprint);
    const [audit] = await db().find(AuditEntity, { order: { id: 'DESC' }, take: 1 });
    expect(audit).toMatchObject({
      action: 'update-ai-key',
      subject: `ai-keys/${id}`,
      after: { name: 'New', isActive: true, isKeyReplaced: true },
    });
  });

  it('keep the name of another Admin who renames them while their key is replaced', async () => {
    const { id } = await byHand();
    const ctx = product.ctx(admin);
    const transaction = ctx.transaction.bind(ctx);
    ctx.transaction = async (work) => {
      await db().update(AiKeyEntity, { id }, { name: 'Renamed' });
      return transaction(work);
    };
    expect((await updateAiKey(ctx, { id, key: 'AQ.New-0123456789abcd' })).aiKey.name).toBe('Renamed');
  });

  it('of the environment may be renamed and switched, neither changed nor deleted', async () => {
    const { id } = await ofEnvironment();
    expect((await updateAiKey(product.ctx(admin), { id, name: 'Main', key: '' })).aiKey.name).toBe('Main');
    expect((await updateAiKey(product.ctx(admin), { id, name: 'Main', key: keyOne })).aiKey.name).toBe('Main');
    await expect(updateAiKey(product.ctx(admin), { id, name: 'Main', key: handKey })).rejects.toMatchObject({
      code: 'INVALID_STATE',
      field: ['key'],
      message: expect.stringContaining('GEMINI_API_KEYS') as unknown,
    });
    expect(await remove(id)).toMatchObject({ deletedId: null, activeKeys: null, errors: [{ code: 'INVALID_STATE' }] });
    expect(await activate(id, false)).toMatchObject({ aiKey: { isActive: false }, activeKeys: 1, errors: [] });
  });

  it('that an Admin switched off stay off after a restart; others come back with the environment', async () => {
    const { id } = await ofEnvironment();
    const other = await ofEnvironment('0002');
    await setAiKeyActive(product.ctx(admin), id, false);
    await db().update(AiKeyEntity, { id: other.id }, { active: false });
    await addEnvironmentKeys(product.ctx(), environment);
    await nameEnvironmentKeys(product.ctx(), environment);
    const active = async () => (await db().findBy(AiKeyEntity, { active: true })).map(({ hintEnd }) => hintEnd);
    expect(await active()).toEqual(['0002']);
    await setAiKeyActive(product.ctx(admin), id, true);
    await addEnvironmentKeys(product.ctx(), environment);
    expect((await active()).toSorted()).toEqual(['0001', '0002']);
  });

  it('that left the environment can be deleted, and not switched on', async () => {
    const { id } = await ofEnvironment();
    await db().query(`update ai_keys set named_at = now() - interval '11 minutes' where id = $1`, [id]);
    await nameEnvironmentKeys(product.ctx(), [keyTwo]);
    expect(await activate(id, true)).toMatchObject({ aiKey: null, errors: [{ code: 'INVALID_STATE' }] });
    expect(await remove(id)).toEqual({ deletedId: id, activeKeys: 1, errors: [] });
  });

  it('need a proof to be added, changed and deleted, not to be switched or tested', async () => {
    const { id } = await byHand();
    await db().query(`update sessions set proven_at = now() - interval '16 minutes'`);
    const refused = [{ code: 'PROOF_REQUIRED' }];
    expect(await add('Spare', 'AQ.Another-key-0123456789')).toMatchObject({ errors: refused });
    expect(await ask(`updateAiKey(input: { id: "${id}", name: "X" })`, shown)).toMatchObject({ errors: refused });
    expect(await remove(id)).toMatchObject({ errors: refused });
    expect(await activate(id, false)).toMatchObject({ errors: [] });
    expect((await test(id)).errors).toEqual([]);
    expect(await db().findOneByOrFail(AiKeyEntity, { id })).toMatchObject({ name: 'By hand', active: false });
    await db().query('update sessions set proven_at = now()');
  });

  it('say how many are left when the last one is switched off or deleted, also at the same time', async () => {
    const one = await byHand();
    await only(one.id);
    const two = await byHand('AQ.Another-key-0123456789');
    const both = await Promise.all([activate(one.id, false), activate(two.id, false)]);
    expect(both.map(({ errors: found }) => found)).toEqual([[], []]);
    expect(await activate(two.id, false)).toMatchObject({ activeKeys: 0 });
    expect(await hasActiveAiKey(product.ctx())).toBe(false);
    await expect(queue()).rejects.toMatchObject({ code: 'NO_API_KEYS' });
    expect(await activate(two.id, true)).toMatchObject({ activeKeys: 1 });
    expect(await remove(two.id)).toEqual({ deletedId: two.id, activeKeys: 0, errors: [] });
    expect(await remove(two.id)).toMatchObject({ deletedId: null, errors: [{ code: 'NOT_FOUND' }] });
  });

  it('are audited once for each change, and not for what changes nothing', async () => {
    const { id } = await byHand();
    const count = () => db().countBy(AuditEntity, { subject: `ai-keys/${id}` });
    await activate(id, true);
    expect(await count()).toBe(1);
    await activate(id, false);
    await activate(id, false);
    expect(await count()).toBe(2);
    // the previous release enables keys of the environment against an Admin's decision
    await db().update(AiKeyEntity, { id }, { active: true });
    await activate(id, true);
    expect(await db().findOneByOrFail(AiKeyEntity, { id })).toMatchObject({ active: true, switchedOffAt: null });
  });

  it.each([
    ['deleted', (id: string) => deleteAiKey(product.ctx(admin), id)],
    ['switched off', (id: string) => setAiKeyActive(product.ctx(admin), id, false)],
    ['replaced', (id: string) => updateAiKey(product.ctx(admin), { id, key: 'AQ.New-0123456789abcd' })],
  ])('that are %s while a design is made with them finish it, and the design keeps the name', async (_how, change) => {
    await db().query('delete from ai_keys');
    const { id } = await byHand(keyOne);
    const design = await queue();
    duringCall(() => change(id));
    await make(design.id);
    const done = await db().findOneByOrFail(DesignEntity, { id: design.id });
    expect(done).toMatchObject({ state: 'SUCCEEDED', aiKeyId: id, aiKeyName: 'By hand' });
  });

  it('that are replaced during a call are not suspended for what the earlier key did', async () => {
    await db().query('delete from ai_keys');
    const { id } = await byHand(keyOne);
    const design = await queue();
    await configure({ operation: 'image', behaviour: 'keyInvalid', times: 9, key: keyOne });
    duringCall(() => updateAiKey(product.ctx(admin), { id, name: 'By hand', key: keyTwo }));
    await make(design.id);
    expect(await db().findOneByOrFail(DesignEntity, { id: design.id })).toMatchObject({ state: 'FAILED' });
    expect(await db().findOneByOrFail(AiKeyEntity, { id })).toMatchObject({ parkedReason: null, lastError: null });
    expect(await hasActiveAiKey(product.ctx())).toBe(true);
  });

  it('are tested now: what they reach, or why not, in plain words', async () => {
    const { id } = await ofEnvironment();
    await db().query(`update ai_keys set parked_at = now(), parked_reason = 'INVALID', last_error = '400: x'`);
    expect(await test(id)).toMatchObject({
      works: true,
      result: expect.stringMatching(
        /^The AI service accepts this key\. It reaches 5 of 7 models of the list; not /,
      ) as unknown,
      aiKey: { parkedReason: null, lastProblem: null, missingModels: expect.any(Array) as unknown },
      errors: [],
    });
    const unknown = await byHand();
    expect(await test(unknown.id)).toMatchObject({
      works: false,
      result: 'The AI service does not know this key. Copy it again from its page, or create a new one.',
      aiKey: { parkedReason: 'INVALID', models: null },
      errors: [],
    });
    expect(JSON.stringify(await db().findOneByOrFail(AiKeyEntity, { id: unknown.id }))).not.toContain(handKey);
    await db().query(`update ai_keys set parked_at = now(), parked_reason = 'NEEDS_BILLING'`);
    expect(await test(id)).toMatchObject({
      works: false,
      result: expect.stringContaining('no billing') as unknown,
      aiKey: { parkedReason: 'NEEDS_BILLING' },
    });
  });

  it('are tested at most sixty times an hour by one Admin', async () => {
    const { id } = await ofEnvironment();
    const { ai } = product.services;
    const models = ai.models.bind(ai);
    ai.models = () => Promise.resolve(['gemini-nano-banana-2.1']);
    await product.services.limits.forget(['aiKeyTestPerAccount'], admin.id);
    for (let index = 0; index < 60; index += 1) await test(id);
    const refused = await test(id);
    ai.models = models;
    expect(refused).toMatchObject({ works: false, result: null, errors: [{ code: 'TOO_MANY_REQUESTS' }] });
  });
});
