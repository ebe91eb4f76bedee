import { defaultFieldResolver } from 'graphql';
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
  subscriptions,
  verdictOf,
} from '../test/access-rules';
import type { Person, Rule } from '../test/access-rules';
import { minimalArguments } from '../test/minimal-operation';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

/** Root fields that strangers may call. Whoever adds one opens it to the whole internet. */
const publicFields = [
  'Mutation.finishSignIn',
  'Mutation.recoverAccount',
  'Mutation.register',
  'Mutation.requestPasswordReset',
  'Mutation.resetPassword',
  'Mutation.sendContactMessage',
  'Mutation.signIn',
  'Mutation.signOut',
  'Mutation.undoEmailChange',
  'Query.aboutPage',
  'Query.bannerSection',
  'Query.contactPage',
  'Query.countries',
  'Query.emailRegistration',
  'Query.featuresSection',
  'Query.footerSection',
  'Query.item',
  'Query.items',
  'Query.me',
  'Query.navbarSection',
  'Query.package',
  'Query.packages',
  'Query.privacyPage',
  'Query.settings',
  'Query.signInProviders',
  'Query.termsPage',
  'Query.testimonialsSection',
];

/** Root fields that only an Admin may call. Whoever takes one away opens it to every account. */
const forAdminsAlone = [
  'Mutation.deletePurchases',
  'Mutation.refundPayment',
  'Mutation.refundPurchase',
  'Mutation.resetPayPalSettings',
  'Mutation.resetSection',
  'Mutation.resetTwoStep',
  'Mutation.restoreSection',
  'Mutation.savePayPalSettings',
  'Mutation.saveSection',
  'Mutation.saveShopSettings',
  'Mutation.setSectionActive',
  'Mutation.setTicketPriority',
  'Mutation.setTicketStatus',
  'Mutation.testPayPal',
  'Query.aiKeys',
  'Query.creditEntries',
  'Query.designs',
  'Query.purchases',
  'Query.storedSection',
  'Query.storedSections',
  'Query.tickets',
  'Subscription.allTicketsChanged',
];

describe('access matrix', () => {
  let product: TestProduct;
  let crowd: AccessPeople;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
    crowd = await AccessPeople.at(product);
  });
  afterAll(() => product.stop());

  describe('answers the fields of each object to whom their rules name, and to nobody else:', () => {
    it.each(objectTypes.map((type) => [type.name, type] as const))('%s', async (typeName, type) => {
      // a User is owned by its id, all else by its userId: the other one leads to a wrong person
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

  describe('turns those whom the rule does not name away from', () => {
    let before: Record<string, string>;
    beforeAll(async () => {
      before = await contents(product);
    });

    it.each(operations.filter(({ rule }) => denied(rule).length > 0))('$name', async (operation) => {
      expect(await each(denied(operation.rule), (person) => send(crowd.known[person].browser, operation))).toEqual(
        expected(operation.rule, denied(operation.rule)),
      );
    });

    it('the database: none of these requests has written anything', async () => {
      expect(Object.keys(before)).toEqual(
        expect.arrayContaining(['public.users', 'public.sessions', 'public.rate_limits', 'public.audit']),
      );
      expect(await contents(product)).toEqual(before);
    });
  });

  describe('lets those whom the rule names in to', () => {
    it.each(operations)('$name', async (operation) => {
      // a mutation may end a session or change an account: each is tried by somebody new
      const caller = async (person: Person) =>
        operation.kind === 'mutation' ? crowd.newcomer(person) : crowd.known[person];
      expect(
        await each(allowed(operation.rule), async (person) => send((await caller(person)).browser, operation)),
      ).toEqual(expected(operation.rule, allowed(operation.rule)));
    });
  });

  describe('starts for those whom the rule names', () => {
    it.each(subscriptions)('$name', async ({ field, rule }) => {
      const opened: AsyncGenerator[] = [];
      const args = minimalArguments(field);
      // HTTP carries no subscriptions; subscriptions.test.ts goes over WebSocket
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
      // one that needs an id is let in, and then finds nothing
      expect(opened).toHaveLength(field.args.length > 0 ? 0 : allowed(rule).length);
      for (const changes of opened) await changes.return(undefined);
    });
  });

  const namesWith = (wanted: Rule) =>
    [...operations, ...subscriptions]
      .filter(({ rule }) => rule === wanted)
      .map(({ name }) => name)
      .sort();

  it('opens to strangers what is named in this test, and nothing else', () => {
    expect(namesWith('public')).toEqual(publicFields);
  });

  it('keeps for Admins what is named in this test, and nothing less', () => {
    expect(namesWith('admin')).toEqual(forAdminsAlone);
  });
});
