import type { TicketFilter } from '../../graphql/generated/schema';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { ticketPerson } from '../../test/ticket-accounts';
import type { TicketPerson } from '../../test/ticket-accounts';

interface Listed {
  tickets: { items: { subject: string }[]; totalItems: number };
}

describe('the list of tickets', () => {
  let product: TestProduct;
  let people: Record<'ann' | 'bo' | 'admin', TicketPerson>;

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    people = {
      ann: await ticketPerson(product),
      bo: await ticketPerson(product),
      admin: await ticketPerson(product, 'ADMIN'),
    };
    const rows = [
      [people.ann.id, 'Ann.Lee@Example.com', 'One', 'OPEN', null, 0, 1, '2026-03-01', '2026-03-09'],
      [people.ann.id, 'Ann.Lee@Example.com', 'Two_50%', 'IN_PROGRESS', 'HIGH', 1, 0, '2026-03-02', '2026-03-02'],
      [people.bo.id, 'bo@example.com', 'Three', 'CLOSED', 'LOW', 0, 0, '2026-03-03', '2026-03-03'],
      [null, 'visitor@elsewhere.org', 'Four', 'OPEN', null, 0, 1, '2026-03-04', '2026-03-04'],
    ];
    for (const row of rows)
      await product.services.pool.query(
        `insert into tickets (user_id, user_name, user_email, user_role, subject, message, status, priority, replies, unread_by_user, unread_by_support, created_at, last_message_at)
         values ($1, 'N', $2, 'MEMBER', $3, 'Words of ' || $3, $4, $5, 1, $6, $7, $8, $9)`,
        row,
      );
  });
  afterAll(() => product.stop());

  const parts = (sort: string) => `tickets(filter: $filter, sort: ${sort}) { items { subject } totalItems }`;
  const newest = '{ field: CREATED_AT, direction: DESC }';
  const own = async (who: keyof typeof people, filter?: unknown) => {
    const { data, errors } = await people[who].browser.graphql<{ me: Listed }>(
      `query Own($filter: TicketFilter) { me { ${parts(newest)} } }`,
      { filter },
    );
    return errors?.[0]?.extensions ?? data.me.tickets.items.map(({ subject }) => subject);
  };
  const subjectsOfAll = async (filter?: unknown, sort = newest) => {
    const { data } = await people.admin.browser.graphql<Listed>(`query All($filter: TicketFilter) { ${parts(sort)} }`, {
      filter,
    });
    expect(data.tickets.totalItems).toBe(data.tickets.items.length);
    return data.tickets.items.map(({ subject }) => subject);
  };

  it("contains the account's own tickets, or for an Admin all, newest first", async () => {
    expect([await own('ann'), await own('bo'), await own('admin')]).toEqual([['Two_50%', 'One'], ['Three'], []]);
    expect(await subjectsOfAll()).toEqual(['Four', 'Three', 'Two_50%', 'One']);
    // an owner filter with another account does not widen the list
    expect(await own('bo', { owner: [people.ann.id] })).toEqual([]);
    expect(await own('bo', { email: 'ann' })).toEqual([]);
  });

  it('contains all tickets for no member', async () => {
    const { errors } = await people.ann.browser.graphql('{ tickets { totalItems } }');
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is also sorted by the newest message', async () => {
    expect(await subjectsOfAll(null, '{ field: LAST_MESSAGE_AT, direction: DESC }')).toEqual([
      'One',
      'Four',
      'Three',
      'Two_50%',
    ]);
  });

  it.each<[string, TicketFilter | Record<string, unknown>, string[]]>([
    ['one status', { status: ['OPEN'] }, ['Four', 'One']],
    ['several', { status: ['IN_PROGRESS', 'CLOSED'] }, ['Three', 'Two_50%']],
    ['priority', { priority: ['HIGH'] }, ['Two_50%']],
    ['a part of the email address, in any case', { email: 'N.LEE@ex' }, ['Two_50%', 'One']],
    ['a part of the subject, in any case', { search: ' two_50% ' }, ['Two_50%']],
    ['a part of the message', { search: 'words of th' }, ['Three']],
    [
      'days, the end excluded',
      { createdAt: { from: '2026-03-02T00:00:00Z', until: '2026-03-04T00:00:00Z' } },
      ['Three', 'Two_50%'],
    ],
    ['unread by its owner', { unreadByUser: true }, ['Two_50%']],
    ['unread by support', { unreadBySupport: true }, ['Four', 'One']],
    ['read by both', { unreadBySupport: false, unreadByUser: false }, ['Three']],
    ['nothing: null', { unreadByUser: null, status: null, email: ' ' }, ['Four', 'Three', 'Two_50%', 'One']],
  ])('is filtered by %s', async (_what, filter, subjects) => {
    expect(await subjectsOfAll(filter)).toEqual(subjects);
  });

  it('reports a reversed range and its field', async () => {
    expect(
      await own('ann', { createdAt: { from: '2026-03-04T00:00:00Z', until: '2026-03-02T00:00:00Z' } }),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: ['filter', 'createdAt'] });
  });
});
