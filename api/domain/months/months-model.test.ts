import { chanceFrom } from '../../../studio/seed';
import { runs, timeLimit } from '../../test/long';
import { addMonth, endDesign } from '../../test/months';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { UserEntity } from '../accounts/user.entity';
import { deleteDesigns } from '../designs/design-deletion.service';
import { DesignEntity } from '../designs/design.entity';
import { UserError } from '../user-error';
import { addEnvironmentKeys } from '../settings/ai-keys.service';
import { feedMonths } from './feed-months.job';
import { makeMonth, pauseMonth, resumeMonth } from './making.service';
import { remakeMonthPicture, retryMonth } from './remaking.service';
import { MonthPlanEntity } from './month-plan.entity';
import { deleteMonth, postsOf, saveMonth } from './month-plan.service';

const SEQUENCES = Number(process.env['MODEL_SEQUENCES'] ?? runs({ gate: 6, long: 200 }));
const STEPS = 30;

type Verb = () => Promise<unknown>;

/**
 * Random sequences of everything that a customer and the world can do to months: credits change by designs that are made
 * alone, each picture is paid at most once, and every month comes to its end.
 */
describe('the credits of months of posts', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
    await addEnvironmentKeys(product.ctx(), ['AQ.SandboxKey-one-0001']);
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  const feed = () => feedMonths(() => product.ctx());

  it(
    'are spent picture by picture, never twice',
    async () => {
      for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
        await product.services.pool.query('delete from rate_limits');
        const chance = chanceFrom(`months ${sequence}`);
        const given = 2 + chance.below(8);
        const owner = await product.addUser({ credits: given });
        let added = 0;
        const ctx = () => product.ctx(owner);
        const plans = async () => db().findBy(MonthPlanEntity, { userId: owner.id });
        const designs = async () => db().findBy(DesignEntity, { userId: owner.id });
        const onePlan = async (): Promise<MonthPlanEntity | undefined> => {
          const all = await plans();
          return all[chance.below(Math.max(1, all.length))];
        };
        const oneQueued = async () => (await designs()).find(({ state }) => state === 'QUEUED');
        const verbs: readonly [Verb, ...Verb[]] = [
          () => addMonth(product, owner.id, { posts: 1 + chance.below(5) }),
          feed,
          feed,
          () => Promise.all([feed(), feed()]),
          async () => {
            const plan = await onePlan();
            const ask = () =>
              makeMonth(ctx(), { id: plan?.id ?? '', version: plan?.version ?? 0, pictures: 1 + chance.below(3) });
            if (plan) await Promise.all([ask(), ask()]);
          },
          async () => {
            const plan = await onePlan();
            const posts = plan ? await postsOf(ctx(), plan.id) : [];
            if (plan) await saveMonth(ctx(), { id: plan.id, version: plan.version, posts: posts.reverse() });
          },
          async () => pauseMonth(ctx(), (await onePlan())?.id ?? ''),
          async () => resumeMonth(ctx(), (await onePlan())?.id ?? ''),
          async () => {
            const id = (await onePlan())?.id ?? '';
            await Promise.all([retryMonth(ctx(), id), retryMonth(ctx(), id)]);
          },
          async () => {
            const design = await oneQueued();
            if (design) await endDesign(product, design.id, chance.chance(0.7));
          },
          async () => {
            const design = await oneQueued();
            if (design) await endDesign(product, design.id);
          },
          async () => {
            const [design] = (await designs()).filter(({ state, deletedAt }) => state === 'SUCCEEDED' && !deletedAt);
            if (design && chance.chance(0.5)) await deleteDesigns(ctx(), [design.id]);
          },
          async () => {
            const id = (await onePlan())?.id;
            if (!id) return;
            const posts = await postsOf(ctx(), id);
            const postId = posts[chance.below(Math.max(1, posts.length))]?.id ?? '';
            const ask = () => remakeMonthPicture(ctx(), postId);
            await Promise.all([ask(), ask()]);
          },
          async () => {
            if (chance.chance(0.3)) await deleteMonth(ctx(), (await onePlan())?.id ?? '');
          },
          async () => {
            if (chance.chance(0.2)) {
              added += 1;
              await db().increment(UserEntity, { id: owner.id }, 'credits', 1);
            }
          },
        ];
        const check = async () => {
          const all = await designs();
          // a copy uses the background of another design, and has no picture
          const paid = all.filter(
            ({ state, basedOn }) => state !== 'FAILED' && state !== 'CANCELLED' && basedOn === null,
          );
          const { credits } = await db().findOneByOrFail(UserEntity, { id: owner.id });
          expect([sequence, credits]).toEqual([sequence, given + added - paid.length]);
          for (const plan of await plans()) {
            const posts = await postsOf(ctx(), plan.id);
            const used = posts.flatMap(({ designId }) => designId ?? []);
            expect(new Set(used).size).toBe(used.length);
            const sources = all.filter(
              ({ id, basedOn, deletedAt }) => basedOn === null && !deletedAt && used.includes(id),
            );
            expect(sources.length).toBeLessThanOrEqual(plan.pictures ?? 0);
            if (plan.state === 'DONE') expect(posts.every(({ state }) => state === 'READY')).toBe(true);
          }
        };
        for (let step = 0; step < STEPS; step += 1) {
          await chance
            .pick(verbs)()
            .catch((error: unknown) => {
              const isExpected = error instanceof UserError || (error as Error).name === 'AccessError';
              if (!isExpected) throw error;
            });
          await check();
        }
        // with credits and without failures, all that was begun comes to an end
        await db().update(UserEntity, { id: owner.id }, { credits: 100 });
        for (let round = 0; round < 15; round += 1) {
          for (const { id } of await plans()) {
            await resumeMonth(ctx(), id).catch(() => undefined);
            await retryMonth(ctx(), id).catch(() => undefined);
            for (const post of await postsOf(ctx(), id))
              await remakeMonthPicture(ctx(), post.id).catch(() => undefined);
          }
          await feed();
          for (const { id } of (await designs()).filter(({ state }) => state === 'QUEUED'))
            await endDesign(product, id);
        }
        for (const plan of await plans()) expect(['DRAFT', 'DONE']).toContain(plan.state);
      }
    },
    timeLimit(60 * 60_000),
  );
});
