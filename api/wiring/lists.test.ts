import { startAdministeredProduct } from '../test/administered-product';
import type { AdministeredProduct } from '../test/administered-product';
import { recordSql } from '../test/sql-statements';
import { BadListRequest } from '../platform/lists/definition';
import type { Direction } from '../platform/lists/definition';
import type { RegisteredList } from '../platform/lists/registry';
import { lists } from './lists';

const directions: Direction[] = ['ASC', 'DESC'];
const sorted = lists.flatMap((list) =>
  list.sorts.flatMap((field) => directions.map((direction) => [list.name, field, direction, list] as const)),
);
const filtered = lists.flatMap((list) =>
  Object.entries(list.filters).map(([filter, kind]) => [list.name, filter, kind, list] as const),
);
type Kind = RegisteredList['filters'][string];

/** A value of each kind, which narrows a list, and one that is not valid. */
const values: Record<Kind, { valid: unknown; invalid?: unknown }> = {
  search: { valid: 'a' },
  anyOf: { valid: ['00000000-0000-7000-8000-000000000000'], invalid: Array.from({ length: 1_001 }, () => 'A') },
  cases: { valid: ['NONE_OF_THEM'] },
  person: { valid: ['00000000-0000-7000-8000-000000000000'], invalid: Array.from({ length: 1_001 }, () => 'A') },
  dates: {
    valid: { from: new Date('2020-01-01'), until: new Date('2020-01-02') },
    invalid: { from: new Date('2020-01-02'), until: new Date('2020-01-01') },
  },
  amounts: { valid: { min: '0.01', max: '0.02' }, invalid: { min: '2.00', max: '1.00' } },
  numbers: { valid: { min: -2, max: -1 }, invalid: { min: 1, max: 0 } },
  flag: { valid: true },
};

describe('every list', () => {
  let filled: AdministeredProduct;
  const sql = recordSql();
  beforeAll(async () => {
    filled = await startAdministeredProduct(4);
  });
  afterAll(async () => {
    sql.stop();
    await filled.product.stop();
  });

  const admin = () => filled.product.ctx(filled.admin);
  /** The rows of all owners, or of one where no caller may list them all. */
  const owners: Record<string, () => string> = {
    'section-versions': () => 'features',
    webhookDeliveries: () => filled.webhookId,
  };
  const scopeOf = ({ access, name }: RegisteredList) =>
    access === 'ownerOnly' ? { owner: owners[name]?.() ?? filled.admin.id } : {};
  const idsIn = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

  it.each(lists.map((list) => [list.name, list] as const))(
    '%s: is refused without an owner to callers who may not list all rows',
    (_name, list) => {
      const ask = (who: Parameters<typeof filled.product.ctx>[0]) => () => list.page(filled.product.ctx(who), {});
      const callers = [undefined, filled.member, { ...filled.member, role: 'MODERATOR' as const }];
      if (list.access === 'public') for (const caller of callers) expect(ask(caller)).not.toThrow();
      else for (const caller of callers) expect(ask(caller)).toThrow(/without the right/);
      if (list.access === 'ownerOnly') expect(ask(filled.admin)).toThrow(/without the right/);
      else expect(ask(filled.admin)).not.toThrow();
    },
  );

  it.each(sorted)(
    '%s: by %s %s, pages join without a gap in both directions',
    async (_name, field, direction, list) => {
      const asked = { ...scopeOf(list), sort: { field, direction } };
      const all = idsIn(await list.page(admin(), { ...asked, page: { size: 100 } }).items());
      expect(all.length).toBeGreaterThan(0);
      expect(new Set(all).size).toBe(all.length);

      const forth: string[] = [];
      let page = list.page(admin(), { ...asked, page: { size: 2 } });
      for (;;) {
        forth.push(...idsIn(await page.items()));
        if (!(await page.pageInfo.hasNextPage()) || forth.length > all.length) break;
        page = list.page(admin(), { ...asked, page: { size: 2, after: await page.pageInfo.endCursor() } });
      }
      expect(forth).toEqual(all);

      const back = idsIn(await page.items());
      while ((await page.pageInfo.hasPreviousPage()) && back.length <= all.length) {
        page = list.page(admin(), { ...asked, page: { size: 2, before: await page.pageInfo.startCursor() } });
        back.unshift(...idsIn(await page.items()));
      }
      expect(back).toEqual(all);
    },
  );

  it.each(filtered)('%s: %s (%s) narrows it within two statements', async (_name, filter, kind, list) => {
    const asked = (value: unknown) => ({ ...scopeOf(list), filter: { [filter]: value }, page: { size: 100 } });
    const whole = idsIn(await list.page(admin(), { ...scopeOf(list), page: { size: 100 } }).items());
    sql.begin();
    const some = idsIn(await list.page(admin(), asked(values[kind].valid)).items());
    // a search reads the first rows, and then an index
    expect(sql.statements().length).toBeLessThanOrEqual(kind === 'search' ? 2 : 1);
    expect(whole).toEqual(expect.arrayContaining(some));
    if (kind !== 'search' && kind !== 'flag') expect(some).toEqual([]);
    if (kind === 'flag') {
      const others = idsIn(await list.page(admin(), asked(false)).items());
      expect([...some, ...others].sort()).toEqual([...whole].sort());
    }
    const { invalid } = values[kind];
    if (invalid !== undefined) expect(() => list.page(admin(), asked(invalid))).toThrow(BadListRequest);
  });
});
