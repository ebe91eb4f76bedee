import { randomUUID } from 'node:crypto';
import { ticketLimits } from '../../../contract/ticket';
import type { TestProduct } from '../../test/test-product';
import { startTicketProduct } from '../../test/ticket-product';
import type { TicketProduct } from '../../test/ticket-product';
import { ticketPerson } from '../../test/ticket-accounts';
import type { ReadTicket, TicketPerson } from '../../test/ticket-accounts';
import { waitsForLock } from '../../test/waits-for-lock';

describe('a ticket', () => {
  let fixture: TicketProduct;
  let product: TestProduct;
  let mia: TicketPerson;
  let support: TicketPerson;
  beforeAll(async () => {
    fixture = await startTicketProduct();
    ({ product, mia, support } = fixture);
  });
  afterAll(() => product.stop());
  beforeEach(() => fixture.forget());

  const read = async (who: TicketPerson, id: string) => (await who.read(id)) as ReadTicket;

  describe('is replied to', () => {
    it.each(['OPEN', 'IN_PROGRESS', 'RESOLVED', 'CLOSED'])('by its owner: %s becomes in progress', async (status) => {
      const id = await mia.ask();
      await support.call('setTicketStatus', { id, status });
      const { ticket } = await mia.reply(id, '  One more thing\n');
      expect(ticket).toMatchObject({
        status: 'IN_PROGRESS',
        replies: [{ sender: 'USER', message: 'One more thing' }],
        unreadByUser: 0,
      });
      expect((await fixture.stepsOf(id)).at(-1)).toBe(
        status === 'IN_PROGRESS' ? 'OPEN > IN_PROGRESS' : `${status} > IN_PROGRESS`,
      );
      expect(await fixture.stepsOf(id)).toHaveLength(status === 'OPEN' || status === 'IN_PROGRESS' ? 1 : 2);
    });

    it.each(['OPEN', 'IN_PROGRESS', 'RESOLVED'])('by an Admin: %s stays', async (status) => {
      const id = await mia.ask();
      await support.call('setTicketStatus', { id, status });
      const { ticket, errors } = await support.reply(id, 'Here is how');
      expect(errors).toEqual([]);
      expect(ticket).toMatchObject({ status, replies: [{ sender: 'ADMIN', message: 'Here is how' }], unreadByUser: 1 });
    });

    it('by an Admin, except while it is closed', async () => {
      const id = await mia.ask();
      await support.call('setTicketStatus', { id, status: 'CLOSED' });
      expect((await support.reply(id, 'Too late')).errors).toMatchObject([
        { code: 'INVALID_STATE', message: 'This ticket is closed. Set another status before you reply.' },
      ]);
      expect(await mia.read(id)).toMatchObject({ status: 'CLOSED', replies: [], replyCount: 0 });
    });

    it('by an Admin, unless it is deleted with its account while the answer waits for it', async () => {
      const id = await mia.ask();
      const deleting = await product.services.pool.connect();
      try {
        await deleting.query('begin');
        await deleting.query('delete from tickets where id = $1', [id]);
        const answer = support.reply(id, 'Here is how');
        await waitsForLock(product);
        await deleting.query('commit');
        expect(await answer).toMatchObject({ code: 'NOT_FOUND' });
      } finally {
        deleting.release();
      }
    });

    it.each(['', ' \n\t ', '\u200b'])('with a message that is not empty, unlike %j', async (message) => {
      const id = await mia.ask();
      expect((await mia.reply(id, message)).errors).toMatchObject([
        { code: 'INVALID_INPUT', message: 'Please enter a message.', field: ['message'] },
      ]);
    });

    it('by a list of its messages once, as another program composes them', async () => {
      const id = await mia.ask();
      const messages = [{ sender: 'USER', message: 'Gru\u0308\u202e\u00dfe\u0007 ' }];
      for (const isChanged of [true, false, false])
        expect(await mia.call('syncTicket', { id, input: { messages } })).toMatchObject({ isChanged, errors: [] });
    });

    it('changed by one of several lists at once that say the same', async () => {
      const id = await mia.ask();
      const atOnce = async (who: TicketPerson, input: object) => {
        const answers = await Promise.all([1, 2, 3, 4].map(() => who.call('syncTicket', { id, input })));
        return answers.map((one) => (one as { isChanged?: boolean }).isChanged).sort();
      };
      const once = [false, false, false, true];
      expect(await atOnce(mia, { messages: [{ sender: 'USER', message: 'More' }] })).toEqual(once);
      expect(await atOnce(support, { messages: [], status: 'RESOLVED' })).toEqual(once);
    });

    it('by a list of its messages, which adds those that it does not have', async () => {
      const sync = async (who: TicketPerson, id: string, messages: [string, string][], status?: string) => {
        const input = { messages: messages.map(([sender, message]) => ({ sender, message })), status };
        return who.call('syncTicket', { id, input });
      };
      const id = await mia.ask();
      const first: [string, string] = ['USER', 'More'];
      expect(await sync(mia, id, [first], 'CLOSED')).toMatchObject({
        ticket: { status: 'IN_PROGRESS' },
        isChanged: true,
      });
      expect(await sync(mia, id, [first])).toMatchObject({ isChanged: false });
      const answer: [string, string] = ['ADMIN', 'Done'];
      expect(await sync(support, id, [first, answer], 'CLOSED')).toMatchObject({
        ticket: { status: 'CLOSED' },
        isChanged: true,
      });
      // closed before and after
      expect((await sync(support, id, [first, answer, ['ADMIN', 'Late']])).errors).toMatchObject([
        { code: 'INVALID_STATE' },
      ]);
      expect(await sync(support, id, [first, answer, ['ADMIN', 'Open']], 'OPEN')).toMatchObject({ isChanged: true });
      // a list without the newest message removes nothing
      expect(await sync(mia, id, [first])).toMatchObject({ isChanged: false });
      const many = Array.from({ length: 11 }, (_, at): [string, string] => ['USER', `New ${at}`]);
      expect((await sync(mia, id, many)).errors).toMatchObject([{ code: 'INVALID_INPUT', field: ['messages'] }]);
      const replies = (await read(support, id)).replies.map(({ sender, message }) => [sender, message]);
      expect(replies).toEqual([first, answer, ['ADMIN', 'Open']]);
    });

    it('once per request id, and by two at once without a lost reply', async () => {
      const id = await mia.ask();
      const request = randomUUID();
      await Promise.all([
        ...[1, 2, 3].map(() => mia.reply(id, 'Sent again', { requestId: request })),
        ...[1, 2, 3, 4].map((count) => support.reply(id, `Answer ${count}`)),
        ...[1, 2, 3].map((count) => mia.reply(id, `Addition ${count}`)),
      ]);
      const { replies, replyCount, status, unreadByUser } = await read(mia, id);
      expect(replies.map(({ sender, message }) => `${sender} ${message}`).sort()).toEqual([
        'ADMIN Answer 1',
        'ADMIN Answer 2',
        'ADMIN Answer 3',
        'ADMIN Answer 4',
        'USER Addition 1',
        'USER Addition 2',
        'USER Addition 3',
        'USER Sent again',
      ]);
      expect({ replyCount, status, unreadByUser }).toEqual({ replyCount: 8, status: 'IN_PROGRESS', unreadByUser: 4 });
    });

    it('while it is being closed: the reply comes before, or reopens it', async () => {
      for (let round = 0; round < 6; round += 1) {
        const id = await mia.ask();
        const answers = await Promise.all([
          mia.reply(id, 'Wait'),
          support.call('setTicketStatus', { id, status: 'CLOSED' }),
          support.reply(id, 'Goodbye'),
        ]);
        const { status, replies } = await read(mia, id);
        const steps = await fixture.stepsOf(id);
        expect(steps.at(-1)?.endsWith(`> ${status}`)).toBe(true);
        expect(['IN_PROGRESS', 'CLOSED']).toContain(status);
        expect(replies.filter(({ sender }) => sender === 'USER')).toHaveLength(1);
        // either it was stored, or its author got an error
        expect(replies.filter(({ sender }) => sender === 'ADMIN')).toHaveLength(answers[2].errors.length === 0 ? 1 : 0);
        await fixture.forget();
      }
    });

    it(`up to ${ticketLimits.replies} times`, async () => {
      const id = await mia.ask();
      await product.services.pool.query(
        `insert into ticket_replies (ticket_id, position, sender, message) select $1, n, 'USER', 'x' from generate_series(1, ${ticketLimits.replies - 1}) n`,
        [id],
      );
      await product.services.pool.query('update tickets set replies = $2 where id = $1', [
        id,
        ticketLimits.replies - 1,
      ]);
      expect((await mia.reply(id, 'The last one')).errors).toEqual([]);
      for (const who of [mia, support])
        expect((await who.reply(id, 'One too many')).errors).toMatchObject([
          { code: 'INVALID_STATE', message: 'This conversation is full. Please create a new ticket to continue.' },
        ]);
    });

    it('at most sixty times an hour by one customer', async () => {
      const busy = await ticketPerson(product);
      const id = await busy.ask();
      const codes = (await Promise.all(Array.from({ length: 62 }, (_, count) => busy.reply(id, `No. ${count}`)))).map(
        ({ errors }) => errors[0]?.code ?? 'stored',
      );
      expect(codes.filter((code) => code === 'stored')).toHaveLength(60);
      expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(2);
    });

    it('in rows that cannot be changed or removed afterwards', async () => {
      const id = await mia.ask();
      await mia.reply(id, 'As it was');
      const { pool } = product.services;
      await expect(
        pool.query(`update ticket_replies set message = 'Another' where ticket_id = $1`, [id]),
      ).rejects.toThrow('append only');
      await expect(pool.query(`update ticket_replies set sender = 'ADMIN' where ticket_id = $1`, [id])).rejects.toThrow(
        'append only',
      );
      await expect(pool.query('delete from ticket_replies where ticket_id = $1', [id])).rejects.toThrow('append only');
    });

    it("by replies that are deleted with its account, while a deleted Admin's stay", async () => {
      const leaving = await ticketPerson(product);
      const formerSupport = await ticketPerson(product, 'ADMIN');
      const [retained, gone] = [await mia.ask(), await leaving.ask()];
      await formerSupport.reply(retained, 'Still here');
      await leaving.reply(gone, 'Bye');
      await product.services.pool.query('delete from users where id = any($1)', [[leaving.id, formerSupport.id]]);
      expect(await mia.read(retained)).toMatchObject({ replies: [{ sender: 'ADMIN', message: 'Still here' }] });
      expect(await support.read(gone)).toBe('NOT_FOUND');
      const { data } = await support.browser.graphql<{ ticket: { replies: object[] } }>(
        `{ ticket(id: "${retained}") { replies { author { id } } } }`,
      );
      expect(data.ticket.replies).toEqual([{ author: null }]);
    });
  });
});
