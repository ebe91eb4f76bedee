import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageAway } from '../../platform/storage/away';
import { DesignRequests } from '../../test/design-requests';
import type { TestProduct } from '../../test/test-product';
import { cancelDesign } from './design.service';
import { generateDesign, generateDesigns, reapDesigns } from './generation.job';
import { DesignDocumentEntity } from './studio/design-document.entity';
import { storeUnstored } from './unstored-pictures';

describe('a finished picture', () => {
  let designRequests: DesignRequests;
  let product: TestProduct;
  beforeAll(async () => {
    designRequests = await DesignRequests.start();
    ({ product } = designRequests);
  });
  afterAll(() => product.stop());

  const never = new AbortController().signal;
  const calls = async () =>
    ((await (await fetch(`${product.gemini.url}/sandbox/calls`)).json()) as { total: number }).total;
  const failures = async (cause: string) =>
    (await product.services.metrics.designsFailed.get()).values.find(({ labels }) => labels.cause === cause)?.value;

  it('is stored by a retry after the storage was unavailable, without another call of the AI service', async () => {
    const { design } = await designRequests.queued();
    const before = await calls();
    const put = jest.spyOn(product.services.storage, 'put').mockRejectedValueOnce(new StorageAway('away'));
    await generateDesign(product.ctx(), design.id, never);
    expect(put).toHaveBeenCalledTimes(4);
    put.mockRestore();
    expect(await designRequests.stateOf(design)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await calls()).toBe(before + 1);
  });

  it('that cannot be stored at all counts as a failure of the storage, and the credit is released', async () => {
    const { user, design } = await designRequests.queued();
    const credits = await designRequests.creditsOf(user);
    const put = jest.spyOn(product.services.storage, 'put').mockRejectedValue(new Error('no space left'));
    await generateDesign(product.ctx(), design.id, never);
    put.mockRestore();
    expect(await designRequests.stateOf(design)).toMatchObject({ state: 'FAILED' });
    expect(await designRequests.creditsOf(user)).toBe(credits + 1);
    expect(await failures('storage')).toBe(1);
  });

  describe('while the storage is away', () => {
    const away = () =>
      jest
        .spyOn(product.services.storage, 'put')
        .mockRejectedValue(new StorageAway('The object storage did not answer'));
    const onDisk = () => readdir(join(product.services.config.dataFolder, 'unstored')).catch(() => []);
    const leaseSeconds = async ({ id }: { id: string }) =>
      (
        await product.services.pool.query<{ left: number }>(
          'select extract(epoch from lease_until - now())::float as left from designs where id = $1',
          [id],
        )
      ).rows[0]?.left ?? 0;
    const unstored = async () => (await product.services.metrics.designsUnstored.get()).values[0]?.value;

    it('waits on the disk, and is stored once the storage is back, for one call and one credit', async () => {
      const { user, design } = await designRequests.queued();
      const before = await calls();
      const put = away();
      await generateDesign(product.ctx(), design.id, never);
      expect(await designRequests.stateOf(design)).toMatchObject({
        state: 'RUNNING',
        cost: null,
        model: expect.any(String) as string,
      });
      expect(await onDisk()).toEqual([`${design.id}.1`]);
      // a restarted worker finds it in time, and it is not taken for abandoned
      expect(await leaseSeconds(design)).toBeGreaterThan(500);
      await storeUnstored(product.ctx());
      await reapDesigns(product.ctx());
      expect([(await designRequests.stateOf(design)).state, await unstored()]).toEqual(['RUNNING', 1]);
      put.mockRestore();
      await storeUnstored(product.ctx());
      const made = await designRequests.stateOf(design);
      expect(made).toMatchObject({ state: 'SUCCEEDED', attempts: 1, model: expect.any(String) as string });
      expect((await product.services.storage.get(made.imageKey ?? ''))?.length).toBeGreaterThan(1_000);
      expect([await calls(), await onDisk(), await unstored()]).toEqual([before + 1, [], 0]);
      expect([await designRequests.creditsOf(user), await designRequests.reasonsOf(design)]).toEqual([2, ['RESERVE']]);
    });

    it('is known to have lettering where it was to have none', async () => {
      const { design } = await designRequests.queued({
        lettering: 'SET',
        customPrompt: 'A bakery [[lettering-always]]',
      });
      const put = away();
      await generateDesign(product.ctx(), design.id, never);
      put.mockRestore();
      expect((await onDisk()).toSorted()).toEqual([`${design.id}.1`, `${design.id}.1.lettering`]);
      await storeUnstored(product.ctx());
      expect(await onDisk()).toEqual([]);
      expect(
        await product.services.dataSource.manager.findOneByOrFail(DesignDocumentEntity, { designId: design.id }),
      ).toMatchObject({ hasLettering: true });
    });

    it('keeps its worker from beginning another one, until it is stored', async () => {
      const { design } = await designRequests.queued();
      const put = away();
      await generateDesign(product.ctx(), design.id, never);
      const { design: next } = await designRequests.queued();
      const work = { draining: never, hurry: never };
      await generateDesigns(() => product.ctx(), work);
      expect((await designRequests.stateOf(next)).state).toBe('QUEUED');
      put.mockRestore();
      await storeUnstored(product.ctx());
      await generateDesigns(() => product.ctx(), work);
      expect((await designRequests.stateOf(next)).state).toBe('SUCCEEDED');
    });

    it('is deleted from the disk when its design was cancelled', async () => {
      const { user, design } = await designRequests.queued();
      const put = away();
      await generateDesign(product.ctx(), design.id, never);
      await cancelDesign(product.ctx(user), design.id);
      put.mockRestore();
      await storeUnstored(product.ctx());
      expect([await onDisk(), (await designRequests.stateOf(design)).state]).toEqual([[], 'CANCELLED']);
      expect(await designRequests.creditsOf(user)).toBe(3);
    });

    it('fails after six hours, and the credit is released', async () => {
      const { user, design } = await designRequests.queued();
      const put = away();
      await generateDesign(product.ctx(), design.id, never);
      const old = new Date(Date.now() - 6.1 * 60 * 60 * 1000);
      await utimes(join(product.services.config.dataFolder, 'unstored', `${design.id}.1`), old, old);
      await storeUnstored(product.ctx());
      put.mockRestore();
      expect(await designRequests.stateOf(design)).toMatchObject({ state: 'FAILED', failureCause: 'STORAGE' });
      expect([await onDisk(), await designRequests.creditsOf(user)]).toEqual([[], 3]);
    });

    it('is deleted when a killed process left it half written, not while another writes it', async () => {
      const folder = join(product.services.config.dataFolder, 'unstored');
      await mkdir(folder, { recursive: true });
      const [left, begun] = ['.left', '.begun'];
      for (const name of [left, begun]) await writeFile(join(folder, name), 'half');
      const old = new Date(Date.now() - 11 * 60_000);
      await utimes(join(folder, left), old, old);
      await storeUnstored(product.ctx());
      expect(await onDisk()).toEqual([begun]);
      await rm(join(folder, begun));
    });

    it('is stored once, however many look after it', async () => {
      const { user, design } = await designRequests.queued();
      const put = away();
      await generateDesign(product.ctx(), design.id, never);
      put.mockRestore();
      await Promise.all([storeUnstored(product.ctx()), storeUnstored(product.ctx()), storeUnstored(product.ctx())]);
      const made = await designRequests.stateOf(design);
      expect(made.state).toBe('SUCCEEDED');
      expect(await product.services.storage.get(made.imageKey ?? '')).not.toBeNull();
      expect([await onDisk(), await designRequests.creditsOf(user)]).toEqual([[], 2]);
    });
  });
});
