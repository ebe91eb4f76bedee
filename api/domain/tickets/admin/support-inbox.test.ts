import { randomUUID } from 'node:crypto';
import { cannedAnswerLimits, filledIn } from '../../../../contract/canned-answer';
import { ticketLimits } from '../../../../contract/ticket';
import type { RequestContext } from '../../../context';
import { startTicketProduct } from '../../../test/ticket-product';
import { waitsForLock } from '../../../test/waits-for-lock';
import { ticketPerson } from '../../../test/ticket-accounts';
import type { TicketPerson } from '../../../test/ticket-accounts';
import type { TicketProduct } from '../../../test/ticket-product';
import { AuditEntity } from '../../audit/audit.entity';
import { setUserDisabled } from '../../accounts/admin/user-access.service';
import { updateUser } from '../../admin-users/user-update.service';
import { eraseAccount } from '../../personal-data/deletion.service';
import { replyToTicket } from '../reply.service';
import { listTickets } from '../ticket.list';
import { TicketEntity } from '../ticket.entity';
import { findTicket } from '../ticket.service';
import { cannedAnswers, deleteCannedAnswer, saveCannedAnswer } from './canned-answer.service';
import { answerTicket, assignTicket, setTicketStatus } from './support.service';
import { mergeTickets, mergedInto, separateTicket } from './ticket-merge.service';
import { dropOldPresences, presenceAt, setTicketActivity } from './ticket-presence.service';
import { TicketPresenceEntity } from './ticket-presence.entity';

describe('the support inbox', () => {
  let inbox: TicketProduct;
  let bob: TicketPerson;
  const ctx = ({ id }: Pick<TicketPerson, 'id'> = inbox.support): RequestContext =>
    inbox.product.ctx({ id, role: 'ADMIN' });
  const db = () => inbox.product.services.dataSource.manager;
  const stored = (id: string) => db().findOneByOrFail(TicketEntity, { id });
  const audits = (subject: string) => db().find(AuditEntity, { where: { subject }, order: { id: 'ASC' } });
  const write = (by: TicketPerson, id: string) =>
    replyToTicket(inbox.product.ctx(by), id, { requestId: randomUUID(), message: 'And then?' });

  beforeAll(async () => {
    inbox = await startTicketProduct();
    bob = await ticketPerson(inbox.product, 'ADMIN');
  });
  beforeEach(() => inbox.forget());
  afterAll(() => inbox.product.stop());

  describe('an assignment', () => {
    it('is to an Admin only, filters the list, and ends with the account', async () => {
      const [one, other] = [await inbox.mia.ask('One'), await inbox.mia.ask('Other')];
      const gone = await ticketPerson(inbox.product, 'ADMIN');
      await assignTicket(ctx(), one, gone.id);
      await expect(assignTicket(ctx(), other, inbox.mia.id)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        field: ['adminId'],
      });
      await expect(assignTicket(ctx(), other, 'nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const of = async (filter: object) => (await listTickets(ctx(), { filter }).items()).map(({ id }) => id);
      expect(await of({ assignee: [gone.id] })).toEqual([one]);
      expect(await of({ isAssigned: false })).toContain(other);
      await ctx().transaction((tx) => eraseAccount(tx, gone.id, 'our team'));
      expect(await stored(one)).toMatchObject({ assignee: null, status: 'OPEN' });
      expect((await audits(`tickets/${one}`)).map(({ action, after }) => [action, after])).toEqual([
        ['set-ticket-assignee', { assignee: gone.id }],
      ]);
    });

    it.each([
      ['has another role', (id: string) => updateUser(ctx(), id, { role: 'MEMBER' }, 1)],
      ['is disabled', (id: string) => setUserDisabled(ctx(), id, true, 'Left us')],
    ])('ends when the Admin %s: the tickets are unassigned', async (_what, leave) => {
      const former = await ticketPerson(inbox.product, 'ADMIN');
      const id = await inbox.mia.ask();
      await assignTicket(ctx(), id, former.id);
      await leave(former.id);
      expect(await stored(id)).toMatchObject({ assignee: null });
    });

    it('is refused to an Admin who leaves in the same moment', async () => {
      const [former, id] = [await ticketPerson(inbox.product, 'ADMIN'), await inbox.mia.ask()];
      const leaving = await inbox.product.services.pool.connect();
      let assigning: Promise<unknown>;
      try {
        await leaving.query('begin');
        await leaving.query(`update users set role = 'MEMBER' where id = $1`, [former.id]);
        assigning = assignTicket(ctx(), id, former.id).catch((error: unknown) => error);
        await Promise.race([assigning, waitsForLock(inbox.product)]);
        await leaving.query('commit');
      } finally {
        leaving.release();
      }
      expect(await assigning).toMatchObject({ code: 'NOT_FOUND', field: ['adminId'] });
      expect(await stored(id)).toMatchObject({ assignee: null });
    });

    it('to null removes it, and to the same Admin is no change', async () => {
      const id = await inbox.mia.ask();
      for (const adminId of [bob.id, bob.id, null]) await assignTicket(ctx(), id, adminId);
      expect(await stored(id)).toMatchObject({ assignee: null });
      expect(await audits(`tickets/${id}`)).toHaveLength(2);
    });
  });

  describe('a merge', () => {
    it('closes the duplicate, refuses words in it, and is undone with its earlier status', async () => {
      const [double, target] = [await inbox.mia.ask('Double'), await inbox.mia.ask('Target')];
      await setTicketStatus(ctx(), double, 'RESOLVED');
      expect(await mergeTickets(ctx(), double, target)).toMatchObject({ id: target });
      expect(await stored(double)).toMatchObject({ status: 'CLOSED', mergedInto: target, unreadBySupport: 0 });
      expect((await mergedInto(ctx(), target)).map(({ id }) => id)).toEqual([double]);
      const ids = [double, target];
      const listed = async (isMerged: boolean) =>
        (await listTickets(ctx(), { filter: { ids, isMerged } }).items()).map(({ id }) => id);
      expect([await listed(true), await listed(false)]).toEqual([[double], [target]]);
      await expect(write(inbox.mia, double)).rejects.toMatchObject({ code: 'INVALID_STATE' });
      await expect(setTicketStatus(ctx(), double, 'OPEN')).rejects.toMatchObject({ code: 'INVALID_STATE' });
      // sent twice
      expect(await mergeTickets(ctx(), double, target)).toMatchObject({ id: target });
      for (const _turn of ['sent', 'sent twice']) expect((await separateTicket(ctx(), double)).mergedInto).toBe(null);
      expect(await stored(double)).toMatchObject({ status: 'RESOLVED', mergedInto: null, statusBeforeMerge: null });
      expect((await write(inbox.mia, double)).ticket).toMatchObject({ status: 'IN_PROGRESS' });
      expect(await inbox.stepsOf(double)).toEqual([
        'OPEN > RESOLVED',
        'RESOLVED > CLOSED',
        'CLOSED > RESOLVED',
        'RESOLVED > IN_PROGRESS',
      ]);
      expect((await audits(`tickets/${double}`)).map(({ action }) => action)).toEqual([
        'set-ticket-status',
        'merge-ticket',
        'separate-ticket',
      ]);
    });

    it('takes the time of the newest message along, and back when it is undone', async () => {
      const [target, later] = [await inbox.mia.ask('Target'), await inbox.mia.ask('Later')];
      const before = (await stored(target)).lastMessageAt;
      await write(inbox.mia, later);
      await mergeTickets(ctx(), later, target);
      const merged = (await stored(target)).lastMessageAt;
      expect(merged > before).toBe(true);
      await separateTicket(ctx(), later);
      expect((await stored(target)).lastMessageAt).toEqual(before);
      expect((await stored(later)).lastMessageAt).toEqual(merged);
    });

    it('is of one owner only', async () => {
      const other = await ticketPerson(inbox.product);
      const [mine, theirs] = [await inbox.mia.ask(), await other.ask()];
      const anonymous = async (userEmail: string) =>
        (
          await db().insert(TicketEntity, {
            userName: 'A',
            userEmail,
            userRole: 'MEMBER',
            subject: 'S',
            message: 'M',
          })
        ).identifiers[0]?.['id'] as string;
      const [first, again, foreign] = [
        await anonymous('jo@example.com'),
        await anonymous('JO@example.com'),
        await anonymous('x@example.com'),
      ];
      const sameAddress = await anonymous(inbox.mia.email);
      for (const [id, into] of [
        [mine, theirs],
        [first, foreign],
        [sameAddress, mine],
        [mine, mine],
      ] as const)
        await expect(mergeTickets(ctx(), id, into)).rejects.toMatchObject({ code: 'INVALID_STATE' });
      expect(await mergeTickets(ctx(), again, first)).toMatchObject({ id: first });
    });

    it('takes along what was merged before, never makes a chain, and is bounded', async () => {
      const tickets: string[] = [];
      for (let made = 0; made < ticketLimits.merged + 2; made += 1) {
        await inbox.forget();
        tickets.push(await inbox.mia.ask(`Ticket ${made}`));
      }
      const [a, b, c, ...more] = tickets as [string, string, string, ...string[]];
      await mergeTickets(ctx(), a, b);
      await mergeTickets(ctx(), b, c);
      expect((await mergedInto(ctx(), c)).map(({ id }) => id)).toEqual([a, b]);
      await expect(mergeTickets(ctx(), c, a)).rejects.toMatchObject({ code: 'INVALID_STATE' });
      const last = more.pop() as string;
      for (const id of more) await mergeTickets(ctx(), id, c);
      await expect(mergeTickets(ctx(), last, c)).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    });

    it('of two tickets into each other at once happens one way', async () => {
      for (let round = 0; round < 5; round += 1) {
        await inbox.forget();
        const [one, other] = [await inbox.mia.ask(), await inbox.mia.ask()];
        const outcomes = await Promise.allSettled([
          mergeTickets(ctx(), one, other),
          mergeTickets(ctx(bob), other, one),
        ]);
        expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
        expect([(await stored(one)).mergedInto, (await stored(other)).mergedInto].filter(Boolean)).toHaveLength(1);
      }
    });

    it('of an owner who leaves is deleted with everything else', async () => {
      const leaver = await ticketPerson(inbox.product);
      const [one, other] = [await leaver.ask(), await leaver.ask()];
      await mergeTickets(ctx(), one, other);
      await ctx().transaction((tx) => eraseAccount(tx, leaver.id, 'our team'));
      for (const id of [one, other]) expect(await db().existsBy(TicketEntity, { id })).toBe(false);
    });
  });

  describe('presence', () => {
    const seen = async (by: TicketPerson, id: string) =>
      (await presenceAt(ctx(by), id)).map(({ adminId, isWriting }) => [adminId, isWriting]);

    it('is seen by other Admins, and ends when its Admin leaves or is silent', async () => {
      const id = await inbox.mia.ask();
      await setTicketActivity(ctx(), id, 'READING');
      await setTicketActivity(ctx(bob), id, 'WRITING');
      expect(await seen(inbox.support, id)).toEqual([[bob.id, true]]);
      expect(await seen(bob, id)).toEqual([[inbox.support.id, false]]);
      await setTicketActivity(ctx(), id, 'AWAY');
      expect(await seen(bob, id)).toEqual([]);
      const { since } = await db().findOneByOrFail(TicketPresenceEntity, { ticketId: id, adminId: bob.id });
      await db().update(TicketPresenceEntity, { ticketId: id }, { expiresAt: new Date(Date.now() - 1000) });
      expect(await seen(inbox.support, id)).toEqual([]);
      await setTicketActivity(ctx(bob), id, 'WRITING');
      const again = await db().findOneByOrFail(TicketPresenceEntity, { ticketId: id, adminId: bob.id });
      expect(again.since.getTime()).toBeGreaterThan(since.getTime());
      await db().update(TicketPresenceEntity, { ticketId: id }, { expiresAt: new Date(Date.now() - 1000) });
      await dropOldPresences(ctx());
      expect(await db().countBy(TicketPresenceEntity, { ticketId: id })).toBe(0);
    });

    it('notifies others of a difference only', async () => {
      const id = await inbox.mia.ask();
      const events: (string | null)[] = [];
      const stop = inbox.product.services.events.listen('ticketPresence', id, (changed) => events.push(changed));
      for (const activity of ['READING', 'READING', 'WRITING', 'WRITING', 'AWAY', 'AWAY'] as const)
        await setTicketActivity(ctx(), id, activity);
      await inbox.product.services.events.caughtUp();
      stop();
      expect(events).toEqual([id, id, id]);
    });
  });

  describe('canned answers', () => {
    const input = (parts: { name?: string; body?: string } = {}) => ({
      name: randomUUID(),
      body: 'Dear {{userName}}, about {{ ticketSubject }}',
      ...parts,
    });

    it('are created, changed and deleted in the version that was seen', async () => {
      const made = await saveCannedAnswer(ctx(), null, input({ name: ' Thank  you ' }), 0);
      expect(made).toMatchObject({ name: 'Thank you', version: 1 });
      const changed = await saveCannedAnswer(ctx(bob), made.id, input({ name: 'thank you' }), 1);
      expect(changed).toMatchObject({ id: made.id, name: 'thank you', version: 2 });
      await expect(saveCannedAnswer(ctx(), made.id, input(), 1)).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(deleteCannedAnswer(ctx(), made.id, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
      await deleteCannedAnswer(ctx(), made.id, 2);
      expect((await cannedAnswers(ctx())).filter(({ id }) => id === made.id)).toEqual([]);
      expect((await audits(`canned-answers/${made.id}`)).map(({ action }) => action)).toEqual([
        'save-canned-answer',
        'save-canned-answer',
        'delete-canned-answer',
      ]);
    });

    it('refuse a used name, placeholders that nothing replaces, and more than enough', async () => {
      await saveCannedAnswer(ctx(), null, input({ name: 'Used' }), 0);
      for (const [bad, field] of [
        [{ name: 'USED' }, 'name'],
        [{ name: ' ' }, 'name'],
        [{ body: 'Dear {{name}}' }, 'body'],
        [{ body: ' \u200b ' }, 'body'],
      ] as const)
        await expect(saveCannedAnswer(ctx(), null, input(bad), 0)).rejects.toMatchObject({
          code: 'INVALID_INPUT',
          field: [field],
        });
      await db().query(
        `insert into canned_answers (name, body) select 'Filler ' || n, 'Text' from generate_series(1, $1::int) n`,
        [cannedAnswerLimits.count],
      );
      await expect(saveCannedAnswer(ctx(), null, input(), 0)).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    });

    it('are filled in with the user’s name and the subject, or with User', () => {
      const { body } = input();
      expect(filledIn(body, { userName: 'Mia', ticketSubject: 'Sizes {{userName}}' })).toBe(
        'Dear Mia, about Sizes {{userName}}',
      );
      expect(filledIn(body, { userName: ' ', ticketSubject: 'Sizes' })).toBe('Dear User, about Sizes');
    });
  });

  it('leaves the status of a ticket that an Admin answers as it is', async () => {
    const id = await inbox.mia.ask();
    await setTicketStatus(ctx(), id, 'RESOLVED');
    await answerTicket(ctx(), id, { requestId: randomUUID(), message: 'Like this' });
    expect(await findTicket(ctx(), id)).toMatchObject({ status: 'RESOLVED', replies: 1, unreadByUser: 1 });
  });
});
