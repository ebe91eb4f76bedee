import { randomUUID } from 'node:crypto';
import type { DesignFailureGrouping, DesignFilter } from '../../graphql/generated/schema';
import { designInput } from '../../test/filled-product';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { UserEntity } from '../accounts/user.entity';
import { AiKeyEntity } from '../settings/ai-key.entity';
import { designFailures } from './admin/design-failures.service';
import { DesignEntity } from './design.entity';
import { listDesigns } from './design.list';

const from = new Date('2026-03-01T00:00:00Z');
const until = new Date('2026-03-04T00:00:00Z');
const on = (day: number, hour = 12) => new Date(Date.UTC(2026, 2, day, hour));

describe('the failures of designs', () => {
  let product: TestProduct;
  let admin: UserEntity;
  let customer: UserEntity;
  let other: UserEntity;
  let keyId: string;
  const deletedId = randomUUID();

  beforeAll(async () => {
    product = await startTestProduct({ gemini: true });
    admin = await product.addUser({ role: 'ADMIN' });
    customer = await product.addUser();
    other = await product.addUser();
    [{ id: keyId }] = (await product.services.dataSource.manager.find(AiKeyEntity, {
      order: { id: 'ASC' },
    })) as [AiKeyEntity];
    const row = (values: Partial<DesignEntity>) => ({
      ...designInput,
      userId: customer.id,
      requestId: randomUUID(),
      prompt: 'A kitchen',
      model: 'painter-2',
      aiKeyId: keyId,
      aiKeyName: 'Its old name',
      ...(values.state === 'SUCCEEDED' && { imageKey: 'none' }),
      ...values,
    });
    await product.services.dataSource.manager.insert(DesignEntity, [
      row({ state: 'SUCCEEDED', finishedAt: on(1) }),
      row({ state: 'SUCCEEDED', finishedAt: on(3) }),
      row({ state: 'FAILED', failureCause: 'QUOTA', finishedAt: on(1) }),
      row({ state: 'FAILED', failureCause: 'QUOTA', finishedAt: on(3, 23), model: 'painter-1', userId: other.id }),
      row({ state: 'FAILED', failureCause: 'WORDS', finishedAt: on(3, 0), aiKeyId: deletedId, aiKeyName: 'Spare' }),
      row({ state: 'FAILED', failureCause: 'NO_KEYS', finishedAt: on(2), model: null, aiKeyId: null }),
      row({ state: 'FAILED', finishedAt: on(2), model: null, aiKeyId: null }),
      // none of these counts
      row({ state: 'FAILED', failureCause: 'QUOTA', finishedAt: on(4, 0) }),
      row({ state: 'FAILED', failureCause: 'QUOTA', finishedAt: new Date(from.getTime() - 1) }),
      row({ state: 'FAILED', failureCause: 'QUOTA', finishedAt: on(2), deletedAt: new Date() }),
      row({ state: 'CANCELLED', finishedAt: on(2) }),
      row({ state: 'QUEUED' }),
    ]);
  });
  afterAll(() => product.stop());

  const read = (by: DesignFailureGrouping, filter: DesignFilter | null = null) =>
    designFailures(product.ctx(admin), { from, until }, by, filter);

  it('are grouped by cause, with their part of all finished designs and their days', async () => {
    expect(await read('CAUSE')).toEqual({
      finished: 7,
      failed: 5,
      groups: [
        { value: 'QUOTA', name: null, count: 2, share: 2 / 7, days: [1, 0, 1] },
        { value: 'NO_KEYS', name: null, count: 1, share: 1 / 7, days: [0, 1, 0] },
        { value: 'UNKNOWN', name: null, count: 1, share: 1 / 7, days: [0, 1, 0] },
        { value: 'WORDS', name: null, count: 1, share: 1 / 7, days: [0, 0, 1] },
      ],
      days: [
        { from, finished: 2, failed: 1 },
        { from: on(2, 0), finished: 2, failed: 2 },
        { from: on(3, 0), finished: 3, failed: 2 },
      ],
    });
  });

  it("are counted on the days of the shop's time zone, also where the clocks change", async () => {
    const { manager } = product.services.dataSource;
    const setZone = (timeZone: string) =>
      manager.query(
        `insert into settings (key, body) values ('shop', jsonb_build_object('timeZone', $1::text))
         on conflict (key) do update set body = excluded.body`,
        [timeZone],
      );
    // 29 March 2026 has 23 hours in Berlin
    const moments = ['2026-03-28T23:30:00Z', '2026-03-29T21:59:00Z', '2026-03-29T22:00:00Z'];
    const { identifiers } = await manager.insert(
      DesignEntity,
      moments.map((moment) => ({
        ...designInput,
        userId: other.id,
        requestId: randomUUID(),
        prompt: 'A kitchen',
        state: 'FAILED' as const,
        finishedAt: new Date(moment),
      })),
    );
    await setZone('Europe/Berlin');
    const range = { from: new Date('2026-03-27T23:00:00Z'), until: new Date('2026-03-30T22:00:00Z') };
    const { days } = await designFailures(product.ctx(admin), range, 'CAUSE', { owner: [other.id] });
    expect(days.map(({ from: start, failed }) => [start.toISOString(), failed])).toEqual([
      ['2026-03-27T23:00:00.000Z', 0],
      ['2026-03-28T23:00:00.000Z', 2],
      ['2026-03-29T22:00:00.000Z', 1],
    ]);
    await manager.delete(DesignEntity, identifiers);
    await setZone('UTC');
  });

  it('are grouped by model', async () => {
    const { groups } = await read('MODEL');
    expect(groups.map(({ value, name, count }) => [value, name, count])).toEqual([
      ['NONE', null, 2],
      ['painter-2', 'painter-2', 2],
      ['painter-1', 'painter-1', 1],
    ]);
  });

  it('are grouped by key, named as it is now, or as it was when it was deleted', async () => {
    const { groups } = await read('KEY');
    expect(new Map(groups.map(({ value, name, count }) => [value, [name, count]]))).toEqual(
      new Map([
        [keyId, ['Environment 1', 2]],
        ['NONE', [null, 2]],
        [deletedId, ['Spare (deleted)', 1]],
      ]),
    );
  });

  it.each(['CAUSE', 'MODEL', 'KEY'] as const)('lead from each group by %s to its rows', async (by) => {
    const field = ({ CAUSE: 'failureCause', MODEL: 'model', KEY: 'aiKey' } as const)[by];
    const { groups } = await read(by);
    for (const { value, count } of groups) {
      const filter = { status: ['FAILED'], finishedAt: { from, until }, [field]: [value] } as DesignFilter;
      expect([value, await listDesigns(product.ctx(admin), { filter }).totalItems()]).toEqual([value, count]);
    }
    const several = { status: ['FAILED'], finishedAt: { from, until }, [field]: groups.map(({ value }) => value) };
    expect(await listDesigns(product.ctx(admin), { filter: several as DesignFilter }).totalItems()).toBe(5);
  });

  it('are restricted by a filter', async () => {
    expect(await read('CAUSE', { owner: [other.id] })).toMatchObject({
      finished: 1,
      failed: 1,
      groups: [{ share: 1 }],
    });
    expect(await read('CAUSE', { owner: [admin.id] })).toMatchObject({ finished: 0, failed: 0, groups: [] });
  });

  it.each([
    ['no start', { until }],
    ['no end', { from }],
    ['an end before its start', { from: until, until: from }],
    ['more than 92 days', { from, until: new Date(from.getTime() + 93 * 86_400_000) }],
  ])('are refused for a range with %s', (_what, range) =>
    expect(designFailures(product.ctx(admin), range, 'CAUSE', null)).rejects.toMatchObject({ field: ['range'] }),
  );

  it('are read from their index', async () => {
    const { pool } = product.services;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('set local enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select failure_cause, count(*) from designs where deleted_at is null and state in ('SUCCEEDED', 'FAILED')
           and (state = 'FAILED' or image_key is not null) and finished_at >= '2026-03-01' and finished_at < '2026-03-04' group by 1`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Only Scan using ix_designs_generated/);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it.each([
    ['a cause', { failureCause: ['QUOTA'] }],
    ['a model', { model: ['painter-1'] }],
    ['a key', { aiKey: [randomUUID()] }],
  ] as [string, DesignFilter][])('are not found by %s in the list of a customer', (_what, filter) => {
    expect(() => listDesigns(product.ctx(customer), { filter }, customer.id)).toThrow('This filter is for Admins.');
  });
});
