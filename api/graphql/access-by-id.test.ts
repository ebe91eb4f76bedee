import { getNamedType, isRequiredArgument } from 'graphql';
import { createBrand } from '../domain/brands/brand.service';
import { createDesign } from '../domain/designs/design-creation.service';
import { saveFavoritePrompt } from '../domain/favorites/favorite-prompt.service';
import { createPurchase } from '../domain/orders/order.service';
import { createApiToken } from '../domain/tokens/token.service';
import { createTicket } from '../domain/tickets/ticket.service';
import { AccessAccounts, contents, send } from '../test/access-accounts';
import { each, operations, refusals } from '../test/access-rules';
import type { Operation, Person } from '../test/access-rules';
import { aBrand } from '../test/brands';
import { postsOf } from '../domain/months/month-plan.service';
import { addMonth } from '../test/months';
import { addPhoto } from '../test/photos';
import { designInput } from '../test/filled-product';
import { storedInput } from '../test/webhook-cases';
import { saveWebhookEndpoint, testWebhookEndpoint } from '../domain/webhooks/own-webhooks.service';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { addSetDesign } from '../test/set-design';

/** Kinds of objects that a member owns, by the word that names them in root fields. */
const ownedKinds = [
  'MonthPicture',
  'Month',
  'Purchase',
  'Payment',
  'DesignDocument',
  'DesignPhoto',
  'Design',
  'FavoritePrompt',
  'Brand',
  'Ticket',
  'Session',
  'SignIn',
  'ApiToken',
  'Redeliver',
  'Webhook',
] as const;
type Owned = (typeof ownedKinds)[number];

/** Returns the kind of the object whose id a root field takes. A new kind needs a line in `ownedThing`. */
function kindIn(name: string): Owned {
  if (name === 'Mutation.rewriteCaption') return 'DesignDocument';
  if (name === 'Mutation.setMonthPictureAddresses') return 'Month';
  if (name === 'Mutation.redeliverFailedWebhooks') return 'Webhook';
  const word = name.slice(name.indexOf('.') + 1);
  const kind = ownedKinds.find((one) => word.toLowerCase().includes(one.toLowerCase()));
  if (!kind) throw new Error(`Say which object ${name} reaches by its id.`);
  return kind;
}

/** Takes the id of a public catalog object; orders/items.test.ts covers who sees what of it. */
const ofTheCatalogue = ['Query.itemAccess'];

/** Only their owner edits posts, brands and months. */
const forOwners = ['Query.designDocument', 'Query.brand', 'Query.monthPlan'];

/** Marks a ticket as read for the caller's side of it: its owner, or support. */
const forEitherSide = [
  'Mutation.markTicketRead',
  'Mutation.syncTicket',
  'Mutation.verifyPurchase',
  'Mutation.reportPayment',
];

describe('access matrix', () => {
  let product: TestProduct;
  let accounts: AccessAccounts;
  let packageId: string;
  let counter = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
    accounts = await AccessAccounts.at(product);
    packageId = (await product.addPackage()).id;
  });
  afterAll(() => product.stop());

  describe("gives the member access to the member's object by id, and Admins to read it, in", () => {
    // without an optional id something new is made: webhooks.test.ts saves webhooks of others by their ids
    const idsOf = ({ field }: Operation) =>
      field.args
        .filter((argument) => isRequiredArgument(argument) && getNamedType(argument.type).name === 'ID')
        .map(({ name }) => name);
    const reaching = operations.filter(
      (operation) =>
        operation.rule === 'signedIn' && idsOf(operation).length > 0 && !ofTheCatalogue.includes(operation.name),
    );

    /** A new object of this kind of the member. */
    async function ownedThing(what: Owned): Promise<string> {
      const ctx = product.ctx(accounts.known.member.viewer);
      counter += 1;
      if (what === 'Purchase' || what === 'Payment')
        return (
          await createPurchase(ctx, {
            of: { packageId },
            billing: { customerName: 'Mia', address: '1 Main Street', country: 'Other' },
          })
        ).id;
      if (what === 'Ticket')
        return (await createTicket(ctx, { requestId: `matrix-${counter}`, subject: 'A', message: 'B' })).id;
      if (what === 'FavoritePrompt')
        return (await saveFavoritePrompt(ctx, { name: `F ${counter}`, prompt: 'A loom.' })).id;
      if (what === 'Brand') {
        await product.services.pool.query('delete from brands');
        return (await createBrand(ctx, aBrand())).id;
      }
      if (what === 'Month') return addMonth(product, accounts.idOf('member'), { posts: 1 });
      if (what === 'MonthPicture') {
        const month = await addMonth(product, accounts.idOf('member'), { posts: 1 });
        return (await postsOf(ctx, month))[0]?.id ?? '';
      }
      if (what === 'DesignPhoto') return addPhoto(product, accounts.idOf('member'));
      if (what === 'ApiToken')
        return (await createApiToken(ctx, { name: `T ${counter}`, scopes: ['DESIGNS_READ'] })).apiToken.id;
      if (what === 'Webhook' || what === 'Redeliver') {
        await product.services.pool.query('delete from webhook_endpoints');
        const { id } = (await saveWebhookEndpoint(ctx, null, storedInput(), 0)).endpoint;
        return what === 'Webhook' ? id : (await testWebhookEndpoint(ctx, id)).id;
      }
      if (what === 'Session') {
        const { rows } = await product.services.pool.query<{ family: string }>(
          `insert into sessions (user_id, family, refresh_hash, expires_at)
           values ($1, gen_random_uuid(), gen_random_uuid()::text, now() + interval '1 day') returning family`,
          [accounts.idOf('member')],
        );
        return rows[0]?.family ?? '';
      }
      if (what === 'SignIn') {
        const { rows } = await product.services.pool.query<{ id: string }>(
          `insert into identities (user_id, issuer, subject) values ($1, 'https://issuer.example.com', uuidv7()::text) returning id`,
          [accounts.idOf('member')],
        );
        return rows[0]?.id ?? '';
      }
      if (what === 'DesignDocument') return addSetDesign(product, accounts.idOf('member'));
      await product.giveCredits(accounts.idOf('member'), 1);
      return (await createDesign(ctx, { requestId: `matrix-${counter}`, design: designInput })).id;
    }

    it('many operations', () => {
      expect(reaching.length).toBeGreaterThanOrEqual(15);
    });

    it.each(reaching)('$name', async (operation) => {
      const what = kindIn(operation.name);
      const reach = (person: Person, id: string) =>
        send(
          accounts.known[person].browser,
          operation,
          Object.fromEntries(idsOf(operation).map((name) => [name, id])),
          [...refusals, 'NOT_FOUND'],
        );
      const id = await ownedThing(what);
      const before = await contents(product);
      // The same answer as for an unknown id, so an id reveals nothing to other accounts.
      expect(await each(['anonymous', 'other member', 'Seller', 'moderator'], (person) => reach(person, id))).toEqual({
        anonymous: 'UNAUTHENTICATED',
        'other member': 'NOT_FOUND',
        Seller: 'NOT_FOUND',
        moderator: 'NOT_FOUND',
      });
      expect(await contents(product)).toEqual(before);
      // An Admin may read what customers own, and changes it by mutations of their own.
      const isQuery = operation.kind === 'query' && !forOwners.includes(operation.name);
      const mayAdminsReach = isQuery || forEitherSide.includes(operation.name);
      expect(await each(['member', 'Admin'], async (person) => reach(person, await ownedThing(what)))).toEqual({
        member: 'answered',
        Admin: mayAdminsReach ? 'answered' : 'NOT_FOUND',
      });
    });
  });
});
