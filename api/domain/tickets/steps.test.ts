import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { ticketPerson } from '../../test/ticket-accounts';
import type { TicketPerson } from '../../test/ticket-accounts';
import type { TicketStatus } from '../../graphql/generated/schema';
import { ticketMachine } from './ticket.states';

const statuses = Object.keys(ticketMachine.allowed) as TicketStatus[];
const pairs = statuses.flatMap((from) =>
  statuses.filter((to) => to !== from).map((to): [string, string] => [from, to]),
);

/** An Admin may set any status: no transition is refused, only callers are. */
describe('the status transitions of a ticket', () => {
  let product: TestProduct;
  let owner: TicketPerson;
  let support: TicketPerson;
  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
    owner = await ticketPerson(product);
    support = await ticketPerson(product, 'ADMIN');
  });
  afterAll(() => product.stop());

  const stepsOf = async (id: string) =>
    (
      await product.services.dataSource.query<{ step: string; actor: string }[]>(
        `select from_state || ' -> ' || to_state as step, actor from transitions where machine = 'ticket' and subject = $1 order by id`,
        [id],
      )
    ).map(({ step, actor }) => [step, actor]);
  const ticketIn = async (status: string) => {
    const id = await owner.ask();
    await support.call('setTicketStatus', { id, status });
    return id;
  };

  it('are those from every status to every other, as in the state machine', () => {
    for (const status of statuses)
      expect([...ticketMachine.allowed[status], status].sort()).toEqual([...statuses].sort());
  });

  it.each(pairs)('let only an Admin change %s to %s', async (from, to) => {
    const id = await ticketIn(from);
    const before = await stepsOf(id);
    expect((await owner.call('setTicketStatus', { id, status: to })).code).toBe('FORBIDDEN');
    expect(await stepsOf(id)).toEqual(before);
    expect((await support.call('setTicketStatus', { id, status: to })).ticket?.status).toBe(to);
    expect(await stepsOf(id)).toEqual([...before, [`${from} -> ${to}`, support.id]]);
  });

  it.each(statuses)('go from %s to in progress when its owner replies, and nowhere else', async (from) => {
    const id = await ticketIn(from);
    const before = await stepsOf(id);
    expect((await owner.reply(id, 'And one thing more')).ticket?.status).toBe('IN_PROGRESS');
    const step = from === 'IN_PROGRESS' ? [] : [[`${from} -> IN_PROGRESS`, owner.id]];
    expect(await stepsOf(id)).toEqual([...before, ...step]);
  });
});
