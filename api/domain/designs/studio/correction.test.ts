import { designInput } from '../../../test/filled-product';
import { smallPictures } from '../../../test/images';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { addEnvironmentKeys } from '../../settings/ai-keys.service';
import { returnCredit } from '../admin/credit-return.service';
import { purgeDesigns, deleteDesigns } from '../design-deletion.service';
import { DesignEntity } from '../design.entity';
import { createDesign } from '../design-creation.service';
import { cancelDesign } from '../design.service';
import { generateDesign } from '../generation.job';
import { correctDesign, correctionOf } from './correction.service';
import { checkDrawnWords } from './drawn-words.job';

const never = new AbortController().signal;
const proof = 'correction-0001';

describe('free corrections', () => {
  let product: TestProduct;
  let requests = 0;

  beforeAll(async () => {
    product = await startTestProduct({ gemini: true, environment: smallPictures });
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' });
    await db().query('delete from ai_keys');
    await addEnvironmentKeys(product.ctx(), ['AQ.SandboxKey-one-0001']);
  });

  const db = () => product.services.dataSource.manager;
  const read = (id: string) => db().findOneByOrFail(DesignEntity, { id });
  const credits = async (user: UserEntity) => {
    const [row]: { credits: number; entries: number }[] = await db().query(
      `select credits, (select count(*)::int from credit_entries where user_id = users.id) as entries from users where id = $1`,
      [user.id],
    );
    return row;
  };
  const fault = (body: object) =>
    fetch(`${product.gemini.url}/sandbox/faults`, { method: 'POST', body: JSON.stringify(body) });
  const request = () => {
    requests += 1;
    return `request-${requests}`;
  };
  const made = async (user: UserEntity, design: object = {}) => {
    const { id } = await createDesign(product.ctx(user), {
      requestId: request(),
      design: { ...designInput, ...design },
    });
    await generateDesign(product.ctx(), id, never);
    return read(id);
  };
  const buyer = () => product.addUser({ credits: 1 });

  it('set the words of a drawn design once, and take no credit', async () => {
    const user = await buyer();
    const drawn = await made(user);
    const before = await credits(user);
    expect(await correctionOf(product.ctx(user), drawn)).toBe('SET_WORDS');
    const { id } = await correctDesign(product.ctx(user), drawn.id, proof);
    expect(await correctDesign(product.ctx(user), drawn.id, proof)).toMatchObject({ id });
    await generateDesign(product.ctx(), id, never);
    expect(await read(id)).toMatchObject({
      state: 'SUCCEEDED',
      lettering: 'SET',
      credits: 0,
      corrects: drawn.id,
      basedOn: null,
      primaryText: drawn.primaryText,
    });
    expect(await credits(user)).toEqual(before);
    expect(await correctionOf(product.ctx(user), await read(drawn.id))).toBeNull();
    await expect(correctDesign(product.ctx(user), drawn.id, request())).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
    // a free design is corrected by nothing
    await expect(correctDesign(product.ctx(user), id, request())).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  it('are used up although the corrected design is deleted and purged', async () => {
    const user = await buyer();
    const drawn = await made(user);
    const { id } = await correctDesign(product.ctx(user), drawn.id, request());
    await generateDesign(product.ctx(), id, never);
    await deleteDesigns(product.ctx(user), [id]);
    await purgeDesigns(product.ctx(), Date.now() + 3_600_000);
    await expect(read(id)).rejects.toThrow();
    await expect(correctDesign(product.ctx(user), drawn.id, request())).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
  });

  it('paint a background with lettering again, for the same post', async () => {
    const user = await buyer();
    const lettered = await made(user, { lettering: 'SET', customPrompt: 'A shop [[lettering-always]]' });
    expect(await correctionOf(product.ctx(user), lettered)).toBe('PAINT_AGAIN');
    const { id } = await correctDesign(product.ctx(user), lettered.id, request());
    await generateDesign(product.ctx(), id, never);
    expect(await read(id)).toMatchObject({ state: 'SUCCEEDED', basedOn: lettered.id, credits: 0 });
    const clean = await made(await buyer(), { lettering: 'SET' });
    expect(await correctionOf(product.ctx(await product.addUser()), clean)).toBeNull();
  });

  it('may be repeated three times after they failed or were cancelled, and return no credit', async () => {
    const user = await buyer();
    const drawn = await made(user);
    const before = await credits(user);
    await fault({ operation: 'image', behaviour: 'blocked', times: 1 });
    const first = await correctDesign(product.ctx(user), drawn.id, request());
    await generateDesign(product.ctx(), first.id, never);
    const failed = await read(first.id);
    expect(failed.state).toBe('FAILED');
    expect(failed.error).not.toContain('credit is back');
    expect(await correctionOf(product.ctx(user), await read(drawn.id))).toBe('SET_WORDS');
    await cancelDesign(product.ctx(user), (await correctDesign(product.ctx(user), drawn.id, request())).id);
    await cancelDesign(product.ctx(user), (await correctDesign(product.ctx(user), drawn.id, request())).id);
    expect(await credits(user)).toEqual(before);
    await expect(correctDesign(product.ctx(user), drawn.id, request())).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
  });

  it('are one of two that are asked for at the same moment', async () => {
    const user = await buyer();
    const drawn = await made(user);
    const both = await Promise.allSettled([
      correctDesign(product.ctx(user), drawn.id, request()),
      correctDesign(product.ctx(user), drawn.id, request()),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await db().countBy(DesignEntity, { corrects: drawn.id })).toBe(1);
  });

  it('are one and the same when the call is repeated before it was answered', async () => {
    const user = await buyer();
    const drawn = await made(user);
    const requestId = request();
    const all = await Promise.all(
      Array.from({ length: 4 }, () => correctDesign(product.ctx(user), drawn.id, requestId)),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await read(drawn.id)).toMatchObject({ correctionId: all[0]?.id, correctionAttempts: 1 });
  });

  it('are refused for a request id that stands for something else in the same moment', async () => {
    const user = await product.addUser({ credits: 2 });
    const drawn = [await made(user), await made(user)];
    const requestId = request();
    const both = await Promise.allSettled(drawn.map(({ id }) => correctDesign(product.ctx(user), id, requestId)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } });
  });

  it('are refused to other accounts, and for a design whose credit was returned', async () => {
    const user = await buyer();
    const drawn = await made(user);
    const other = await product.addUser({ credits: 1 });
    await expect(correctDesign(product.ctx(other), drawn.id, request())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await correctionOf(product.ctx(other), drawn)).toBeNull();
    const admin = product.ctx(await product.addUser({ role: 'ADMIN' }));
    await returnCredit(admin, drawn.id, { reason: 'It is broken', requestId: request() });
    await expect(correctDesign(product.ctx(user), drawn.id, request())).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
    const owner = await buyer();
    const second = await made(owner);
    const { id } = await correctDesign(product.ctx(owner), second.id, request());
    await generateDesign(product.ctx(), id, never);
    await expect(returnCredit(admin, id, { reason: 'It is free', requestId: request() })).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
  });

  it('are suggested where the AI misspelled the words', async () => {
    const buying = await buyer();
    const right = await made(await buyer());
    await checkDrawnWords(product.ctx(), right.id);
    expect((await read(right.id)).misspelled).toBe(false);
    const wrong = await made(await buyer(), { customPrompt: 'A kitchen [[misspelled]]' });
    await checkDrawnWords(product.ctx(), wrong.id);
    expect((await read(wrong.id)).misspelled).toBe(true);
    const deleted = await made(buying);
    await deleteDesigns(product.ctx(buying), [deleted.id]);
    await checkDrawnWords(product.ctx(), deleted.id);
    expect((await read(deleted.id)).misspelled).toBeNull();
    const unread = await made(await buyer(), { customPrompt: 'A quiet kitchen' });
    await fault({ operation: 'text', behaviour: 'failedPrecondition', times: 9 });
    await checkDrawnWords(product.ctx(), unread.id);
    expect((await read(unread.id)).misspelled).toBeNull();
  });
});
