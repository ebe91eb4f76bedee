import { DesignRequests } from '../../test/design-requests';
import { eventually } from '../../test/paying-customer';
import type { TestProduct } from '../../test/test-product';
import { reapDesigns } from './generation.job';
import { startRenewing, renewLease } from './lease';
import { claimDesign, requeue } from './queue';
import { succeed } from './success';

describe('the lease of a design', () => {
  let designRequests: DesignRequests;
  let product: TestProduct;
  beforeAll(async () => {
    designRequests = await DesignRequests.start();
    ({ product } = designRequests);
  });
  afterAll(() => product.stop());

  const claimed = async () => {
    const { user, design } = await designRequests.queued();
    const claim = await claimDesign(product.ctx(), design.id);
    if (!claim) throw new Error('not claimed');
    return { user, design, claim };
  };
  const secondsLeft = async (id: string) =>
    (
      await product.services.pool.query<{ left: number | null }>(
        'select extract(epoch from lease_until - now())::float as left from designs where id = $1',
        [id],
      )
    ).rows[0]?.left ?? 0;
  const expire = (id: string) =>
    product.services.pool.query(`update designs set lease_until = now() - interval '1 second' where id = $1`, [id]);
  const nothing = () => undefined;

  it("is half a minute, independent of the AI service's time limit", async () => {
    const { design } = await claimed();
    const left = await secondsLeft(design.id);
    expect(left).toBeGreaterThan(25);
    expect(left).toBeLessThanOrEqual(30);
  });

  it('is renewed while the design is worked on', async () => {
    const { design, claim } = await claimed();
    await expire(design.id);
    const lease = startRenewing(product.ctx(), claim, 60_000, nothing, 5);
    await eventually(async () => (await secondsLeft(design.id)) > 25);
    lease.stop();
    await reapDesigns(product.ctx());
    expect((await designRequests.stateOf(design)).state).toBe('RUNNING');
  });

  it('is not renewed for ever: work that hangs is ended', async () => {
    const { user, design, claim } = await claimed();
    startRenewing(product.ctx(), claim, -1, nothing, 5);
    await expire(design.id);
    await reapDesigns(product.ctx());
    expect(await designRequests.stateOf(design)).toMatchObject({ state: 'FAILED', failureCause: 'INTERRUPTED' });
    expect(await designRequests.creditsOf(user)).toBe(3);
  });

  it('notifies its worker that it has lost the design', async () => {
    const { design, claim } = await claimed();
    await expire(design.id);
    await reapDesigns(product.ctx());
    // begun before, it could renew the lease between these two
    await new Promise<void>((resolve) => startRenewing(product.ctx(), claim, 60_000, resolve, 5));
    expect((await designRequests.stateOf(design)).state).toBe('FAILED');
  });

  it('of an earlier claim renews, requeues and finishes nothing of a later one', async () => {
    const { design, claim } = await claimed();
    await requeue(product.ctx(), claim, null);
    const later = await claimDesign(product.ctx(), design.id);
    expect(later?.attempts).toBe(2);
    expect(await renewLease(product.ctx(), claim)).toBe(false);
    expect(await requeue(product.ctx(), claim, null)).toBe(false);
    const work = { model: 'late', aiKeyId: null, aiKeyName: null, cost: null };
    const files = { imageKey: 'designs/late/image.png', thumbnailKey: null, originalKey: null };
    const picture = { width: 1, height: 1 } as never;
    const late = { ...claim, userId: design.userId };
    expect(await succeed(product.ctx(), late, work, { picture }, files)).toBe(false);
    expect(await designRequests.stateOf(design)).toMatchObject({ state: 'RUNNING', attempts: 2, imageKey: null });
  });
});
