import { chanceFrom } from '../../../studio/seed';
import { designInput } from '../../test/filled-product';
import { runs, timeLimit } from '../../test/long';
import { endDesign } from '../../test/months';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { UserEntity } from '../accounts/user.entity';
import { addEnvironmentKeys } from '../settings/ai-keys.service';
import { UserError } from '../user-error';
import { returnCredit } from './admin/credit-return.service';
import { deleteDesigns, purgeDesigns, restoreDesigns } from './design-deletion.service';
import { DesignEntity } from './design.entity';
import { createDesign } from './design-creation.service';
import { cancelDesign } from './design.service';
import { copyDesign } from './studio/copy-post.service';
import { correctDesign } from './studio/correction.service';
import { DesignDocumentEntity } from './studio/design-document.entity';
import { contentOf, saveDocument } from './studio/document.service';

const SEQUENCES = Number(process.env['MODEL_SEQUENCES'] ?? runs({ gate: 5, long: 200 }));
const STEPS = 40;

type Verb = () => Promise<unknown>;

/** What a design cost, when it was looked at last: purged designs are remembered. */
interface Seen {
  credits: number;
  isOver: boolean;
}

/**
 * Random sequences of everything that a customer, an Admin and the AI service can do to designs. The balance is what was
 * given, without one credit for each paid design that has not failed and was not cancelled, plus what Admins returned. A
 * copy, an edit, a correction and a deletion cost and return nothing.
 */
describe('the credits of designs', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
    await addEnvironmentKeys(product.ctx(), ['AQ.SandboxKey-one-0001']);
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;

  it.each(Array.from({ length: SEQUENCES }, (_, sequence) => [sequence]))(
    'change by paid designs alone, in sequence %d',
    async (sequence) => {
      const chance = chanceFrom(`credits ${sequence}`);
      const given = 3 + chance.below(6);
      const owner = await product.addUser({ credits: given });
      const admin = product.ctx(await product.addUser({ role: 'ADMIN' }));
      const ctx = () => product.ctx(owner);
      const seen = new Map<string, Seen>();
      let requests = 0;
      let returned = 0;
      const request = () => {
        requests += 1;
        return `sequence-${sequence}-${requests}`;
      };
      const designs = () => db().find(DesignEntity, { where: { userId: owner.id }, order: { id: 'ASC' } });
      const one = async (state?: DesignEntity['state']) => {
        const found = (await designs()).filter((design) => !state || design.state === state);
        return found[chance.below(Math.max(1, found.length))];
      };
      const idOf = async (state?: DesignEntity['state']) =>
        (await one(state))?.id ?? '01900000-0000-7000-8000-00000000dead';
      const create = (more: object = {}) => {
        const lettering = chance.chance(0.6) ? ('SET' as const) : ('DRAWN' as const);
        return createDesign(ctx(), { requestId: request(), design: { ...designInput, lettering }, ...more });
      };
      const twice = (work: (requestId: string) => Promise<unknown>) => {
        const requestId = request();
        return Promise.all([work(requestId), work(requestId)]);
      };
      const endOne = async (isMade: boolean) => {
        const design = await one('QUEUED');
        if (design) await endDesign(product, design.id, isMade);
      };
      const verbs: readonly [Verb, ...Verb[]] = [
        () => create(),
        () => create(),
        () => endOne(true),
        () => endOne(true),
        () => endOne(false),
        async () => cancelDesign(ctx(), await idOf('QUEUED')),
        async () => create({ basedOn: await idOf('SUCCEEDED') }),
        async () => {
          const id = await idOf('SUCCEEDED');
          await twice((requestId) => copyDesign(ctx(), { id, requestId }));
        },
        async () => {
          const id = await idOf('SUCCEEDED');
          await twice((requestId) => correctDesign(ctx(), id, requestId));
        },
        async () => {
          const id = await idOf('SUCCEEDED');
          await db().update(DesignDocumentEntity, { designId: id }, { hasLettering: true });
          await correctDesign(ctx(), id, request());
        },
        async () => {
          const id = await idOf('SUCCEEDED');
          const row = await db().findOneBy(DesignDocumentEntity, { designId: id });
          if (row) await saveDocument(ctx(), { id, version: row.version, content: contentOf(row) });
        },
        async () => {
          await returnCredit(admin, await idOf(), { reason: 'It is broken', requestId: request() });
          returned += 1;
        },
        async () => deleteDesigns(ctx(), [await idOf()]),
        async () => restoreDesigns(ctx(), [await idOf()]),
        () => (chance.chance(0.3) ? purgeDesigns(product.ctx(), Date.now() + 3_600_000) : Promise.resolve()),
      ];
      for (let step = 0; step < STEPS; step += 1) {
        await product.services.pool.query('delete from rate_limits');
        await chance
          .pick(verbs)()
          .catch((error: unknown) => {
            if (!(error instanceof UserError) && (error as Error).name !== 'AccessError') throw error;
          });
        for (const { id, credits, state } of await designs())
          seen.set(id, { credits, isOver: state === 'FAILED' || state === 'CANCELLED' });
        const paid = [...seen.values()].filter(({ credits, isOver }) => credits > 0 && !isOver).length;
        const { credits } = await db().findOneByOrFail(UserEntity, { id: owner.id });
        expect([step, credits]).toEqual([step, given - paid + returned]);
        const all = await designs();
        const corrections = all.filter(
          ({ corrects, state }) => corrects && state !== 'FAILED' && state !== 'CANCELLED',
        );
        expect(new Set(corrections.map(({ corrects }) => corrects)).size).toBe(corrections.length);
      }
    },
    timeLimit(60 * 60_000),
  );
});
