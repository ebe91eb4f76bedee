import { getNamedType } from 'graphql';
import { createDesign } from '../domain/designs/design.service';
import { saveFavoritePrompt } from '../domain/favorites/favorite-prompt.service';
import { createPurchase } from '../domain/orders/order.service';
import { createTicket } from '../domain/tickets/ticket.service';
import { AccessPeople, contents, send } from '../test/access-people';
import { each, operations, refusals } from '../test/access-rules';
import type { Operation, Person } from '../test/access-rules';
import { designInput } from '../test/filled-product';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

/** Member-owned objects that root fields reach by an ID argument, by field. */
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

/** Takes the id of a public catalog object; orders/items.test.ts covers who sees what of it. */
const ofTheCatalogue = ['Query.itemAccess'];

/** Marks a ticket as read for the caller's side of it: its owner, or support. */
const forEitherSide = ['Mutation.markTicketRead'];

describe('access matrix', () => {
  let product: TestProduct;
  let crowd: AccessPeople;
  let packageId: string;
  let counter = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
    crowd = await AccessPeople.at(product);
    packageId = (await product.addPackage()).id;
  });
  afterAll(() => product.stop());

  describe("gives the member access to the member's object by id, and Admins to read it, in", () => {
    const idsOf = ({ field }: Operation) =>
      field.args.filter(({ type }) => getNamedType(type).name === 'ID').map(({ name }) => name);
    const reaching = operations.filter(
      (operation) =>
        operation.rule === 'signedIn' && idsOf(operation).length > 0 && !ofTheCatalogue.includes(operation.name),
    );

    /** A new order, design, favorite prompt, ticket or session of the member. */
    async function ownedThing(what: Owned | undefined): Promise<string> {
      const ctx = product.ctx(crowd.known.member.viewer);
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
          [crowd.idOf('member')],
        );
        return rows[0]?.family ?? '';
      }
      await product.giveCredits(crowd.idOf('member'), 1);
      return (await createDesign(ctx, { requestId: `matrix-${counter}`, design: designInput })).id;
    }

    it('exactly the operations that this test lists', () => {
      expect(reaching.map(({ name }) => name).sort()).toEqual(Object.keys(reachedById));
    });

    it.each(reaching)('$name', async (operation) => {
      const what = reachedById[operation.name];
      const reach = (person: Person, id: string) =>
        send(crowd.known[person].browser, operation, Object.fromEntries(idsOf(operation).map((name) => [name, id])), [
          ...refusals,
          'NOT_FOUND',
        ]);
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
      const mayAdminsReach = operation.kind === 'query' || forEitherSide.includes(operation.name);
      expect(await each(['member', 'Admin'], async (person) => reach(person, await ownedThing(what)))).toEqual({
        member: 'answered',
        Admin: mayAdminsReach ? 'answered' : 'NOT_FOUND',
      });
    });
  });
});
