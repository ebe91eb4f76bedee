import { randomUUID } from 'node:crypto';
import { billing, designInput } from '../../test/filled-product';
import type { TestProduct } from '../../test/test-product';
import { startTicketProduct } from '../../test/ticket-product';
import type { TicketProduct } from '../../test/ticket-product';
import { ticketPerson } from '../../test/ticket-accounts';
import type { ReadTicket, TicketPerson } from '../../test/ticket-accounts';
import { attachProvenAddress } from '../accounts/email/proof.service';
import { createDesign } from '../designs/design-creation.service';
import { createPurchase } from '../orders/order.service';

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

  describe('is created', () => {
    it('open, with its text and its author', async () => {
      const { ticket, errors } = await mia.call('createTicket', {
        input: { requestId: randomUUID(), subject: '  Two\n lines ', message: ' First line\n\nSecond line ' },
      });
      expect(errors).toEqual([]);
      expect(ticket).toMatchObject({
        subject: 'Two lines',
        message: 'First line\n\nSecond line',
        status: 'OPEN',
        priority: null,
        replies: [],
        unreadByUser: 0,
      });
      const { data } = await support.browser.graphql<{ ticket: object }>(
        `{ ticket(id: "${ticket?.id}") { userName userEmail userRole customer { id } unreadBySupport } }`,
      );
      expect(data.ticket).toEqual({
        userName: 'Test Person',
        userEmail: mia.email,
        userRole: 'MEMBER',
        customer: { id: mia.id },
        unreadBySupport: 1,
      });
    });

    it.each([
      ['subject', '', 'Please enter a subject.'],
      ['subject', ' \n ', 'Please enter a subject.'],
      ['subject', 'x'.repeat(201), 'Please use at most 200 characters.'],
      ['message', '', 'Please enter a message.'],
      ['message', '\u200b \u2060', 'Please enter a message.'],
      ['message', 'x'.repeat(5001), 'Please use at most 5,000 characters.'],
      ['requestId', 'short', 'A request id must have 8 to 64 letters, digits, - or _.'],
    ])('with valid input, not with such a %s: %j', async (field, value, message) => {
      const input = { requestId: randomUUID(), subject: 'A', message: 'B', [field]: value };
      const { ticket, errors } = await mia.call('createTicket', { input });
      expect(ticket).toBeNull();
      expect(errors).toMatchObject([{ code: 'INVALID_INPUT', message, field: [field] }]);
    });

    it('once, however often and however simultaneously a request is sent', async () => {
      const input = { requestId: randomUUID(), subject: 'Once', message: 'Only once' };
      const answers = await Promise.all([1, 2, 3, 4].map(() => mia.call('createTicket', { input })));
      const again = await mia.call('createTicket', { input });
      const other = await mia.call('createTicket', { input: { ...input, subject: 'Changed' } });
      expect(other.errors).toMatchObject([{ code: 'CONFLICT', field: ['requestId'] }]);
      expect(new Set([...answers, again].map(({ ticket }) => ticket?.id)).size).toBe(1);
      expect(again.ticket?.subject).toBe('Once');
      const { rows } = await product.services.pool.query(`select 1 from tickets where subject = 'Once'`);
      expect(rows).toHaveLength(1);
      // another account may choose the same id
      const foreign = await (await ticketPerson(product)).call('createTicket', { input });
      expect(foreign.ticket?.id).not.toBe(again.ticket?.id);
    });

    it('at most ten times an hour by one account, and the error names the wait', async () => {
      const busy = await ticketPerson(product);
      for (let count = 0; count < 10; count += 1) expect(await busy.ask()).not.toBe('');
      const { errors } = await busy.call('createTicket', {
        input: { requestId: randomUUID(), subject: 'A', message: 'B' },
      });
      expect(errors).toEqual([
        {
          code: 'TOO_MANY_REQUESTS',
          message: expect.stringMatching(
            /^You have created several tickets\. You can try again in \d+ minutes\.$/,
          ) as string,
          field: null,
          retryAfterSeconds: expect.any(Number) as number,
        },
      ]);
      expect(errors[0]?.retryAfterSeconds).toBeGreaterThan(3000);
    });

    it('about a design and an order of its author only', async () => {
      await product.giveCredits(mia.id, 1);
      const { id: packageId } = await product.addPackage();
      const ctx = product.ctx(mia);
      const design = await createDesign(ctx, { requestId: randomUUID(), design: designInput });
      const order = await createPurchase(ctx, { of: { packageId }, billing });
      const id = await mia.ask('About', { designId: design.id, purchaseId: order.id });
      expect(await mia.read(id)).toMatchObject({ design: { id: design.id }, purchase: { id: order.id } });
      for (const other of [await ticketPerson(product), support])
        for (const [field, value, message] of [
          ['designId', design.id, 'This design is not among yours any more.'],
          ['purchaseId', order.id, 'This order is not among yours any more.'],
          ['designId', '', 'This design is not among yours any more.'],
          ['designId', 'no-id', 'This design is not among yours any more.'],
          ['purchaseId', randomUUID(), 'This order is not among yours any more.'],
        ])
          expect(
            (
              await other.call('createTicket', {
                input: { requestId: randomUUID(), subject: 'A', message: 'B', [field as string]: value },
              })
            ).errors,
          ).toMatchObject([{ code: 'NOT_FOUND', message, field: [field] }]);
      // what it refers to may be deleted, the ticket stays
      await product.services.pool.query('delete from designs where id = $1', [design.id]);
      expect(await mia.read(id)).toMatchObject({ design: null, purchase: { id: order.id } });
    });
  });

  describe('is read', () => {
    const unread = async (who: TicketPerson, id: string) => {
      const { data } = await who.browser.graphql<{ ticket: object; me: object }>(
        `{ me { unreadTickets } ticket(id: "${id}") { unreadByUser ${who.role === 'ADMIN' ? 'unreadBySupport' : ''} } }`,
      );
      return { ...data.ticket, ...data.me };
    };

    it('up to what was shown, separately by each side', async () => {
      const ann = await ticketPerson(product);
      const id = await ann.ask();
      await ann.reply(id, 'Second');
      expect(await unread(support, id)).toMatchObject({ unreadBySupport: 2, unreadByUser: 0 });
      await support.reply(id, 'First answer');
      // a reply implies that its author has read the earlier messages
      expect(await unread(support, id)).toMatchObject({ unreadBySupport: 0, unreadByUser: 1 });
      await support.reply(id, 'Second answer');
      expect(await unread(ann, id)).toEqual({ unreadByUser: 2, unreadTickets: 1 });
      // shown: the own reply and the first answer
      const { viewer, ticket } = await ann.call('markTicketRead', { id, replies: 2 });
      expect([ticket?.unreadByUser, viewer?.unreadTickets]).toEqual([1, 1]);
      await ann.reply(id, 'Third');
      await ann.call('markTicketRead', { id, replies: 4 });
      expect(await unread(ann, id)).toEqual({ unreadByUser: 0, unreadTickets: 0 });
      // support has not read anything since
      expect(await unread(support, id)).toMatchObject({ unreadBySupport: 1 });
      await support.call('markTicketRead', { id, replies: 5 });
      expect(await unread(support, id)).toMatchObject({ unreadBySupport: 0, unreadByUser: 0 });
    });

    it('and an outdated tab makes nothing unread again', async () => {
      const id = await mia.ask();
      await support.reply(id, 'An answer');
      await mia.call('markTicketRead', { id, replies: 1 });
      for (const replies of [0, -5, -(2 ** 31)])
        expect((await mia.call('markTicketRead', { id, replies })).ticket?.unreadByUser).toBe(0);
      await support.reply(id, 'Another');
      expect((await mia.call('markTicketRead', { id, replies: 2 ** 31 - 1 })).ticket?.unreadByUser).toBe(0);
    });

    it('never beyond what was shown, also when an answer comes at the same moment', async () => {
      const id = await mia.ask();
      await support.reply(id, 'Answer 1');
      for (let round = 1; round < 8; round += 1) {
        await Promise.all([
          mia.call('markTicketRead', { id, replies: round }),
          support.reply(id, `Answer ${round + 1}`),
        ]);
        expect((await read(mia, id)).unreadByUser).toBe(1);
      }
    });
  });

  describe('belongs to one account', () => {
    it('and does not exist for other accounts in any call', async () => {
      const id = await mia.ask();
      const other = await ticketPerson(product);
      const moderator = await ticketPerson(product, 'MODERATOR');
      for (const who of [other, moderator]) {
        expect(await who.read(id)).toBe('NOT_FOUND');
        expect((await who.reply(id, 'Let me in')).code).toBe('NOT_FOUND');
        expect((await who.reply(id, '')).code).toBe('NOT_FOUND');
        expect((await who.call('markTicketRead', { id, replies: 1 })).code).toBe('NOT_FOUND');
        expect((await who.call('setTicketStatus', { id, status: 'CLOSED' })).code).toBe('FORBIDDEN');
        expect((await who.call('setTicketPriority', { id, priority: 'HIGH' })).code).toBe('FORBIDDEN');
      }
      // its own owner may not change these either
      expect((await mia.call('setTicketStatus', { id, status: 'CLOSED' })).code).toBe('FORBIDDEN');
      expect(await mia.read(id)).toMatchObject({ status: 'OPEN', replies: [] });
      for (const odd of ['', 'x', randomUUID()]) expect(await support.read(odd)).toBe('NOT_FOUND');
    });

    it('or to no account: an anonymous message, until its address is proven', async () => {
      const email = `${randomUUID()}@example.com`;
      const { errors } = await product
        .browser()
        .graphql(
          'mutation C($input: ContactMessageInput!) { sendContactMessage(input: $input) { errors { message } } }',
          { input: { name: 'Vi', email, subject: 'Hello', phone: '12345', message: 'Anybody there?' } },
        );
      expect(errors).toBeUndefined();
      const laterOwner = product.browser();
      const id = await laterOwner.register(email);
      const subjects = async () =>
        (
          await laterOwner.graphql<{ me: { tickets: { items: { subject: string }[] } } }>(
            '{ me { tickets { items { subject } } } }',
          )
        ).data.me.tickets.items.map(({ subject }) => subject);
      expect(await subjects()).toEqual([]);
      await product.ctx().transaction((tx) => attachProvenAddress(tx, id));
      expect(await subjects()).toEqual(['Hello']);
    });
  });

  describe('has a priority', () => {
    it('that an Admin sets and removes', async () => {
      const id = await mia.ask();
      expect((await support.call('setTicketPriority', { id, priority: 'HIGH' })).ticket?.priority).toBe('HIGH');
      expect((await mia.read(id)) as ReadTicket).toMatchObject({ priority: 'HIGH' });
      expect((await support.call('setTicketPriority', { id, priority: null })).ticket?.priority).toBeNull();
    });
  });

  it('is set to its current status without a transition', async () => {
    const id = await mia.ask();
    await support.call('setTicketStatus', { id, status: 'RESOLVED' });
    await support.call('setTicketStatus', { id, status: 'RESOLVED' });
    expect(await fixture.stepsOf(id)).toEqual(['OPEN > RESOLVED']);
  });
});
