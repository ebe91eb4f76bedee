import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { TestBrowser } from '../../test/test-browser';
import { deleteListSettingsOf, listSettingsOf } from './list-preferences.service';

interface View {
  id: string;
  name: string;
  query: string;
  isShared: boolean;
  isOwn: boolean;
  ownerName: string;
}
interface Failure {
  code: string;
  message: string;
  field: string[] | null;
}
interface Saved {
  view: View | null;
  errors: Failure[];
}

const view = 'id name query isShared isOwn ownerName';
const errors = 'errors { code message field }';

describe('list settings', () => {
  let product: TestProduct;
  let counter = 0;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  const anAdmin = async () => {
    counter += 1;
    const browser = product.browser();
    const id = await browser.register(`lists${counter}@example.com`);
    await product.services.pool.query(`update users set role = 'ADMIN' where id = $1`, [id]);
    return browser;
  };
  const pending = { list: 'ORDERS', name: 'Unpaid', query: 'paymentStatus=PENDING', isShared: false };
  const save = async (browser: TestBrowser, input: object) =>
    (
      await browser.graphql<{ saveView: Saved }>(
        `mutation ($input: SaveViewInput!) { saveView(input: $input) { view { ${view} } ${errors} } }`,
        { input },
      )
    ).data.saveView;
  const remove = async (browser: TestBrowser, id: string) =>
    (
      await browser.graphql<{ deleteView: Saved }>(
        `mutation ($id: ID!) { deleteView(id: $id) { view { ${view} } ${errors} } }`,
        { id },
      )
    ).data.deleteView;
  const viewsOf = async (browser: TestBrowser, list = 'ORDERS') =>
    (
      await browser.graphql<{ savedViews: View[] }>(
        `query ($list: AdminList!) { savedViews(list: $list) { ${view} } }`,
        { list },
      )
    ).data.savedViews;

  it('keep views of an Admin apart, but for those that are shared', async () => {
    const [ann, bob] = [await anAdmin(), await anAdmin()];
    await save(ann, pending);
    const shared = await save(ann, { ...pending, name: 'All unpaid', isShared: true });
    expect(shared.errors).toEqual([]);
    await save(bob, pending);
    expect((await viewsOf(ann)).filter(({ isOwn }) => isOwn).map(({ name }) => name)).toEqual(['All unpaid', 'Unpaid']);
    expect(await viewsOf(bob)).toMatchObject([
      { name: 'All unpaid', isOwn: false, isShared: true },
      { name: 'Unpaid', isOwn: true },
    ]);
    expect(await viewsOf(bob, 'DESIGNS')).toEqual([]);
    for (const answer of [
      await save(bob, { ...pending, id: shared.view?.id, name: 'Mine now' }),
      await remove(bob, shared.view?.id ?? ''),
    ])
      expect(answer).toMatchObject({ view: null, errors: [{ code: 'NOT_FOUND' }] });
    expect((await remove(ann, shared.view?.id ?? '')).errors).toEqual([]);
    expect(await viewsOf(bob)).toMatchObject([{ name: 'Unpaid', isOwn: true }]);
  });

  it('change a view in place, in the list where it was saved', async () => {
    const ann = await anAdmin();
    const { view: saved } = await save(ann, pending);
    const changed = { ...pending, id: saved?.id, list: 'DESIGNS', name: ' Waiting \n ones ', query: 'sort=TOTAL' };
    expect(await save(ann, changed)).toMatchObject({
      view: { id: saved?.id, name: 'Waiting ones', query: 'sort=TOTAL' },
      errors: [],
    });
    expect(await viewsOf(ann, 'DESIGNS')).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, ['name'], 'Please enter a name'],
    [{ name: 'a'.repeat(61) }, ['name'], 'Please use at most 60 characters.'],
    [{ query: 'a'.repeat(2_001) }, ['query'], 'These filters are too long to be saved.'],
    [{ name: 'UNPAID' }, ['name'], 'You already have a view with this name.'],
  ])('refuse %j', async (wrong, field, message) => {
    const ann = await anAdmin();
    await save(ann, pending);
    const { errors: given } = await save(ann, { ...pending, ...wrong });
    expect(given).toEqual([{ code: 'INVALID_INPUT', message, field }]);
  });

  it('add an equal view once, such as after a lost answer', async () => {
    const ann = await anAdmin();
    const [first, second] = await Promise.all([save(ann, pending), save(ann, pending)]);
    expect(first).toMatchObject({ view: { name: 'Unpaid' }, errors: [] });
    expect(second).toEqual(first);
    expect(await viewsOf(ann)).toHaveLength(1);
    const taken = { view: null, errors: [{ code: 'INVALID_INPUT', field: ['name'] }] };
    for (const other of [{ query: 'paymentStatus=PAID' }, { isShared: true }])
      expect(await save(ann, { ...pending, ...other })).toMatchObject(taken);
    const { view: changed } = await save(ann, { ...pending, name: 'Waiting' });
    expect(await save(ann, { ...pending, id: changed?.id })).toMatchObject(taken);
  });

  it('allow 50 views of a list, also when they are saved at once', async () => {
    const ann = await anAdmin();
    const all = Array.from({ length: 52 }, (_, index) => save(ann, { ...pending, name: `View ${index}` }));
    const failed = (await Promise.all(all)).flatMap(({ errors: given }) => given.map(({ code }) => code));
    expect(failed).toEqual(['LIMIT_REACHED', 'LIMIT_REACHED']);
    expect(await viewsOf(ann)).toHaveLength(50);
  });

  it('keep columns and density of each Admin and list; the last of several changes applies', async () => {
    const [ann, bob] = [await anAdmin(), await anAdmin()];
    const ask = async (browser: TestBrowser) =>
      (
        await browser.graphql<{ listPreferences: unknown }>(
          '{ listPreferences(list: ORDERS) { density columns { key isHidden width } } }',
        )
      ).data.listPreferences;
    const change = async (input: object) =>
      (
        await ann.graphql<{ saveListPreferences: { errors: Failure[] } }>(
          `mutation ($input: ListPreferencesInput!) { saveListPreferences(input: $input) { preferences { density } ${errors} } }`,
          { input: { list: 'ORDERS', density: 'COMPACT', ...input } },
        )
      ).data.saveListPreferences.errors;
    const usual = { density: 'STANDARD', columns: [] };
    const total = { key: 'total', isHidden: false, width: 120 };
    expect(await ask(ann)).toEqual(usual);
    expect(await change({ columns: [] })).toEqual([]);
    expect(await change({ columns: [total, { key: 'code', isHidden: true }] })).toEqual([]);
    const saved = { density: 'COMPACT', columns: [total, { key: 'code', isHidden: true, width: null }] };
    expect(await ask(ann)).toEqual(saved);
    expect(await ask(bob)).toEqual(usual);
    expect(await change({ columns: [total, total] })).toMatchObject([{ code: 'INVALID_INPUT', field: ['columns'] }]);
    expect(await change({ columns: [{ ...total, width: 3 }] })).toMatchObject([{ field: ['columns', '0', 'width'] }]);
    expect(await ask(ann)).toEqual(saved);
  });

  it('end with the account', async () => {
    const ann = await anAdmin();
    const { view: saved } = await save(ann, { ...pending, isShared: true });
    const { rows } = await product.services.pool.query<{ user_id: string }>(
      'select user_id from saved_views where id = $1',
      [saved?.id],
    );
    const id = rows[0]?.user_id ?? '';
    expect((await listSettingsOf(product.ctx(), id)).views).toHaveLength(1);
    await product.ctx().transaction((tx) => deleteListSettingsOf(tx, id));
    expect(await listSettingsOf(product.ctx(), id)).toEqual({ preferences: [], views: [] });
  });
});
