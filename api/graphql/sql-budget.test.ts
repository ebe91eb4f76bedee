import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OperationTypeNode, getOperationAST, parse, print, separateOperations } from 'graphql';
import { createClient } from 'graphql-ws';
import { Client } from 'pg';
import WebSocket from 'ws';
import { beginTwoStep, confirmTwoStep, disableTwoStep } from '../domain/accounts/two-step/two-step.service';
import { publicPages } from '../platform/kept/mark';
import { publish } from '../platform/events/events';
import { signIn } from '../test/account-calls';
import { codeOf, proofOf } from '../test/account-variables';
import { startFilledProduct } from '../test/filled-product';
import type { FilledProduct } from '../test/filled-product';
import type { TestBrowser } from '../test/test-browser';
import { screenVariables } from '../test/screen-variables';

/** SQL statements that one call may cost. */
interface Budget {
  /** Left out where no member calls it. */
  member?: number;
  /** A visitor's first call after content has changed. Left out where a visitor is turned away. */
  visitor?: number;
  /** Where a visitor is turned away further down than at the first field. */
  turnedAway?: number;
}

/**
 * The operations of the client, each with what it costs and not a statement more. BEGIN, COMMIT, the look-up of
 * who asks (one for a member, none for a visitor) and the counting of attempts are statements too. A figure may
 * fall; one that has to rise needs a reason.
 */
const budgets: Record<string, Budget> = {
  // queries, the look-up of the member included
  AboutPage: { member: 2, visitor: 1 },
  // answered to Admins alone
  AdminOverview: {},
  EarlierSection: {},
  StoredSection: {},
  // of the editors, for Admins alone
  AdminPurchases: {},
  DeletePurchases: {},
  PurchasesToDelete: {},
  RefundPurchase: {},
  ResetPayPalSetup: {},
  ResetSection: {},
  RestoreSection: {},
  // the settings themselves are public, what is an Admin's is a field of theirs
  PayPalSetup: { turnedAway: 1 },
  SavePayPalSetup: {},
  SaveSection: {},
  SaveSellerSetup: {},
  SellerSetup: { turnedAway: 1 },
  TestPayPalSetup: {},
  SetSectionActive: {},
  Banner: { member: 2, visitor: 1 },
  Checkout: { member: 3, visitor: 2 },
  ContactPage: { member: 2, visitor: 1 },
  // payments that PayPal has not decided on are said there, open tickets and those with unread answers
  DashboardSummary: { member: 8 },
  DesignById: { member: 2 },
  // those at work and those that were
  DesignRow: { member: 3 },
  CreditEntries: { member: 3 },
  Designs: { member: 2 },
  // its rows, and how long the list is now
  GalleryChange: { member: 3 },
  GalleryTotal: { member: 2 },
  GalleryDesign: { member: 2 },
  GalleryDesigns: { member: 2 },
  EmailRegistration: { member: 1, visitor: 0 },
  Features: { member: 2, visitor: 1 },
  Footer: { member: 2, visitor: 1 },
  GeneratorSetup: { member: 2 },
  // what the caller has bought is asked once, however many items are shown
  Item: { member: 3, visitor: 2 },
  ItemAccess: { member: 3 },
  ItemCheckout: { member: 3, visitor: 2 },
  ItemIsBought: { member: 3 },
  Items: { member: 4, visitor: 3 },
  LastBilling: { member: 2, visitor: 0 },
  Me: { member: 1, visitor: 0 },
  Navbar: { member: 2, visitor: 1 },
  PurchaseDetails: { member: 9 },
  Purchases: { member: 4 },
  PayPurchase: { member: 2 },
  PaymentSettings: { member: 2, visitor: 1 },
  Pricing: { member: 3, visitor: 2 },
  PrivacyPage: { member: 2, visitor: 1 },
  SignInProviders: { member: 1, visitor: 0 },
  TermsPage: { member: 2, visitor: 1 },
  Testimonials: { member: 2, visitor: 1 },
  // its design, its order and its replies
  Ticket: { member: 5 },
  TicketDesign: { member: 2 },
  TicketPurchase: { member: 2 },
  TicketSubjects: { member: 3 },
  Tickets: { member: 2 },
  UnreadTickets: { member: 2 },
  // mutations
  CancelDesign: { member: 14 },
  CancelPurchase: { member: 10 },
  // the invoice asks who sells, takes a number and is written
  CapturePayment: { member: 31 },
  // the letter about it is written and queued
  ReturnPurchase: { member: 50 },
  // the last one tells every tab of its owner that it is there
  CreateDesign: { member: 17 },
  CreatePurchase: { member: 8 },
  // what it is about is looked up; everybody who follows tickets hears of it
  CreateTicket: { member: 10 },
  // a transaction, so that the news goes out if and only if they are gone; all of them in one statement
  DeleteDesigns: { member: 6 },
  RestoreDesigns: { member: 6 },
  EnhancePrompt: { member: 6 },
  FavoritePrompts: { member: 2 },
  // one account's favorites change one after the other; then all of them are answered
  SaveFavoritePrompt: { member: 10 },
  RenameFavoritePrompt: { member: 10 },
  DeleteFavoritePrompt: { member: 6 },
  MarkTicketRead: { member: 9 },
  // looked at before it is locked, and again under its lock; then the conversation is read
  ReplyToTicket: { member: 15 },
  // an address in use is not worth a hash, so it is looked up before; the device is remembered
  Register: { visitor: 12 },
  RequestPasswordReset: { visitor: 8 },
  // counted before the token is looked up, that before the hash; failed sign-ins are forgotten
  ResetPassword: { visitor: 13 },
  // support hears of it if and only if it is stored
  SendContactMessage: { member: 6, visitor: 5 },
  SendVerificationEmail: { member: 7 },
  // three counts are taken and given back: of the address, of the account from there, of the account; the account's
  // other devices hear of it
  SignIn: { visitor: 12 },
  // live updates of the session hear of its end
  SignOut: { member: 3, visitor: 0 },
  StartPayment: { member: 16 },
  VerifyEmail: { member: 9 },
  // the profile, and the safety of the account; the account itself is read to know who asks
  Profile: { member: 1 },
  UpdateProfile: { member: 8 },
  MailChoices: { member: 1 },
  SetWantedMails: { member: 6 },
  Security: { member: 3 },
  SecurityChanged: { member: 4 },
  Sessions: { member: 2 },
  SendProofCode: { member: 8 },
  ChangePassword: { member: 21 },
  RequestEmailChange: { member: 19 },
  CancelEmailChange: { member: 8 },
  ConfirmEmailChange: { member: 15 },
  UndoEmailChange: { visitor: 13 },
  SignOutSession: { member: 9 },
  SignOutOtherSessions: { member: 8 },
  BeginTwoStep: { member: 8 },
  ConfirmTwoStep: { member: 19 },
  FinishSignIn: { visitor: 14 },
  RenewRecoveryCodes: { member: 19 },
  DisableTwoStep: { member: 18 },
  PrepareDataDownload: { member: 12 },
  // it takes the member away: personal-data.test.ts tries it
  DeleteAccount: {},
  // subscriptions, until their first answer
  DesignsChanged: { member: 3 },
  MeChanged: { member: 2 },
  PurchaseChanged: { member: 4 },
  PurchaseState: { member: 4 },
  TicketChanged: { member: 7 },
  TicketsChanged: { member: 3 },
};

const documents = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.graphql'),
);
/** Every operation of the client by name, with the fragments it uses. */
const operations = separateOperations(
  parse(documents.map((path) => readFileSync(join('web/src', path), 'utf8')).join('\n')),
);

const kindOf = (name: string) => operations[name] && getOperationAST(operations[name])?.operation;
const { QUERY, MUTATION, SUBSCRIPTION } = OperationTypeNode;
const ofKind = (...kinds: OperationTypeNode[]) =>
  Object.keys(budgets).filter((name) => kinds.some((kind) => kind === kindOf(name)));
const has = (who: keyof Budget) => (name: string) => budgets[name]?.[who] !== undefined;

type Answer = { data?: unknown; errors?: readonly { extensions?: Record<string, unknown> }[] | undefined };

/** What went wrong, whether as an error or as data. */
const troubles = ({ data, errors }: Answer) => [
  ...(errors ?? []),
  ...Object.values(data ?? {}).flatMap((answered: { errors?: unknown[] } | null) => answered?.errors ?? []),
];

/** Statements without what may differ between a short and a long list. */
const shapesOf = (statements: string[]) =>
  statements
    // a list that ends on its first page is spared the statement that counts it (platform/lists/page.ts)
    .filter((statement) => !/^select count\(/i.test(statement))
    .map((statement) => statement.replace(/\$\d+(, \$\d+)*/g, '$'))
    .sort();

function hold(statements: string[], budget = 0): void {
  if (statements.length > budget)
    throw new Error(`${statements.length} SQL statements, and the budget is ${budget}:\n${statements.join('\n')}`);
}

describe('SQL statements of the operations of the client', () => {
  let few: FilledProduct;
  let many: FilledProduct;
  // whatever this process asks PostgreSQL passes here: both pools, the counting of attempts, the listening connection
  const queries = jest.spyOn(Client.prototype, 'query');

  beforeAll(async () => {
    few = await startFilledProduct(2);
    many = await startFilledProduct(30);
  });
  afterAll(async () => {
    queries.mockRestore();
    await few.product.stop();
    await many.product.stop();
  });

  const call = async (
    name: string,
    filled: FilledProduct,
    browser: TestBrowser,
  ): Promise<{ answer: Answer; statements: string[] }> => {
    const document = operations[name];
    if (!document) throw new Error(`The client has no operation ${name}`);
    const request = { query: print(document), variables: { ...(await screenVariables[name]?.(filled)) } };
    const live = kindOf(name) === SUBSCRIPTION;
    queries.mockClear();
    const answer = live
      ? await firstAnswer(filled, browser, request)
      : await browser.graphql(request.query, request.variables);
    const statements = queries.mock.calls.map(([query]: unknown[]) =>
      typeof query === 'string' ? query : (query as { text: string }).text,
    );
    // a subscription waits for a change, which `firstAnswer` has made
    return { answer, statements: live ? statements.filter((text) => !text.includes('pg_notify')) : statements };
  };
  const asMember = async (name: string, filled: FilledProduct) => {
    const { browser } = filled;
    // whoever comes after SignOut
    if (!browser.cookies.has('postloom_session')) await call('SignIn', filled, browser);
    return call(name, filled, browser);
  };
  const asVisitor = (name: string, filled: FilledProduct) =>
    name === 'FinishSignIn' ? atSecondStep(filled) : call(name, filled, filled.product.browser());

  /** The second step of a sign-in, after the first in the same browser. */
  const atSecondStep = async (filled: FilledProduct) => {
    const { product, member } = filled;
    const browser = product.browser();
    await beginTwoStep(product.ctx(member), proofOf(filled));
    await confirmTwoStep(product.ctx(member), await codeOf(filled, 0));
    await signIn(browser, member.email, member.password);
    const called = await call('FinishSignIn', filled, browser);
    await disableTwoStep(product.ctx(member), proofOf(filled));
    return called;
  };

  it('each have a budget, and no other operation has one', () => {
    const names = Object.keys(operations);
    const withoutBudget = names.filter((name) => !budgets[name]);
    const withoutOperation = Object.keys(budgets).filter((name) => !operations[name]);
    expect({ withoutBudget, withoutOperation }).toEqual({ withoutBudget: [], withoutOperation: [] });
  });

  it('are asked for lists that differ in length', async () => {
    const rows = async (filled: FilledProduct) => {
      const [orders, designs] = [await asMember('Purchases', filled), await asMember('Designs', filled)].map(
        ({ answer }) =>
          (answer.data as { me: { purchases?: { items: unknown[] }; designs?: { items: unknown[] } } }).me,
      );
      return [orders?.purchases?.items.length, designs?.designs?.items.length];
    };
    expect([await rows(few), await rows(many)]).toEqual([
      [2, 2],
      [25, 30],
    ]);
  });

  /** The same statements for few rows as for many, and no more of them than the budget. */
  const holdBudget = async (name: string, who: keyof Budget, ask: typeof asMember) => {
    const [short, long] = [await ask(name, few), await ask(name, many)];
    expect([...troubles(short.answer), ...troubles(long.answer)]).toEqual([]);
    expect(shapesOf(long.statements)).toEqual(shapesOf(short.statements));
    hold(short.statements, budgets[name]?.[who]);
    hold(long.statements, budgets[name]?.[who]);
  };

  it.each(ofKind(QUERY, MUTATION).filter(has('member')))('of a member: %s', (name) =>
    holdBudget(name, 'member', asMember),
  );

  it.each(ofKind(MUTATION).filter(has('visitor')))('of a visitor: %s', (name) =>
    holdBudget(name, 'visitor', asVisitor),
  );

  it.each(ofKind(QUERY).filter(has('visitor')))(
    'of a visitor: %s once, then none until content changes',
    async (name) => {
      const costs = [];
      for (const filled of [few, many]) {
        await changeContent(filled);
        const [first, again] = [await asVisitor(name, filled), await asVisitor(name, filled)];
        await changeContent(filled);
        const anew = await asVisitor(name, filled);
        expect([first, again, anew].flatMap(({ answer }) => troubles(answer))).toEqual([]);
        hold(first.statements, budgets[name]?.visitor);
        hold(again.statements, 0);
        costs.push(shapesOf(first.statements), shapesOf(anew.statements));
      }
      for (const cost of costs) expect(cost).toEqual(costs[0]);
    },
  );

  it.each(ofKind(QUERY, MUTATION).filter((name) => !has('visitor')(name)))(
    'of a visitor: none to be turned away from %s',
    async (name) => {
      const { answer, statements } = await asVisitor(name, many);
      // whose lists they are there is nobody to say
      const isNobody = (answer.data as { me?: unknown } | undefined)?.me === null;
      expect(isNobody ? ['UNAUTHENTICATED'] : answer.errors?.map(({ extensions }) => extensions?.['code'])).toContain(
        'UNAUTHENTICATED',
      );
      hold(statements, budgets[name]?.turnedAway ?? 0);
    },
  );

  it.each(ofKind(SUBSCRIPTION))('of a member: %s', (name) => holdBudget(name, 'member', asMember));
});

/** A change of public content that leaves it as it is, and that this process has heard of. */
async function changeContent({ product: { services } }: FilledProduct): Promise<void> {
  let stop = () => undefined as void;
  const heard = new Promise<void>((resolve) => {
    stop = services.events.listen('content', publicPages, () => resolve());
  });
  await services.pool.query('update packages set name = name');
  await heard;
  stop();
}

/** Follows a subscription until it has told something: the account's or a design's state after a change. */
async function firstAnswer(
  { product: { services, url }, member, designId }: FilledProduct,
  browser: TestBrowser,
  request: { query: string; variables: Record<string, unknown> },
): Promise<Answer> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    retryAttempts: 0,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers: { cookie } });
      }
    },
  });
  const listen = services.events.listen.bind(services.events);
  const spy = jest.spyOn(services.events, 'listen');
  const listening = new Promise<void>((resolve) => {
    spy.mockImplementationOnce((...given) => {
      resolve();
      return listen(...given);
    });
  });
  const first = client.iterate(request).next();
  // one that is refused never listens
  await Promise.race([listening, first]);
  await publish(services.dataSource.manager, { type: 'account', id: member.id });
  await publish(services.dataSource.manager, { type: 'design', id: designId, owner: member.id });
  const { value } = (await first) as { value: Answer };
  spy.mockRestore();
  await client.dispose();
  return value;
}
