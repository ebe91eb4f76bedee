import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { creditEntryList, listCreditEntries } from '../../domain/credits/credit.list';
import { designList, listDesigns } from '../../domain/designs/design.list';
import type { DesignEntity } from '../../domain/designs/design.entity';
import type { UserEntity } from '../../domain/accounts/user.entity';
import type { DesignSortField } from '../../graphql/generated/schema';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { BadListRequest } from './definition';
import type { Direction, PageRequest } from './definition';
import { countOf, idsOf, walkList } from './walk';

/** Creation and finish times: rows that share a millisecond or a microsecond, or have no finish time. */
const moments: [made: string, finished: string | null][] = [
  ['12:00:00.000001', '12:01:00.000003'],
  ['12:00:00.000002', '12:01:00.000002'],
  ['12:00:00.000002', null],
  ['12:00:00.000002', '12:01:00.000002'],
  ['12:00:00.000900', null],
  ['12:00:00', '12:01:00'],
  ['12:00:00.001', null],
];

describe('a page of a list', () => {
  let product: TestProduct;
  let owner: UserEntity;
  const ctx = () => product.ctx(owner);
  const db = () => product.services.dataSource;

  const addDesign = async (userId: string, [made, finished]: (typeof moments)[number], text = 'Bread') => {
    const day = (time: string | null) => (time ? `2026-03-01T${time}Z` : null);
    await db().query(
      `insert into designs (user_id, request_id, platform, post_type, size, niche, style, primary_text, custom_prompt, prompt, state, created_at, finished_at)
       values ($1, $2, 'FACEBOOK', 'FACEBOOK_POST', 'SQUARE', 'MUSIC', 'BOLD', $5, 'A stage', 'A stage', case when $4::timestamptz is null then 'QUEUED' else 'FAILED' end, $3, $4)`,
      [userId, randomUUID(), day(made), day(finished), text],
    );
  };

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    owner = await product.addUser();
    for (const moment of moments) await addDesign(owner.id, moment);
    await addDesign((await product.addUser()).id, ['12:00:00.000002', null]);
  });
  afterAll(() => product.stop());

  const pageOfDesigns = (sort: { field: DesignSortField; direction: Direction }, page: PageRequest) =>
    listDesigns(ctx(), { sort, page }, owner.id);
  const idsIn = async (page: { items(): Promise<{ id: string }[]> }) => (await page.items()).map(({ id }) => id);

  /** The order of an explicit PostgreSQL query. */
  async function ordered(field: DesignSortField, direction: Direction): Promise<string[]> {
    const nulls = direction === 'ASC' ? 'last' : 'first';
    const column = field === 'CREATED_AT' ? 'created_at' : 'finished_at';
    const rows: { id: string }[] = await db().query(
      `select id from designs where user_id = $1 order by ${column} ${direction} nulls ${nulls}, id ${direction}`,
      [owner.id],
    );
    return rows.map(({ id }) => id);
  }

  const orders = (['CREATED_AT', 'FINISHED_AT'] as const).flatMap((field) =>
    (['ASC', 'DESC'] as const).flatMap((direction) => [1, 3].map((size) => [field, direction, size] as const)),
  );

  it.each(orders)(
    'walks by %s %s in pages of %i to the end and back, visiting each row once',
    async (field, direction, size) => {
      const all = await ordered(field, direction);
      expect(all).toHaveLength(moments.length);

      const forth: string[][] = [];
      let after: string | null = null;
      let before: string | null = null;
      for (let more = true; more;) {
        const page = pageOfDesigns({ field, direction }, { size, after });
        forth.push(await idsIn(page));
        more = await page.pageInfo.hasNextPage();
        after = await page.pageInfo.endCursor();
        before = await page.pageInfo.startCursor();
        expect(forth.length).toBeLessThanOrEqual(moments.length);
      }
      expect(forth.flat()).toEqual(all);

      const back = [forth.at(-1) ?? []];
      for (let more = forth.length > 1; more;) {
        const page = pageOfDesigns({ field, direction }, { size, before });
        back.unshift(await idsIn(page));
        more = await page.pageInfo.hasPreviousPage();
        before = await page.pageInfo.startCursor();
        expect(back.length).toBeLessThanOrEqual(moments.length);
      }
      expect(back.flat()).toEqual(all);
    },
  );

  it.each(orders)('is the same by number: %s %s in pages of %i', async (field, direction, size) => {
    const numbers = Array.from({ length: Math.ceil(moments.length / size) }, (_, index) => index + 1);
    const pages = await Promise.all(
      numbers.map((number) => idsIn(pageOfDesigns({ field, direction }, { size, number }))),
    );
    expect(pages.flat()).toEqual(await ordered(field, direction));
    expect(await idsIn(pageOfDesigns({ field, direction }, { size, number: 1_000_000 }))).toEqual([]);
  });

  it('returns rows as entities, with any values in their columns', async () => {
    const [first] = await pageOfDesigns({ field: 'CREATED_AT', direction: 'ASC' }, { size: 1 }).items();
    const entity = await db().manager.findOneByOrFail<DesignEntity>(designList.entity, { id: first?.id ?? '' });
    expect(first).toEqual(entity);
    expect(first).toBeInstanceOf(designList.entity);
  });

  it('walks everything in batches, and returns the ids of a filter up to a bound', async () => {
    const walked: string[] = [];
    for await (const { id } of walkList(
      ctx(),
      designList,
      { owner: owner.id, sort: { field: 'FINISHED_AT', direction: 'ASC' } },
      { batch: 2 },
    ))
      walked.push(id);
    expect(walked).toEqual(await ordered('FINISHED_AT', 'ASC'));
    const unfinished = { owner: owner.id, filter: { status: ['QUEUED' as const] } };
    // Unfinished rows come last.
    const oldestFirst = walked.slice(-3).sort();
    expect(await idsOf(ctx(), designList, unfinished, 3)).toEqual({ ids: oldestFirst, isAll: true });
    expect(await idsOf(ctx(), designList, unfinished, 2)).toEqual({ ids: oldestFirst.slice(0, 2), isAll: false });
    expect(await countOf(ctx(), designList, unfinished)).toBe(3);
  });

  describe('queries PostgreSQL', () => {
    const queries = jest.spyOn(Client.prototype, 'query');
    afterAll(() => queries.mockRestore());
    const browserOf = async () => {
      const browser = product.browser();
      const id = await browser.register(`${randomUUID()}@example.com`);
      for (const moment of moments) await addDesign(id, moment);
      return browser;
    };
    const asked = async (fields: string) => {
      const browser = await browserOf();
      queries.mockClear();
      const { errors } = await browser.graphql(`{ me { designs${fields} } }`);
      expect(errors).toBeUndefined();
      const texts = queries.mock.calls
        .map(([query]: unknown[]) => (typeof query === 'string' ? query : (query as { text: string }).text))
        .filter((text) => text.includes('from designs'));
      return {
        rows: texts.filter((text) => !text.includes('count(')).length,
        counts: texts.filter((text) => text.includes('count(')).length,
      };
    };

    it.each([
      [
        'for rows only',
        '(page: { size: 2 }) { items { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor number size } }',
        { rows: 1, counts: 0 },
      ],
      ['for the total only', ' { totalItems }', { rows: 0, counts: 1 }],
      [
        'for the total, selected twice and before the rows',
        '(page: { size: 2 }) { totalItems pageInfo { totalPages } items { id } }',
        { rows: 1, counts: 1 },
      ],
      [
        'for a list that ends on its page',
        ' { totalItems pageInfo { totalPages } items { id } }',
        { rows: 1, counts: 0 },
      ],
      ['not at all', ' { __typename pageInfo { number } }', { rows: 0, counts: 0 }],
    ])('%s', async (_what, fields, statements) => {
      expect(await asked(fields)).toEqual(statements);
    });
  });

  it('reports the total and the number of pages', async () => {
    const page = pageOfDesigns({ field: 'CREATED_AT', direction: 'ASC' }, { size: 3, number: 2 });
    expect([await page.totalItems(), await page.pageInfo.totalPages(), page.pageInfo.number]).toEqual([7, 3, 2]);
    expect(await listDesigns(ctx(), { filter: { search: 'nothing like it' } }, owner.id).pageInfo.totalPages()).toBe(1);
  });

  describe("refuses as the caller's fault", () => {
    const cursor = async () =>
      (await pageOfDesigns({ field: 'CREATED_AT', direction: 'ASC' }, { size: 1 }).pageInfo.endCursor()) ?? '';
    const refusal = (ask: () => unknown) => {
      try {
        ask();
      } catch (error) {
        return error instanceof BadListRequest ? error.field : error;
      }
      return 'answered';
    };

    it('a cursor that was changed, forged, or created for another order or list', async () => {
      const good = await cursor();
      const ask = (after: string, direction: Direction = 'ASC') =>
        refusal(() => pageOfDesigns({ field: 'CREATED_AT', direction }, { after }));
      expect(ask(good)).toBe('answered');
      const [place = '', signature = ''] = good.split('.');
      const other = Buffer.from(JSON.stringify(['infinity', owner.id])).toString('base64url');
      for (const bad of [
        `${other}.${signature}`,
        place,
        `${good}.`,
        `${good} `,
        'a.b',
        Buffer.from('null').toString('base64url'),
        'x'.repeat(10_000),
      ])
        expect(ask(bad)).toEqual(['page', 'after']);
      expect(ask(good, 'DESC')).toEqual(['page', 'after']);
      expect(refusal(() => listCreditEntries(ctx(), { page: { after: good } }, owner.id))).toEqual(['page', 'after']);
      expect(creditEntryList.name).not.toBe(designList.name);
    });

    it('invalid sizes and numbers, both cursors at once, and ranges that end before they start', async () => {
      const good = await cursor();
      const page = (request: PageRequest) =>
        refusal(() => pageOfDesigns({ field: 'CREATED_AT', direction: 'ASC' }, request));
      expect([
        page({ size: 0 }),
        page({ size: 101 }),
        page({ number: 0 }),
        page({ after: good, before: good }),
      ]).toEqual([
        ['page', 'size'],
        ['page', 'size'],
        ['page', 'number'],
        ['page', 'before'],
      ]);
      expect(
        refusal(() =>
          listDesigns(
            ctx(),
            { filter: { createdAt: { from: new Date('2026-03-02'), until: new Date('2026-03-01') } } },
            owner.id,
          ),
        ),
      ).toEqual(['filter', 'createdAt']);
    });

    it('over HTTP with BAD_USER_INPUT', async () => {
      const browser = product.browser();
      await browser.register('cursors@example.com');
      const { errors } = await browser.graphql('{ me { designs(page: { after: "bm8" }) { items { id } } } }');
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: ['page', 'after'] });
    });
  });
});
