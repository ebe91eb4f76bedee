import { call } from '../../test/account-calls';
import { tokenOf } from '../../test/access-tokens';
import { anImage } from '../../test/images';
import { fillTestMode, testModeOf } from '../../test/test-mode';
import type { TestModeCaller } from '../../test/test-mode';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { UserEntity } from '../accounts/user.entity';
import { DesignPrintEntity } from '../designs/studio/design-print.entity';
import { TicketImageEntity } from '../tickets/ticket-image.entity';
import { storeTicketImage } from '../tickets/ticket-image.service';
import { generateDesign } from '../designs/generation.job';
import { keepImage } from '../files/upload.service';
import { revokeApiToken } from '../tokens/token.service';
import type { JobPayload } from '../../platform/jobs/definitions';
import { addPhoto } from '../../test/photos';
import { dropFiles } from './person-content';
import { eraseAccount } from './deletion.service';
import { sweepTestMode } from './test-world.service';

const dayMs = 24 * 60 * 60 * 1000;
const tables = ['designs', 'orders', 'tickets', 'credit_entries', 'webhook_endpoints', 'transitions'] as const;

describe('test mode', () => {
  let product: TestProduct;
  let owner: UserEntity;
  let test: TestModeCaller;
  let packageId: string;
  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
    packageId = (await product.addPackage()).id;
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  /** A paid order, a finished design, a ticket and an endpoint. */
  const fill = async (of: TestModeCaller) => {
    const made = await fillTestMode(of, { packageId });
    await generateDesign(product.ctx(), made.designId, new AbortController().signal);
    await call(of.program, 'payTestPurchase', '$id: ID!, $outcome: TestPaymentOutcome!', {
      id: made.orderId,
      outcome: 'PAID',
    });
    const input = { url: 'https://example.com/', events: ['ORDER_PAID'], isActive: true };
    await call(
      of.program,
      'saveWebhookEndpoint',
      '$input: WebhookEndpointInput!, $version: Int!',
      { input, version: 0 },
      'secret',
    );
    return made;
  };
  const countsOf = async (id: string) =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => {
          const whose = table === 'transitions' ? `actor = $1` : `user_id = $1`;
          const [row]: { count: string }[] = await db().query(`select count(*) from ${table} where ${whose}`, [id]);
          return [table, Number(row?.count)] as const;
        }),
      ),
    );
  const account = (id = test.id) => db().findOneBy(UserEntity, { id });
  beforeEach(async () => {
    owner = await product.addUser({ credits: 3 });
    test = await testModeOf(product, owner);
  });

  it('is emptied by its tokens and by a session of its owner, and begins anew', async () => {
    const browser = product.browser();
    const id = await browser.register(`${owner.id}@example.com`);
    const mine = await testModeOf(product, { id });
    for (const by of [mine.program, browser]) {
      await fill(mine);
      expect((await account(mine.id))?.credits).toBe(119);
      expect(await call(by, 'emptyTestMode', '', {}, 'credits')).toEqual({ credits: 100, errors: [] });
      expect(await countsOf(mine.id)).toEqual({
        ...Object.fromEntries(tables.map((table) => [table, 0])),
        credit_entries: 1,
      });
      expect(await account(mine.id)).toMatchObject({ credits: 100, membership: 'FREE', membershipUntil: null });
    }
    const { program } = await tokenOf(product, { id, role: 'MEMBER' }, ['PROFILE_WRITE']);
    expect((await call(program, 'emptyTestMode', '', {}, 'credits')).errors[0]?.code).toBe('TEST_MODE_ONLY');
    const other = product.browser();
    await other.register('nothing-to-empty@example.com');
    expect((await call(other, 'emptyTestMode', '', {}, 'credits')).errors[0]?.code).toBe('INVALID_STATE');
    expect((await account(owner.id))?.credits).toBe(3);
  });

  it('loses what is a week old, and nothing that is newer', async () => {
    const [old, recent] = [await fill(test), await fill(test)];
    for (const [table, id] of [
      ['designs', old.designId],
      ['orders', old.orderId],
      ['tickets', old.ticketId],
    ] as const)
      await db().query(`update ${table} set created_at = now() - interval '8 days' where id = $1`, [id]);
    await sweepTestMode(product.ctx());
    for (const [table, ids] of [
      ['designs', [recent.designId]],
      ['orders', [recent.orderId]],
      ['tickets', [recent.ticketId]],
    ] as const)
      expect(
        (await db().query<{ id: string }[]>(`select id from ${table} where user_id = $1`, [test.id])).map(
          ({ id }) => id,
        ),
      ).toEqual(ids);
    expect(await db().query('select 1 from credit_entries where order_id = $1', [old.orderId])).toEqual([]);
    expect(await account()).not.toBeNull();
    await sweepTestMode(product.ctx(), Date.now() + 8 * dayMs);
    const counts = await countsOf(test.id);
    expect(counts).toMatchObject({ designs: 0, orders: 0, tickets: 0, credit_entries: 0, webhook_endpoints: 2 });
    // and it can be used again
    await fill(test);
  });

  it('loses the files of what it loses, and no other ones', async () => {
    const { storage } = product.services;
    const fillWithFiles = async () => {
      const { designId, ticketId } = await fill(test);
      const ctx = product.ctx({ id: test.id, role: 'MEMBER' });
      const image = await storeTicketImage(ctx, await anImage());
      await db().update(TicketImageEntity, { id: image.id }, { ticketId, position: 0 });
      const photoId = await addPhoto(product, test.id);
      const printKey = `designs/${designId}/print-square-jpg-abc.jpg`;
      const print = { designId, size: 'SQUARE', format: 'jpg', hash: 'abc', key: printKey, bytes: 1 } as const;
      await db().insert(DesignPrintEntity, { ...print, usedAt: new Date() });
      for (const key of [printKey, `designs/${photoId}/photo.jpg`])
        await storage.put(key, Buffer.from('a'), 'image/jpeg');
      return { designId, ticketId, photoId, fileKey: image.fileKey };
    };
    const [old, recent] = [await fillWithFiles(), await fillWithFiles()];
    const filesOf = async ({ designId, photoId, fileKey }: typeof old) => {
      const keys: string[] = [];
      for (const folder of [`designs/${designId}/`, `designs/${photoId}/`, 'tickets/'])
        for await (const { key } of storage.list(folder)) keys.push(key);
      return keys.filter((key) => key.startsWith('designs/') || key.startsWith(fileKey));
    };
    const [before, stay] = [await filesOf(old), await filesOf(recent)];
    expect(before.length).toBeGreaterThanOrEqual(6);
    for (const [table, id] of [
      ['designs', old.designId],
      ['design_photos', old.photoId],
      ['tickets', old.ticketId],
    ] as const)
      await db().query(`update ${table} set created_at = now() - interval '8 days' where id = $1`, [id]);
    await sweepTestMode(product.ctx());
    const jobs: { payload: JobPayload<'drop_files'> }[] = await db().query(
      `select payload from graphile_worker._private_jobs where payload::jsonb ? 'designKeys' and payload::text like $1`,
      [`%${old.designId}%`],
    );
    for (const { payload } of jobs) await dropFiles(product.ctx(), payload);
    expect(await filesOf(old)).toEqual([]);
    expect(await filesOf(recent)).toEqual(stay);
  });

  it('ends a week after its last token, with its account', async () => {
    await fill(test);
    await revokeApiToken(product.ctx(owner), test.tokenId);
    expect((await test.program.graphql('{ me { id } }')).status).toBe(401);
    await sweepTestMode(product.ctx(), Date.now() + 6 * dayMs);
    expect(await account()).not.toBeNull();
    await sweepTestMode(product.ctx(), Date.now() + 8 * dayMs);
    expect(await account()).toBeNull();
    expect((await account(owner.id))?.credits).toBe(3);
  });

  it('ends with the account of its owner, and its images', async () => {
    await fill(test);
    const { url } = await keepImage(product.ctx({ id: test.id, role: 'MEMBER' }), await anImage());
    await product.ctx().transaction((tx) => eraseAccount(tx, owner.id, 'you'));
    expect(await account()).toBeNull();
    expect(await countsOf(test.id)).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
    const jobs: { payload: { uploads?: string[] } }[] = await db().query(
      `select payload from graphile_worker._private_jobs where payload::text like $1`,
      [`%${url}%`],
    );
    expect(jobs).toHaveLength(1);
  });

  it('refuses its tokens while the owner is disabled', async () => {
    await db().update(UserEntity, { id: owner.id }, { disabledAt: new Date() });
    expect((await test.program.graphql('{ me { id } }')).status).toBe(401);
  });

  it('leaves no trace in figures when it goes, nor events at the endpoints of the shop', async () => {
    await db().query(
      `insert into webhook_endpoints (url, events, secret_cipher, active) values ('https://example.com/', '{order.paid,user.registered,ticket.created,design.succeeded}', '', true)`,
    );
    const read = async () => [
      await db().query<object[]>('select * from removed_records'),
      await db().query<object[]>('select * from figure_changes'),
      await db().query<object[]>(
        'select d.* from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id where e.user_id is null',
      ),
    ];
    const live = await product.addUser();
    const before = await read();
    const mine = await testModeOf(product, live);
    const { designId, orderId } = await fill(mine);
    // as a late change of an earlier day
    await db().query(`update designs set created_at = now() - interval '3 days' where id = $1`, [designId]);
    await db().query(`update orders set paid_at = now() - interval '3 days' where id = $1`, [orderId]);
    await db().query(`update users set created_at = now() - interval '3 days' where id = $1`, [mine.id]);
    await product.ctx().transaction((tx) => eraseAccount(tx, live.id, 'you'));
    expect(await read()).toEqual(before);
  });
});
