import { randomUUID } from 'node:crypto';
import { mostDesignsAtOnce, restorableMinutes } from '../../../contract/limits';
import { designInput } from '../../test/filled-product';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { withClockAhead } from '../../test/wrong-clock';
import type { RequestContext } from '../../context';
import { dropFiles } from '../personal-data/person-content';
import { deleteDesigns, purgeDesigns, restoreDesigns } from './design-deletion.service';
import { DesignEntity } from './design.entity';
import { listDesigns } from './design.list';
import { createDesign } from './design-creation.service';
import { cancelDesign, findDesign } from './design.service';
import { generateDesign } from './generation.job';

const minute = 60_000;
const never = new AbortController().signal;

describe('deletion of designs', () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct({ gemini: true });
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  const someone = async () => {
    const user = await product.addUser({ credits: 10 });
    return { user, ctx: product.ctx(user) };
  };
  const queued = async (ctx: RequestContext) =>
    (await createDesign(ctx, { requestId: randomUUID(), design: designInput })).id;
  const made = async (ctx: RequestContext) => {
    const id = await queued(ctx);
    await generateDesign(product.ctx(), id, never);
    return id;
  };
  const cancelled = async (ctx: RequestContext) => (await cancelDesign(ctx, await queued(ctx))).id;
  const listed = async (ctx: RequestContext, owner: string) =>
    (await listDesigns(ctx, {}, owner).items()).map(({ id }) => id);
  const filesOf = async (id: string) => {
    const keys: string[] = [];
    for await (const { key } of product.services.storage.list(`designs/${id}/`)) keys.push(key);
    return keys;
  };
  /** Moves the deletion of designs that many minutes into the past. */
  const age = (ids: string[], minutes: number) =>
    product.services.pool.query(
      `update designs set deleted_at = deleted_at - $2 * interval '1 minute' where id = any($1)`,
      [ids, minutes],
    );
  /** Deletes the files that are queued for the deletion job. */
  const dropWaiting = async () => {
    const { rows } = await product.services.pool.query<{ payload: Parameters<typeof dropFiles>[1] }>(
      `delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'drop_files') returning payload`,
    );
    for (const { payload } of rows) await dropFiles(product.ctx(), payload);
  };

  it('hides them at once, and a restore puts them back at their positions', async () => {
    const { user, ctx } = await someone();
    const ids = [await made(ctx), await cancelled(ctx), await made(ctx)];
    const before = await listed(ctx, user.id);
    const deletedAt = Date.now();
    const { deletedIds, restorableUntil } = await deleteDesigns(ctx, [ids[0]!, ids[1]!]);
    expect(deletedIds.sort()).toEqual([ids[0], ids[1]].sort());
    expect(Math.abs(restorableUntil!.getTime() - deletedAt - restorableMinutes * minute)).toBeLessThan(5_000);
    expect(await listed(ctx, user.id)).toEqual([ids[2]]);
    await expect(findDesign(ctx, ids[0]!)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // Admins do not see a deleted design either
    const admin = product.ctx(await product.addUser({ role: 'ADMIN' }));
    await expect(findDesign(admin, ids[0]!)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await restoreDesigns(ctx, deletedIds)).designs.map(({ id }) => id).sort()).toEqual(deletedIds);
    expect(await listed(ctx, user.id)).toEqual(before);
    expect(await filesOf(ids[0]!)).toHaveLength(3);
  });

  it('treats designs that are already deleted, or already restored, as done', async () => {
    const { ctx } = await someone();
    const id = await made(ctx);
    const first = await deleteDesigns(ctx, [id]);
    await age([id], 3);
    const again = await deleteDesigns(ctx, [id, id.toUpperCase()]);
    expect(again).toMatchObject({ done: 1, left: 0, refused: 0, refusals: [], deletedIds: [id] });
    // the restore time does not start again
    expect(first.restorableUntil!.getTime() - again.restorableUntil!.getTime()).toBe(3 * minute);
    await restoreDesigns(ctx, [id]);
    expect((await restoreDesigns(ctx, [id])).designs.map((design) => design.id)).toEqual([id]);
  });

  it('counts each id against 10,000 a day, and is recorded as an event once in 15 minutes for a design', async () => {
    const { user, ctx } = await someone();
    const ids = [await cancelled(ctx), await cancelled(ctx)];
    const events = async () =>
      (
        await product.services.pool.query<{ id: string }>(
          `select data->>'id' as id from events where user_id = $1 and type = 'design.deleted' order by 1`,
          [user.id],
        )
      ).rows.map(({ id }) => id);
    for (let time = 0; time < 3; time += 1) {
      await deleteDesigns(ctx, ids);
      await restoreDesigns(ctx, ids);
    }
    expect(await events()).toEqual(ids.toSorted());
    await product.services.pool.query(
      `update designs set deletion_event_at = deletion_event_at - interval '15 minutes' where id = $1`,
      [ids[0]],
    );
    await deleteDesigns(ctx, ids);
    expect(await events()).toEqual([...ids, ids[0]].toSorted());
    await ctx.limits.take('designDeletionPerDay', user.id, 10_000 - 8);
    await restoreDesigns(ctx, ids);
    await expect(deleteDesigns(ctx, ids)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'You have deleted many designs today. You can try again in 24 hours.',
    });
    expect(await listed(ctx, user.id)).toEqual(expect.arrayContaining(ids));
  });

  it('leaves unfinished ones and their credits unchanged', async () => {
    const { user, ctx } = await someone();
    const [waiting, over] = [await queued(ctx), await made(ctx)];
    const refusals = [{ id: waiting, code: 'INVALID_STATE', message: 'Cancel this design before you delete it.' }];
    const none = { done: 0, left: 0, refused: 1, refusals, deletedIds: [], restorableUntil: null };
    expect(await deleteDesigns(ctx, [waiting])).toEqual(none);
    expect(await deleteDesigns(ctx, [waiting, over])).toMatchObject({
      ...none,
      done: 1,
      deletedIds: [over],
      restorableUntil: expect.any(Date) as Date,
    });
    expect(await listed(ctx, user.id)).toEqual([waiting]);
    // no other code can delete them either
    await expect(
      product.services.pool.query('update designs set deleted_at = now() where id = $1', [waiting]),
    ).rejects.toMatchObject({ constraint: 'ck_designs_deleted' });
    await generateDesign(product.ctx(), waiting, never);
    expect((await findDesign(ctx, waiting)).state).toBe('SUCCEEDED');
  });

  it('lets a generation that ends at the same moment be deleted as it ended, or not at all', async () => {
    const { user, ctx } = await someone();
    for (let round = 0; round < 5; round += 1) {
      const id = await queued(ctx);
      const [, outcome] = await Promise.allSettled([
        generateDesign(product.ctx(), id, never),
        (async () => {
          while ((await deleteDesigns(ctx, [id])).done === 0);
        })(),
      ]);
      expect(outcome.status).toBe('fulfilled');
      const design = await db().findOneByOrFail(DesignEntity, { id });
      expect([design.state, typeof design.imageKey]).toEqual(['SUCCEEDED', 'string']);
      expect(await listed(ctx, user.id)).toEqual([]);
    }
    const { rows } = await product.services.pool.query('select credits from users where id = $1', [user.id]);
    expect(rows).toEqual([{ credits: 5 }]);
  });

  it('refuses designs of other accounts, malformed ids, none and too many', async () => {
    const [{ ctx }, other] = [await someone(), await someone()];
    const id = await made(ctx);
    for (const ids of [[id], [randomUUID()], ['x', '', "' or 1=1"]]) {
      await expect(deleteDesigns(other.ctx, ids)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(restoreDesigns(other.ctx, ids)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    const own = await made(other.ctx);
    const missing = (given: string) => ({ id: given, code: 'NOT_FOUND', message: 'This design does not exist.' });
    const mixed = await deleteDesigns(other.ctx, [id.toUpperCase(), 'x', own]);
    expect(mixed).toMatchObject({ done: 1, refused: 2, refusals: [missing(id.toUpperCase()), missing('x')] });
    expect(mixed.deletedIds).toEqual([own]);
    await deleteDesigns(ctx, [id]);
    const restored = await restoreDesigns(other.ctx, [id, own]);
    expect(restored).toMatchObject({ done: 1, left: 0, refused: 1, refusals: [missing(id)] });
    expect(restored.designs.map((design) => design.id)).toEqual([own]);
    await expect(findDesign(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const refused = { code: 'INVALID_INPUT', field: ['ids'] };
    for (const ids of [[], Array.from({ length: mostDesignsAtOnce + 1 }, () => randomUUID())]) {
      await expect(deleteDesigns(ctx, ids)).rejects.toMatchObject(refused);
      await expect(restoreDesigns(ctx, ids)).rejects.toMatchObject(refused);
    }
  });

  it('is permanent after the restore time: first the row, then the files', async () => {
    const { ctx } = await someone();
    const [old, young, retained] = [await made(ctx), await made(ctx), await made(ctx)];
    await deleteDesigns(ctx, [old, young]);
    // a worker whose clock is ahead
    await withClockAhead(24 * 3_600_000, () => purgeDesigns(product.ctx()));
    expect(await db().countBy(DesignEntity, { id: old })).toBe(1);
    await age([old], restorableMinutes);
    await expect(restoreDesigns(ctx, [old])).rejects.toMatchObject({
      message: 'What was deleted can no longer be brought back.',
    });
    await expect(deleteDesigns(ctx, [old])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await purgeDesigns(product.ctx());
    // nothing is purged while another replica's clock may be behind
    expect(await db().countBy(DesignEntity, { id: old })).toBe(1);
    await age([old], 2);
    await purgeDesigns(product.ctx());
    expect(await db().countBy(DesignEntity, { id: old })).toBe(0);
    await dropWaiting();
    expect(await filesOf(old)).toEqual([]);
    expect([await filesOf(young), await filesOf(retained)].map(({ length }) => length)).toEqual([3, 3]);
    expect((await restoreDesigns(ctx, [old, young])).designs.map(({ id }) => id)).toEqual([young]);
  });

  it('purges completely, however many there are', async () => {
    const { user, ctx } = await someone();
    const id = await made(ctx);
    await product.services.pool.query(
      `insert into designs (user_id, request_id, platform, post_type, size, niche, style, primary_text, custom_prompt, prompt, state, deleted_at)
       select user_id, 'many-' || n, platform, post_type, size, niche, style, primary_text, custom_prompt, prompt, 'FAILED', now() - interval '1 hour'
       from designs, generate_series(1, 450) n where id = $1`,
      [id],
    );
    await purgeDesigns(product.ctx());
    expect(await db().countBy(DesignEntity, { userId: user.id })).toBe(1);
  });

  it('skips designs that are being restored, without waiting', async () => {
    const { ctx } = await someone();
    const id = await made(ctx);
    await deleteDesigns(ctx, [id]);
    // a restore that has locked the row and is not committed
    const runner = product.services.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('update designs set deleted_at = null where id = $1', [id]);
    await purgeDesigns(product.ctx(), Date.now() + 60 * minute);
    await runner.commitTransaction();
    await runner.release();
    await purgeDesigns(product.ctx(), Date.now() + 60 * minute);
    expect((await findDesign(ctx, id)).id).toBe(id);
    await dropWaiting();
    expect(await filesOf(id)).toHaveLength(3);
  });

  it('never deadlocks: the same designs in different orders at once', async () => {
    const { user, ctx } = await someone();
    const ids = [await made(ctx), await made(ctx), await made(ctx), await made(ctx)];
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([deleteDesigns(ctx, ids), deleteDesigns(product.ctx(user), ids.toReversed())]);
      await Promise.all([restoreDesigns(ctx, ids.toReversed()), restoreDesigns(product.ctx(user), ids)]);
    }
    expect(await listed(ctx, user.id)).toHaveLength(4);
  });
});
