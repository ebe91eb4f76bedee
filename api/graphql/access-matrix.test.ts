import { GraphQLError, defaultFieldResolver, getNamedType, isIntrospectionType, isObjectType } from 'graphql';
import type { ConstDirectiveNode, GraphQLField, GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '../context';
import { createDesign } from '../domain/designs/design.service';
import { saveFavoritePrompt } from '../domain/favorites/favorite-prompt.service';
import { createPurchase } from '../domain/orders/order.service';
import { createTicket } from '../domain/tickets/ticket.service';
import { wish } from '../test/filled-product';
import { minimalArguments, minimalOperation } from '../test/minimal-operation';
import type { TestBrowser } from '../test/test-browser';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import type { Role } from './generated/schema';
import { createSchema } from './schema';

const people = ['visitor', 'member', 'other member', 'Seller', 'moderator', 'Admin'] as const;
type Person = (typeof people)[number];

const roles: Record<Exclude<Person, 'visitor'>, Role> = {
  member: 'MEMBER',
  'other member': 'MEMBER',
  Seller: 'SELLER',
  moderator: 'MODERATOR',
  Admin: 'ADMIN',
};

/** What the access directives mean, said a second time on purpose. What is owned belongs to 'member' here. */
const whoMay = {
  public: ['visitor', 'member', 'other member', 'Seller', 'moderator', 'Admin'],
  signedIn: ['member', 'other member', 'Seller', 'moderator', 'Admin'],
  owner: ['member', 'Admin'],
  admin: ['Admin'],
} satisfies Record<string, Person[]>;
type Rule = keyof typeof whoMay;

/** Root fields that strangers may call. Whoever adds one opens it to the whole internet. */
const openToStrangers = [
  'Mutation.finishSignIn',
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
  'Mutation.refundPurchase',
  'Mutation.resetPayPalSettings',
  'Mutation.resetSection',
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

/** What root fields reach of somebody's by an ID argument, and which do. */
type Owned = 'order' | 'design' | 'favorite' | 'ticket' | 'session';
const reachedById: Record<string, Owned> = {
  'Mutation.cancelDesign': 'design',
  'Mutation.cancelPurchase': 'order',
  'Mutation.capturePayment': 'order',
  'Mutation.deleteDesigns': 'design',
  'Mutation.deleteFavoritePrompt': 'favorite',
  'Mutation.markTicketRead': 'ticket',
  'Mutation.renameFavoritePrompt': 'favorite',
  'Mutation.replyToTicket': 'ticket',
  'Mutation.restoreDesigns': 'design',
  'Mutation.returnPurchase': 'order',
  'Mutation.signOutSession': 'session',
  'Mutation.startPayment': 'order',
  'Query.design': 'design',
  'Query.purchase': 'order',
  'Query.ticket': 'ticket',
};

/** Takes the id of something that is for sale and nobody's: orders/items.test.ts says who sees what of it. */
const ofTheCatalogue = ['Query.itemAccess'];

type Field = GraphQLField<unknown, RequestContext>;

/** Read from the text of the schema itself, not by the product's own table. */
function ruleOf(typeName: string, field: Field): Rule {
  const named = (directives: readonly ConstDirectiveNode[] = []) =>
    directives.map(({ name }) => name.value).filter((name) => name in whoMay);
  const own = named(field.astNode?.directives);
  // a field that names none has its type's
  const rules = own.length > 0 ? own : named(schema.getType(typeName)?.astNode?.directives);
  if (rules.length !== 1) throw new Error(`${typeName}.${field.name} has no access rule, or more than one`);
  return rules[0] as Rule;
}

const schema = createSchema();
const fieldsOf = (type: GraphQLObjectType | null | undefined) =>
  Object.values((type?.getFields() ?? {}) as Record<string, Field>).map((field) => ({
    name: `${type?.name}.${field.name}`,
    field,
    rule: ruleOf(type?.name ?? '', field),
  }));
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const [queries = [], mutations = [], subscriptions = []] = roots.map(fieldsOf);
const operations = [
  ...queries.map((called) => ({ kind: 'query' as const, ...called })),
  ...mutations.map((called) => ({ kind: 'mutation' as const, ...called })),
];
type Operation = (typeof operations)[number];

const objectTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => !isIntrospectionType(type) && !roots.includes(type));

const infoOf = (field: Field) => ({ fieldName: field.name }) as GraphQLResolveInfo;

const refusals = ['UNAUTHENTICATED', 'FORBIDDEN'];
const allowed = (rule: Rule) => people.filter((person) => (whoMay[rule] as Person[]).includes(person));
const denied = (rule: Rule) => people.filter((person) => !(whoMay[rule] as Person[]).includes(person));
const expected = (rule: Rule, who: readonly Person[] = people) =>
  Object.fromEntries(
    who.map((person) => [
      person,
      allowed(rule).includes(person) ? 'answered' : person === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN',
    ]),
  );

/** What each person in turn is answered. */
async function each(who: readonly Person[], ask: (person: Person) => Promise<string>): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const person of who) answers[person] = await ask(person);
  return answers;
}

/** The code of a refusal, or 'answered': what else goes wrong in a resolver is no matter of access. */
async function verdictOf(call: () => unknown): Promise<string> {
  try {
    await call();
  } catch (error) {
    const code = error instanceof GraphQLError ? String(error.extensions['code']) : '';
    if (refusals.includes(code)) return code;
  }
  return 'answered';
}

interface Known {
  browser: TestBrowser;
  viewer?: { id: string; role: Role };
}

describe('access matrix', () => {
  let product: TestProduct;
  let known: Record<Person, Known>;
  let packageId: string;
  let counter = 0;

  /** Somebody new of this kind, signed in over HTTP. */
  async function newcomer(person: Person): Promise<Known> {
    const browser = product.browser();
    if (person === 'visitor') return { browser };
    counter += 1;
    const viewer = { id: await browser.register(`matrix-${counter}@example.com`), role: roles[person] };
    await product.services.dataSource.query('update users set role = $2 where id = $1', [viewer.id, viewer.role]);
    return { browser, viewer };
  }

  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
    const entries: [Person, Known][] = [];
    for (const person of people) entries.push([person, await newcomer(person)]);
    known = Object.fromEntries(entries) as Record<Person, Known>;
    packageId = (await product.addPackage()).id;
  });
  afterAll(() => product.stop());

  const idOf = (person: Person) => known[person].viewer?.id ?? '';

  /** Sends the shortest document with this root field. Answers the code at the field's own path, or 'answered'. */
  async function send(
    browser: TestBrowser,
    { kind, field }: Operation,
    given: Record<string, unknown> = {},
    codes = refusals,
  ): Promise<string> {
    const { query, variables } = minimalOperation(kind, field);
    const { errors = [], data } = await browser.graphql<Record<
      string,
      { errors?: { code: string; field: string[] | null }[] }
    > | null>(query, {
      ...variables,
      ...given,
    });
    const placed = errors as ((typeof errors)[number] & { path?: unknown[] })[];
    // an error without a path: the document was not run at all, which says nothing about access
    const notRun = placed.find(({ path }) => !path);
    if (notRun) return `not run: ${notRun.message}`;
    // a mutation answers an id that is not the caller's as data; one that names a field looked further
    const refusal = kind === 'mutation' ? data?.[field.name]?.errors?.[0] : undefined;
    const told = refusal?.field ? undefined : refusal?.code;
    const code = placed.find(({ path }) => path?.length === 1)?.extensions.code ?? told ?? '';
    return codes.includes(code) ? code : 'answered';
  }

  /** What every table holds, by table: a changed row shows as much as a new one. */
  async function contents(): Promise<Record<string, string>> {
    const { pool } = product.services;
    const tables = await pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const digests = tables.rows.map(async ({ name }) => {
      const { rows } = await pool.query<{ digest: string }>(
        `select concat(count(*), ' rows ', md5(string_agg(t::text, ' ' order by t::text))) as digest from ${name} t`,
      );
      return [name, rows[0]?.digest ?? ''] as const;
    });
    return Object.fromEntries(await Promise.all(digests));
  }

  describe('answers the fields of each object to whom their rules name, and to nobody else:', () => {
    it.each(objectTypes.map((type) => [type.name, type] as const))('%s', async (typeName, type) => {
      // a User is owned by its id, all else by its userId: the other one leads to a wrong person
      const parent =
        typeName === 'User'
          ? { id: idOf('member'), userId: idOf('other member') }
          : { id: idOf('other member'), userId: idOf('member') };
      const answers: Record<string, unknown> = {};
      for (const { name, field } of fieldsOf(type)) {
        const resolve = field.resolve ?? defaultFieldResolver;
        const args = minimalArguments(field);
        answers[name] = await each(people, (person) =>
          verdictOf(() => resolve(parent, args, product.ctx(known[person].viewer), infoOf(field))),
        );
      }
      expect(answers).toEqual(Object.fromEntries(fieldsOf(type).map(({ name, rule }) => [name, expected(rule)])));
    });
  });

  describe('turns those whom the rule does not name away from', () => {
    let before: Record<string, string>;
    beforeAll(async () => {
      before = await contents();
    });

    it.each(operations.filter(({ rule }) => denied(rule).length > 0))('$name', async (operation) => {
      expect(await each(denied(operation.rule), (person) => send(known[person].browser, operation))).toEqual(
        expected(operation.rule, denied(operation.rule)),
      );
    });

    it('the database: none of these requests has written anything', async () => {
      expect(Object.keys(before)).toEqual(
        expect.arrayContaining(['public.users', 'public.sessions', 'public.rate_limits', 'public.audit']),
      );
      expect(await contents()).toEqual(before);
    });
  });

  describe('lets those whom the rule names in to', () => {
    it.each(operations)('$name', async (operation) => {
      // a mutation may end a session or change an account: each is tried by somebody new
      const caller = async (person: Person) => (operation.kind === 'mutation' ? newcomer(person) : known[person]);
      expect(
        await each(allowed(operation.rule), async (person) => send((await caller(person)).browser, operation)),
      ).toEqual(expected(operation.rule, allowed(operation.rule)));
    });
  });

  describe("reaches what is a member's by its id for that member and Admins alone in", () => {
    const idsOf = ({ field }: Operation) =>
      field.args.filter(({ type }) => getNamedType(type).name === 'ID').map(({ name }) => name);
    const reaching = operations.filter(
      (operation) =>
        operation.rule === 'signedIn' && idsOf(operation).length > 0 && !ofTheCatalogue.includes(operation.name),
    );

    /** A new order, design, favorite prompt, ticket or session of the member. */
    async function ownedThing(what: Owned | undefined): Promise<string> {
      const ctx = product.ctx(known.member.viewer);
      counter += 1;
      if (what === 'order')
        return (
          await createPurchase(ctx, {
            of: { packageId },
            billing: { customerName: 'Mia', address: '1 Main Street', country: 'Other' },
          })
        ).id;
      if (what === 'ticket')
        return (await createTicket(ctx, { requestId: `matrix-${counter}`, subject: 'A', message: 'B' })).id;
      if (what === 'favorite') return (await saveFavoritePrompt(ctx, { name: `F ${counter}`, prompt: 'A loom.' })).id;
      if (what === 'session') {
        const { rows } = await product.services.pool.query<{ family: string }>(
          `insert into sessions (user_id, family, refresh_hash, expires_at)
           values ($1, gen_random_uuid(), gen_random_uuid()::text, now() + interval '1 day') returning family`,
          [idOf('member')],
        );
        return rows[0]?.family ?? '';
      }
      await product.giveCredits(idOf('member'), 1);
      return (await createDesign(ctx, { requestId: `matrix-${counter}`, design: wish })).id;
    }

    it('operations that this test knows', () => {
      expect(reaching.map(({ name }) => name).sort()).toEqual(Object.keys(reachedById));
    });

    it.each(reaching)('$name', async (operation) => {
      const what = reachedById[operation.name];
      const reach = (person: Person, id: string) =>
        send(known[person].browser, operation, Object.fromEntries(idsOf(operation).map((name) => [name, id])), [
          ...refusals,
          'NOT_FOUND',
        ]);
      const id = await ownedThing(what);
      const before = await contents();
      // the same answer as for what does not exist: an id tells a stranger nothing
      expect(await each(['visitor', 'other member', 'Seller', 'moderator'], (person) => reach(person, id))).toEqual({
        visitor: 'UNAUTHENTICATED',
        'other member': 'NOT_FOUND',
        Seller: 'NOT_FOUND',
        moderator: 'NOT_FOUND',
      });
      expect(await contents()).toEqual(before);
      expect(await each(['member', 'Admin'], async (person) => reach(person, await ownedThing(what)))).toEqual({
        member: 'answered',
        Admin: 'answered',
      });
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
              product.ctx(known[person].viewer),
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
    expect(namesWith('public')).toEqual(openToStrangers);
  });

  it('keeps for Admins what is named in this test, and nothing less', () => {
    expect(namesWith('admin')).toEqual(forAdminsAlone);
  });
});
