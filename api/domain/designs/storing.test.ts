import { StorageAway } from '../../platform/storage/away';
import { DesignRequests } from '../../test/design-requests';
import type { TestProduct } from '../../test/test-product';
import { generateDesign } from './generation.job';

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
});
