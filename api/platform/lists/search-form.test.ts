import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { listUsers } from '../../domain/accounts/user.list';
import { adminSearch } from '../../domain/admin-home/admin-search.service';

describe('names in every script', () => {
  let product: TestProduct;
  const people = [
    'García',
    'Émile',
    'Emil',
    'Emma',
    'Zoe',
    'adam',
    'Östen',
    'oskar',
    'Nguyễn Thị Ánh',
    'Łukasz',
    '王小明',
  ];
  beforeAll(async () => {
    product = await startTestProduct();
    for (const [at, name] of people.entries())
      await product.services.pool.query(`insert into users (email, name, role) values ($1, $2, 'MEMBER')`, [
        `named-${at}@example.com`,
        `${name} Probe`,
      ]);
    // as releases before wrote them: decomposed, with several blanks
    await product.services.pool.query(
      `insert into users (email, name, role) values ('old@example.com', $1, 'MEMBER')`,
      ['José  Probe'.normalize('NFD')],
    );
  });
  afterAll(() => product.stop());

  const admin = async () => product.ctx(await product.addUser({ role: 'ADMIN' }));
  const found = async (search: string) =>
    (await listUsers(await admin(), { filter: { search } }).items()).map(({ name }) => name.normalize('NFC'));

  it.each([
    ['garcia', 'García Probe'],
    ['GARCÍA', 'García Probe'],
    ['garci\u0301a', 'García Probe'],
    ['  garcia   probe ', 'García Probe'],
    ['nguyen thi anh', 'Nguyễn Thị Ánh Probe'],
    ['lukasz', 'Łukasz Probe'],
    ['osten', 'Östen Probe'],
    ['jose', 'José  Probe'],
    ['王小', '王小明 Probe'],
    ['ga', 'García Probe'],
  ])('are found by %s', async (search, name) => {
    expect(await found(search)).toEqual([name]);
    expect((await adminSearch(await admin(), search)).map(({ title }) => title.normalize('NFC'))).toContain(name);
  });

  it.each(['100%', 'a_b', '\\', '%', '_'])('are not patterns: %s', async (search) => {
    expect(await found(search)).toEqual([]);
  });

  it('are sorted as people sort them, page by page, forwards and backwards', async () => {
    const ctx = await admin();
    const walk = async (direction: 'ASC' | 'DESC') => {
      const names: string[] = [];
      for (let after: string | undefined; ;) {
        const page = listUsers(ctx, {
          filter: { search: 'probe' },
          sort: { field: 'NAME', direction },
          page: { size: 3, ...(after && { after }) },
        });
        names.push(...(await page.items()).map(({ name }) => name.split(/\s/)[0] ?? ''));
        if (!(await page.pageInfo.hasNextPage())) return names.map((name) => name.normalize('NFC'));
        after = (await page.pageInfo.endCursor()) ?? undefined;
      }
    };
    const sorted = [
      'adam',
      'Emil',
      'Émile',
      'Emma',
      'García',
      'José',
      'Łukasz',
      'Nguyễn',
      'oskar',
      'Östen',
      'Zoe',
      '王小明',
    ];
    expect(await walk('ASC')).toEqual(sorted);
    expect(await walk('DESC')).toEqual(sorted.toReversed());
  });
});
