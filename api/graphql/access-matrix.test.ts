import { readFileSync } from 'node:fs';
import { defaultFieldResolver, getNamedType } from 'graphql';
import { AccessPeople, contents, send } from '../test/access-people';
import {
  allowed,
  denied,
  each,
  expected,
  fieldsOf,
  infoOf,
  objectTypes,
  operations,
  people,
  rulesIn,
  subscriptions,
  verdictOf,
} from '../test/access-rules';
import type { Person } from '../test/access-rules';
import { minimalArguments } from '../test/minimal-operation';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

describe('access matrix', () => {
  let product: TestProduct;
  let crowd: AccessPeople;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
    crowd = await AccessPeople.at(product);
  });
  afterAll(() => product.stop());

  describe('answers the fields of each object only to the people that their rules name:', () => {
    it.each(objectTypes.map((type) => [type.name, type] as const))('%s', async (typeName, type) => {
      // The owner of a User is in its id, of all other types in userId; the other property leads to a wrong person.
      const parent =
        typeName === 'User'
          ? { id: crowd.idOf('member'), userId: crowd.idOf('other member') }
          : { id: crowd.idOf('other member'), userId: crowd.idOf('member') };
      const answers: Record<string, unknown> = {};
      for (const { name, field } of fieldsOf(type)) {
        const resolve = field.resolve ?? defaultFieldResolver;
        const args = minimalArguments(field);
        answers[name] = await each(people, (person) =>
          verdictOf(() => resolve(parent, args, product.ctx(crowd.known[person].viewer), infoOf(field))),
        );
      }
      expect(answers).toEqual(Object.fromEntries(fieldsOf(type).map(({ name, rule }) => [name, expected(rule)])));
    });
  });

  describe('refuses people that the rule does not name in', () => {
    let before: Record<string, string>;
    beforeAll(async () => {
      before = await contents(product);
    });

    it.each(operations.filter(({ rule }) => denied(rule).length > 0))('$name', async (operation) => {
      expect(await each(denied(operation.rule), (person) => send(crowd.known[person].browser, operation))).toEqual(
        expected(operation.rule, denied(operation.rule)),
      );
    });

    it('no operation: none of these requests writes to the database', async () => {
      expect(Object.keys(before)).toEqual(
        expect.arrayContaining(['public.users', 'public.sessions', 'public.rate_limits', 'public.audit']),
      );
      expect(await contents(product)).toEqual(before);
    });
  });

  describe('accepts people that the rule names in', () => {
    it.each(operations)('$name', async (operation) => {
      // A mutation may end a session or change an account, so each is called by a new account.
      const caller = async (person: Person) =>
        operation.kind === 'mutation' ? crowd.newcomer(person) : crowd.known[person];
      expect(
        await each(allowed(operation.rule), async (person) => send((await caller(person)).browser, operation)),
      ).toEqual(expected(operation.rule, allowed(operation.rule)));
    });
  });

  describe('starts only for people that the rule names', () => {
    it.each(subscriptions)('$name', async ({ field, rule }) => {
      const opened: AsyncGenerator[] = [];
      const args = minimalArguments(field);
      // HTTP carries no subscriptions; subscriptions.test.ts covers WebSocket.
      const start = (person: Person) =>
        verdictOf(async () =>
          opened.push(
            (await field.subscribe?.(
              undefined,
              args,
              product.ctx(crowd.known[person].viewer),
              infoOf(field),
            )) as AsyncGenerator,
          ),
        );
      expect(await each(people, start)).toEqual(expected(rule));
      // A subscription that needs an id passes the access check and then finds nothing.
      expect(opened).toHaveLength(field.args.length > 0 ? 0 : allowed(rule).length);
      for (const changes of opened) await changes.return(undefined);
    });
  });

  it('leads to what any signed-in caller may read only below an object that is theirs', () => {
    const called = [...operations, ...subscriptions];
    /** Answers about the caller's own call, and facts that are the same for every signed-in caller. */
    const ofTheCall = new Set(
      objectTypes
        .map(({ name }) => name)
        .filter((name) => /(Payload|Change)$/.test(name))
        .concat('BulkRefusal', 'Generator', 'PromptTemplate', 'ItemAccess', 'ActiveAiKey'),
    );
    const open = objectTypes.filter(
      (type) => !ofTheCall.has(type.name) && fieldsOf(type).some(({ rule }) => rule === 'signedIn'),
    );
    expect(open.map(({ name }) => name)).toEqual(expect.arrayContaining(['Refund', 'TicketReply', 'DesignPage']));
    const within = new Map(open.flatMap((type) => fieldsOf(type).map(({ name }) => [name, type.name])));
    const ways = [...objectTypes.flatMap((type) => fieldsOf(type)), ...called].filter(({ field }) =>
      open.some(({ name }) => name === getNamedType(field.type).name),
    );
    expect(ways.length).toBeGreaterThanOrEqual(open.length);
    const unguarded = ways.filter(({ name, rule }) => !(rule === 'owner' || rule === 'admin' || within.has(name)));
    expect(unguarded.map(({ name }) => name)).toEqual([]);
  });

  it('opens no field further than the released contract does', () => {
    const released = rulesIn(readFileSync('docs/contract/released.graphql', 'utf8'));
    const today = rulesIn(readFileSync('schema.graphql', 'utf8'));
    const opened = [...today].filter(([name, rule]) => {
      const before = released.get(name);
      return before !== undefined && allowed(rule).length > allowed(before).length;
    });
    expect(opened).toEqual([]);
    // A public operation is open to the whole internet: each is named where the contract is released.
    const open = [...today].filter(
      ([name, rule]) => rule === 'public' && /^(Query|Mutation|Subscription)\./.test(name),
    );
    expect(open.filter(([name]) => !released.has(name))).toEqual([]);
  });
});
