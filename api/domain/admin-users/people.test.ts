import { randomUUID } from 'node:crypto';
import { PayingCustomers } from '../../test/paying-customer';
import { blankFilters } from '../../test/hostile-input';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { setUserDisabled, signOutUser } from '../accounts/admin/user-access.service';
import { addUserNote, notesAbout } from '../accounts/admin/user-note.service';
import { UserEntity } from '../accounts/user.entity';
import { listUsers } from '../accounts/user.list';
import { AuditEntity } from '../audit/audit.entity';
import { listAuditEntries } from '../audit/audit.list';
import { giveCredits } from '../credits/admin/balance-editing.service';
import { CreditEntryEntity } from '../credits/credit-entry.entity';
import { OrderEntity } from '../orders/order.entity';
import { eraseUsers, userDeletionPreview } from '../personal-data/admin/account-erasure.service';
import { addCredits, setMembership } from './reported-account.service';
import { updateUser } from './user-update.service';

const reason = 'Asked for it';

describe('accounts as Admins manage them', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true, endlessAttempts: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  const ctx = (who = admin) => product.ctx(who);
  const stored = (id: string) => db().findOneByOrFail(UserEntity, { id });
  const ledger = (userId: string) => db().find(CreditEntryEntity, { where: { userId }, order: { id: 'ASC' } });
  const audits = (id: string) => db().find(AuditEntity, { where: { subject: `users/${id}` }, order: { id: 'ASC' } });

  describe('an edit', () => {
    it('changes name, role, membership and balance together, and leaves an audit row without personal data', async () => {
      const user = await product.addUser({ credits: 3 });
      const input = {
        name: ' Rosa  Reyes ',
        role: 'MODERATOR',
        membership: 'PREMIUM',
        credits: { from: 3, to: 10, reason: 'Made good' },
      } as const;
      const { user: edited, isChanged } = await updateUser(ctx(), user.id, input, 1);
      expect(isChanged).toBe(true);
      expect(edited).toMatchObject({ role: 'MODERATOR', membership: 'PREMIUM', credits: 10, version: 2 });
      expect(edited.name).toMatch(/^Rosa\s+Reyes$/);
      const entry = { change: 7, reason: 'ADMIN', note: 'Made good', actor: admin.id };
      expect((await ledger(user.id)).at(-1)).toMatchObject(entry);
      const [row] = await audits(user.id);
      expect(row).toMatchObject({
        actor: admin.id,
        action: 'update-user',
        reason: 'Made good',
        before: { role: 'MEMBER', membership: 'FREE', credits: 3, name: 'P…' },
        after: { role: 'MODERATOR', membership: 'PREMIUM', credits: 10, name: 'R…' },
      });
    });

    it('changes nothing when another Admin was first, or the balance has moved', async () => {
      const user = await product.addUser({ credits: 3 });
      await updateUser(ctx(), user.id, { name: 'First' }, 1);
      const second = updateUser(ctx(), user.id, { name: 'Second' }, 1);
      await expect(second).rejects.toMatchObject({ code: 'CONFLICT' });
      await product.giveCredits(user.id, 1);
      const credits = { from: 3, to: 50, reason };
      const third = updateUser(ctx(), user.id, { name: 'Third', credits }, 2);
      await expect(third).rejects.toMatchObject({ code: 'CONFLICT', field: ['credits'] });
      expect(await stored(user.id)).toMatchObject({ name: 'First', credits: 4, version: 2 });
    });

    it.each([
      ['a blank name', { name: ' ' }, ['name']],
      ['a negative balance', { credits: { from: 0, to: -1, reason } }, ['to']],
      ['a balance without a reason', { credits: { from: 0, to: 1, reason: ' ' } }, ['reason']],
      ['an end of a free membership', { membershipUntil: new Date('2040-01-01') }, ['membershipUntil']],
      [
        'an end that has passed',
        { membership: 'PREMIUM', membershipUntil: new Date('2020-01-01') },
        ['membershipUntil'],
      ],
    ] as const)('refuses %s', async (_what, input, field) => {
      const { id } = await product.addUser();
      await expect(updateUser(ctx(), id, input, 1)).rejects.toMatchObject({ code: 'INVALID_INPUT', field });
      expect(await stored(id)).toMatchObject({ version: 1, credits: 0 });
    });

    it('keeps the end of a running premium unless it is given, and ends it with another membership', async () => {
      const { id } = await product.addUser();
      const membershipUntil = new Date('2040-01-01T00:00:00Z');
      await updateUser(ctx(), id, { membership: 'PREMIUM', membershipUntil }, 1);
      const edited = async (input: Parameters<typeof updateUser>[2], version: number) =>
        (await updateUser(ctx(), id, input, version)).user;
      expect(await edited({ membership: 'PREMIUM', name: 'A' }, 2)).toMatchObject({ membershipUntil });
      expect(await edited({ membershipUntil: null }, 3)).toMatchObject({ membershipUntil: null });
      expect(await edited({ membership: 'BASIC' }, 4)).toMatchObject({ membership: 'BASIC' });
    });

    it('leaves a premium that has ended as it is where something else changes', async () => {
      const { id } = await product.addUser();
      const membershipUntil = new Date('2020-01-01T00:00:00Z');
      await product.services.dataSource.manager.update(UserEntity, { id }, { membership: 'PREMIUM', membershipUntil });
      await updateUser(ctx(), id, { name: 'Corrected' }, 1);
      expect(await stored(id)).toMatchObject({ name: 'Corrected', membership: 'PREMIUM', membershipUntil });
      // to name the membership is to begin one
      await updateUser(ctx(), id, { membership: 'PREMIUM' }, 2);
      expect(await stored(id)).toMatchObject({ membershipUntil: null });
    });

    it('is named by its address, and nothing changes at the own one', async () => {
      const user = await product.addUser({ credits: 3 });
      const byEmail = { email: user.email.toUpperCase() };
      expect(await setMembership(ctx(), { ...byEmail, membership: 'BASIC' })).toMatchObject({
        isOther: true,
        user: { membership: 'BASIC' },
      });
      const gift = { ...byEmail, requestId: 'by-email-1', credits: 4 };
      for (let round = 0; round < 2; round += 1)
        expect(await addCredits(ctx(), gift)).toMatchObject({ isOther: true, user: { credits: 7 } });
      const own = product.ctx({ id: user.id, role: 'MEMBER' });
      for (const email of [user.email, null]) {
        expect(await setMembership(own, { email, membership: 'PREMIUM' })).toMatchObject({ isOther: false });
        expect(await addCredits(own, { ...gift, email })).toMatchObject({ isOther: false });
      }
      expect(await stored(user.id)).toMatchObject({ membership: 'BASIC', credits: 7 });
      const other = product.ctx(await product.addUser());
      for (const call of [setMembership(other, { ...byEmail, membership: 'FREE' }), addCredits(other, gift)])
        await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(setMembership(ctx(), { email: 'nobody@example.com' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it("is refused after the owner's own change of the profile", async () => {
      const browser = product.browser();
      const id = await browser.register('profile@example.com');
      await browser.graphql('mutation { updateProfile(input: { name: "Own name" }) { errors { code } } }');
      await expect(updateUser(ctx(), id, { name: 'Other' }, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
    });
  });

  describe('the last Admin', () => {
    it('is neither demoted, disabled nor deleted by any way', async () => {
      const other = product.ctx({ id: randomUUID(), role: 'ADMIN' });
      const last = { code: 'LAST_ADMIN' };
      const { version } = await stored(admin.id);
      await expect(updateUser(other, admin.id, { role: 'MEMBER' }, version)).rejects.toMatchObject(last);
      await expect(setUserDisabled(other, admin.id, true, reason)).rejects.toMatchObject(last);
      expect(await eraseUsers(other, { ids: [admin.id] }, 1, reason)).toMatchObject({ done: 0, refusals: [last] });
      expect(await stored(admin.id)).toMatchObject({ role: 'ADMIN', disabledAt: null, deletedAt: null });
    });

    it('remains when two Admins demote each other at once', async () => {
      for (let round = 0; round < 5; round += 1) {
        const second = await product.addUser({ role: 'ADMIN' });
        const { version } = await stored(admin.id);
        const outcomes = await Promise.allSettled([
          updateUser(ctx(), second.id, { role: 'MEMBER' }, 1),
          updateUser(ctx(second), admin.id, { role: 'MEMBER' }, version),
        ]);
        const [{ count } = { count: 0 }]: { count: number }[] = await db().query(
          `select count(*)::int as count from users where role = 'ADMIN' and disabled_at is null`,
        );
        expect(count).toBe(1);
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        await db().query(
          `update users set role = case when id = $1 then 'ADMIN' else 'MEMBER' end where id in ($1, $2)`,
          [admin.id, second.id],
        );
      }
    });
  });

  describe('a disabled account', () => {
    it('is signed out everywhere and refused until it is enabled', async () => {
      const browser = product.browser();
      const id = await browser.register('disabled@example.com');
      await setUserDisabled(ctx(), id, true, 'Misuse');
      const me = await browser.graphql<{ me: unknown }>('{ me { id } }');
      expect(me.data.me).toBeNull();
      const signIn = () =>
        product
          .browser()
          .graphql<{ signIn: { user: { id: string } | null; errors: { code: string }[] } }>(
            'mutation { signIn(input: { email: "disabled@example.com", password: "secret-1" }) { user { id } errors { code } } }',
          );
      expect((await signIn()).data.signIn.errors).toEqual([{ code: 'USER_DISABLED' }]);
      await setUserDisabled(ctx(), id, true, 'Again');
      await setUserDisabled(ctx(), id, false, 'A mistake');
      expect((await signIn()).data.signIn.user).toEqual({ id });
      expect((await audits(id)).map(({ action, reason: why }) => [action, why])).toEqual([
        ['disable-user', 'Misuse'],
        ['enable-user', 'A mistake'],
      ]);
      // screens say "Enable user"
      const words = { search: 'enable user', subject: [`users/${id}`] };
      expect(await listAuditEntries(ctx(), { filter: words }).items()).toMatchObject([{ action: 'enable-user' }]);
    });

    it('is never the caller', async () => {
      await product.addUser({ role: 'ADMIN' });
      await expect(setUserDisabled(ctx(), admin.id, true, reason)).rejects.toMatchObject({ code: 'INVALID_STATE' });
      await expect(signOutUser(ctx(), admin.id, reason)).rejects.toMatchObject({ code: 'INVALID_STATE' });
      await expect(setUserDisabled(ctx(), admin.id, true, ' ')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    });
  });

  it('are signed out everywhere on request', async () => {
    const [one, two] = [product.browser(), product.browser()];
    const id = await one.register('everywhere@example.com');
    await two.graphql(
      'mutation { signIn(input: { email: "everywhere@example.com", password: "secret-1" }) { errors { code } } }',
    );
    await signOutUser(ctx(), id, 'Lost a phone');
    for (const browser of [one, two])
      expect((await browser.graphql<{ me: unknown }>('{ me { id } }')).data.me).toBeNull();
    expect((await audits(id)).at(-1)).toMatchObject({ before: { sessions: 2 }, after: { sessions: 0 } });
  });

  it('get a gift once, however often the answer was lost', async () => {
    const { id } = await product.addUser();
    const gift = { requestId: randomUUID(), credits: 7, reason: 'Thank you' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => giveCredits(ctx(), id, gift)));
    expect(answers.map(({ credits }) => credits)).toEqual(Array.from({ length: 10 }, () => 7));
    expect(await ledger(id)).toMatchObject([{ change: 7, reason: 'GRANT', note: 'Thank you', balanceAfter: 7 }]);
    expect(await audits(id)).toHaveLength(1);
    await expect(giveCredits(ctx(), id, { ...gift, credits: 0 })).rejects.toMatchObject({ field: ['credits'] });
  });

  it('are found by name, email and role, without deleted ones', async () => {
    const [one, gone] = [await product.addUser({ email: 'zebra@example.com' }), await product.addUser()];
    await updateUser(ctx(), one.id, { name: 'Quentin Zorn', role: 'SELLER' }, 1);
    await eraseUsers(ctx(), { ids: [gone.id] }, 1, reason);
    const find = async (search: string) => (await listUsers(ctx(), { filter: { search } }).items()).map(({ id }) => id);
    for (const search of ['quentin', 'ZORN', 'zebra@', 'seller', 'Qu', 'ze'])
      expect(await find(search)).toEqual([one.id]);
    expect(await find('deleted account')).toEqual([]);
  });

  it('are filtered by a balance of at most 0', async () => {
    const [none, some] = [await product.addUser({ credits: 0 }), await product.addUser({ credits: 1 })];
    const filter = { ids: [none.id, some.id], credits: { max: 0 } };
    expect(await listUsers(ctx(), { filter }).items()).toMatchObject([{ id: none.id }]);
  });

  describe('a deletion', () => {
    it('makes a buyer anonymous: order and ledger stay, notes go', async () => {
      const { user, order } = await customers.paid();
      await addUserNote(ctx(), user.id, 'Called twice');
      expect(await userDeletionPreview(ctx(), { ids: [user.id, randomUUID(), 'x'] })).toEqual({
        accounts: 1,
        buyers: 1,
      });
      const target = { ids: [user.id] };
      expect(await eraseUsers(ctx(), target, 1, reason)).toMatchObject({ done: 1, refused: 0, left: 0 });
      expect(await stored(user.id)).toMatchObject({ name: 'Deleted account', email: `${user.id}@deleted.invalid` });
      expect(await db().findOneByOrFail(OrderEntity, { id: order.id })).toMatchObject({
        paymentStatus: 'PAID',
        customerEmail: '',
      });
      expect(await ledger(user.id)).toHaveLength(1);
      expect(await notesAbout(ctx(), user.id)).toEqual([]);
      expect((await audits(user.id)).at(-1)).toMatchObject({ action: 'erase-user', reason, after: { deleted: true } });
      // a repeated call finds it done, and writes nothing
      expect(await eraseUsers(ctx(), target, 1, reason)).toMatchObject({ done: 1 });
      expect((await audits(user.id)).filter(({ action }) => action === 'erase-user')).toHaveLength(1);
    });

    it('says of each account why it stays', async () => {
      const { user, order, paypalOrderId } = await customers.approved();
      await db().query(`update orders set payment_status = 'PROCESSING' where id = $1`, [order.id]);
      const goes = await product.addUser();
      const unknown = randomUUID();
      const outcome = await eraseUsers(ctx(), { ids: [user.id, goes.id, unknown, admin.id] }, 4, reason);
      expect(paypalOrderId).toEqual(expect.any(String));
      expect(outcome).toMatchObject({ done: 1, refused: 3 });
      expect(outcome.refusals.map(({ id, code }) => [id, code])).toEqual([
        [user.id, 'INVALID_STATE'],
        [unknown, 'NOT_FOUND'],
        [admin.id, 'INVALID_STATE'],
      ]);
      expect(await stored(user.id)).toMatchObject({ deletedAt: null });
    });

    it('by a filter ends, refuses more than was seen, and never ends all sessions', async () => {
      const made = await Promise.all(
        ['a', 'b', 'c'].map((name) => product.addUser({ email: `sweep-${name}@example.com` })),
      );
      const filter = { search: 'sweep-' };
      await expect(eraseUsers(ctx(), { filter }, 2, reason)).rejects.toMatchObject({ code: 'CONFLICT' });
      for (const empty of blankFilters)
        await expect(eraseUsers(ctx(), { filter: empty }, 99, reason)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
      expect(await eraseUsers(ctx(), { filter }, 3, reason)).toMatchObject({ done: 3, left: 0, refused: 0 });
      for (const { id } of made) expect((await stored(id)).deletedAt).not.toBeNull();
    });
  });
});
