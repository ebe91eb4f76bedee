import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import { KnownAccounts, deleteAccount, prepareArchive } from '../../test/known-accounts';
import { messageWords } from '../../test/messaging';
import type { TestProduct } from '../../test/test-product';
import { filesIn } from '../../test/zip-files';
import { DesignEntity } from '../designs/design.entity';
import { recentlyDeleted } from '../accounts/account-closure.service';
import { OutboxEntity } from '../../platform/mail/outbox.entity';
import { setUserDisabled, signOutUser } from '../accounts/admin/user-access.service';
import { addUserNote } from '../accounts/admin/user-note.service';
import { UserEntity } from '../accounts/user.entity';
import { giveCredits } from '../credits/admin/balance-editing.service';
import { sendMessage } from '../messages/admin/message.service';
import { saveView } from '../saved-views/saved-view.service';
import { addPurchaseComment } from '../orders/admin/order-comment.service';
import { updateUser } from '../admin-users/user-update.service';
import { PaymentEntity } from '../payments/attempts/payment.entity';
import { RefundEntity } from '../payments/refunds/refund.entity';
import { cancelPurchases } from '../payments/admin/purchase-cancellation.service';
import { finishDeletions } from './deletion.service';

/** Free text about a person that Admins write where the rows stay. */
describe('what Admins wrote about a person', () => {
  let people: KnownAccounts;
  let product: TestProduct;

  beforeAll(async () => {
    people = await KnownAccounts.start();
    ({ product } = people);
  });
  afterAll(() => product.stop());
  beforeEach(() => product.services.pool.query('delete from rate_limits'));

  const db = () => product.services.dataSource.manager;

  /** A person about whom an Admin has written the marker wherever words go. */
  const described = async () => {
    const person = await people.person();
    const marker = `Marker-${randomUUID().slice(0, 8)}`;
    const admin = product.ctx(await product.addUser({ role: 'ADMIN' }));
    const reason = `${marker} asked by phone`;
    await updateUser(admin, person.id, { name: `${marker} Moss` }, null);
    await giveCredits(admin, person.id, { credits: 2, reason, requestId: randomUUID() });
    await updateUser(admin, person.id, { credits: { to: 9, reason } }, null);
    await signOutUser(admin, person.id, reason);
    await setUserDisabled(admin, person.id, true, reason);
    await setUserDisabled(admin, person.id, false, reason);
    await addUserNote(admin, person.id, reason);
    await addPurchaseComment(admin, person.order.id, reason);
    await cancelPurchases(admin, { ids: [person.order.id] }, 1, reason);
    const payment = db().create(PaymentEntity, {
      orderId: person.order.id,
      accountId: null,
      providerOrderId: randomUUID(),
      state: 'REFUNDED',
      amount: '9.00',
      currency: 'USD',
      captureId: randomUUID(),
    });
    await db().save(payment);
    await db().insert(RefundEntity, {
      paymentId: payment.id,
      amount: '9.00',
      state: 'COMPLETED',
      providerRefundId: randomUUID(),
      reason,
      message: reason,
      actor: admin.viewer?.userId ?? null,
    });
    for (const query of [`search=${encodeURIComponent(person.email)}`, `search=${marker}+Moss`])
      await saveView(admin, { list: 'USERS', name: `Ask ${randomUUID().slice(0, 8)}`, query, isShared: true });
    await saveView(admin, { list: 'USERS', name: person.email, query: 'role=MEMBER', isShared: false });
    const browser = product.browser();
    await browser.graphql(
      'mutation S($email: String!) { signIn(input: { email: $email, password: "secret-1" }) { errors { code } } }',
      { email: person.email },
    );
    return { ...person, browser, marker, admin };
  };

  it('is nowhere after the deletion of the account, and the history stays', async () => {
    const { browser, email, id, marker, admin } = await described();
    const before = await product.services.pool.query<{ count: string }>('select count(*) from audit');
    expect((await people.tracesOf(marker)).length).toBeGreaterThan(4);
    expect(await deleteAccount(browser)).toEqual({ errors: [] });
    await product.services.pool.query(`delete from outbox where dedupe_key = 'account-deleted:' || $1`, [id]);
    expect(await people.tracesOf(marker, email, encodeURIComponent(email))).toEqual([]);
    const { rows } = await product.services.pool.query<{ reason: string; action: string }>(
      'select action, reason from audit where subject = $1 and reason is not null',
      [`users/${id}`],
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(new Set(rows.map(({ reason }) => reason))).toEqual(new Set(['(erased)']));
    const after = await product.services.pool.query<{ count: string }>('select count(*) from audit');
    expect(Number(after.rows[0]?.count)).toBe(Number(before.rows[0]?.count) + 1);
    // history is still closed to everything else
    await expect(
      product.services.pool.query(`update audit set reason = 'x' where subject = $1`, [`users/${id}`]),
    ).rejects.toMatchObject({ code: '23001' });
    expect((await admin.db.findOneByOrFail(UserEntity, { id })).name).toBe('Deleted account');
  });

  it('is in the export, with what else is stored about the account', async () => {
    const { browser, marker } = await described();
    await browser.graphql('mutation { sendVerificationEmail { errors { code } } }');
    const { url } = await prepareArchive(browser);
    const response = await browser.fetch(url ?? '');
    const files = await filesIn(Buffer.from(await response.arrayBuffer()));
    const json = (path: string) => JSON.parse(files[path]?.toString() ?? '') as Record<string, unknown>[];
    expect(
      json('actions-of-our-team.json').filter(({ reason }) => String(reason).includes(marker)).length,
    ).toBeGreaterThan(4);
    expect(json('comments-on-orders.json')).toMatchObject([{ text: `${marker} asked by phone` }]);
    expect(json('notes-of-our-team.json')).toMatchObject([{ text: `${marker} asked by phone` }]);
    expect(json('credits.json').filter(({ note }) => String(note).includes(marker))).toHaveLength(2);
    expect(json('emails.json').map(({ subject }) => subject)).toContainEqual('Please confirm your email address');
    expect(json('access-tokens.json')).toEqual([]);
    expect(json('linked-sign-ins.json')).toEqual([]);
  });

  it('stays in views for a name of one common word, apart from a search for just that', async () => {
    const admin = product.ctx(await product.addUser({ role: 'ADMIN' }));
    const queries = ['paymentStatus=PENDING', 'role=MEMBER&search=the+status+of+it', 'search=STATUS', 'search=Status'];
    const views: { id: string }[] = [];
    for (const [at, query] of queries.entries())
      views.push(await saveView(admin, { list: 'USERS', name: `Status ${at}`, query, isShared: true }));
    const person = await people.person();
    await db().update(UserEntity, { id: person.id }, { name: 'Status' });
    expect(await deleteAccount(person.browser)).toEqual({ errors: [] });
    const { rows } = await product.services.pool.query<{ name: string; query: string }>(
      'select name, query from saved_views where id = any($1) order by id',
      [views.map(({ id }) => id)],
    );
    expect(rows).toEqual([...queries.slice(0, 3), ''].map((query, at) => ({ name: `Status ${at}`, query })));
  });

  it('is removed from a view, whose other filters stay', async () => {
    const admin = product.ctx(await product.addUser({ role: 'ADMIN' }));
    const person = await people.person();
    await db().update(UserEntity, { id: person.id }, { name: 'Zoë Moss-Hart' });
    const view = await saveView(admin, {
      list: 'USERS',
      name: 'Ask Zoë Moss-Hart again',
      query: `role=MEMBER&search=${encodeURIComponent('zoe\u0308 moss-hart')}`,
      isShared: true,
    });
    const other = await saveView(admin, {
      list: 'USERS',
      name: 'Zoë Moss-Harting',
      query: 'role=ADMIN',
      isShared: true,
    });
    expect(await deleteAccount(person.browser)).toEqual({ errors: [] });
    const { rows } = await product.services.pool.query<{ name: string; query: string }>(
      'select name, query from saved_views where id = any($1) order by id',
      [[view.id, other.id]],
    );
    expect(rows).toEqual([
      { name: `Erased ${view.id.slice(-12)}`, query: 'role=MEMBER' },
      { name: 'Zoë Moss-Harting', query: 'role=ADMIN' },
    ]);
  });

  it('is deleted of each account, although the work for another one fails', async () => {
    const persons = [await people.person(), await people.person()];
    for (const { id, browser } of persons) {
      await deleteAccount(browser);
      await people.addDesign(id);
    }
    const left = () => db().countBy(DesignEntity, { userId: In(persons.map(({ id }) => id)) });
    const job = product.ctx();
    const earlier = await recentlyDeleted(job);
    const failing = jest.spyOn(job, 'transaction').mockRejectedValueOnce(new Error('away'));
    await expect(finishDeletions(job)).rejects.toThrow('deletions were not finished');
    expect(failing).toHaveBeenCalledTimes(earlier.length);
    await finishDeletions(product.ctx());
    expect(await left()).toBe(0);
  });

  it('is deleted with a message that was sent in the moment of the deletion', async () => {
    const person = await people.person();
    const admin = product.ctx(await product.addUser({ role: 'ADMIN' }));
    const transaction = admin.transaction.bind(admin);
    // the message has read name and address by then
    jest.spyOn(admin, 'transaction').mockImplementationOnce(async (work) => {
      expect(await deleteAccount(person.browser)).toEqual({ errors: [] });
      return transaction(work);
    });
    await sendMessage(admin, { requestId: randomUUID(), userId: person.id, message: messageWords() });
    expect(await db().countBy(OutboxEntity, { userId: person.id, recipient: person.email })).toBe(1);
    await finishDeletions(product.ctx());
    // the last email to the account has a week of its own
    await product.services.pool.query(`delete from outbox where dedupe_key like 'account-deleted:%'`);
    expect(await people.tracesOf(person.email)).toEqual([]);
  });
});
