import { seedDemo } from '../../../tools/sandbox/demo/seed';
import { demoDomain } from '../../wiring/demo-accounts';
import { inLongTests } from '../long';
import { nodeLines } from '../node-lines';
import { startProductProcess } from '../product-process';
import { TestBrowser } from '../test-browser';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';

const signIn = `mutation { signIn(input: { email: "mia@${demoDomain}", password: "mia-demo" }) { errors { code } } }`;
const make = `mutation($input: CreateDesignInput!) {
  createDesign(input: $input, wait: true) { design { id status document { prints { pngUrl } } } errors { code } }
}`;
const design = {
  ...{ lettering: 'SET', platform: 'INSTAGRAM', postType: 'INSTAGRAM_POST', size: 'SQUARE', niche: 'COOKING' },
  ...{ style: 'BOLD', primaryText: 'Fresh bread at seven', customPrompt: '' },
};

interface Made {
  createDesign: {
    design: { id: string; status: string; document: { prints: { pngUrl: string }[] } } | null;
    errors: { code: string }[];
  };
}

it('names the reason for each line of Node that cannot be had', () => {
  for (const one of nodeLines()) expect(one.node ?? one.reason).toBeTruthy();
});

inLongTests(() => {
  describe('the product', () => {
    let product: TestProduct;
    beforeAll(async () => {
      product = await startTestProduct({ gemini: true });
      await seedDemo(product.ctx());
    });
    afterAll(() => product.stop());

    for (const one of nodeLines()) {
      if (one.node === null) {
        it.skip(`runs on Node ${one.line}: ${one.reason}`, () => undefined);
        continue;
      }
      const { node, version } = one;
      it(`starts, signs in, makes a design and stops on Node ${version}`, async () => {
        const running = await startProductProcess(product.environment, [], node);
        const browser = new TestBrowser(running.url);
        expect((await browser.graphql(signIn)).data).toEqual({ signIn: { errors: [] } });
        const requestId = `on-node-${one.line}`;
        const { data } = await browser.graphql<Made>(make, { input: { requestId, design } });
        expect(data.createDesign).toMatchObject({ design: { status: 'SUCCEEDED' }, errors: [] });
        const [print] = data.createDesign.design?.document.prints ?? [];
        const file = Buffer.from(await (await browser.fetch(print?.pngUrl ?? '')).arrayBuffer());
        expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1080]);
        expect(await running.end('SIGTERM')).toBe(0);
      });
    }
  });
});
