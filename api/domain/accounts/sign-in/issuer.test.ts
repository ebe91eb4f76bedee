import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';

const metadata = '/.well-known/openid-configuration';

/** One test builds on the metadata that an earlier one has left in the process. */
describe('an issuer that is ill', () => {
  const issuer = fork('api/test/oidc-issuer.mjs', { execArgv: [] });
  let product: TestProduct;

  beforeAll(async () => {
    const [{ url }] = (await once(issuer, 'message')) as [{ url: string }];
    product = await startTestProduct({
      http: true,
      environment: { OIDC_ISSUER: url, OIDC_CLIENT_ID: 'postloom', OIDC_CLIENT_SECRET: 'secret', OIDC_NAME: 'Mock' },
    });
    product.services.config.appUrl = product.url;
    Object.assign(product.services.config.oidc ?? {}, { timeoutSeconds: 1 });
  });
  afterAll(async () => {
    issuer.disconnect();
    await product.stop();
  });
  beforeEach(() => product.services.metrics.providerSeconds.reset());

  const set = async (control: Record<string, unknown>) => {
    issuer.send(control);
    await once(issuer, 'message');
  };
  const claims = () => ({
    sub: crypto.randomUUID(),
    email: `${crypto.randomUUID()}@example.com`,
    email_verified: true,
  });
  /** Returns the code of the outcome, or that it succeeded. `forge` changes the issuer's answer. */
  const signIn = async (control: Record<string, unknown> = {}, forge = (answer: string) => answer): Promise<string> => {
    await set({ fault: control['fault'], renewed: control['renewed'] });
    const browser = product.browser();
    const outcomeOf = async (answer: Response) => {
      const outcome = JSON.parse(/id="outcome">(\{.*?\})</.exec(await answer.text())?.[1] ?? '{}') as { code?: string };
      return outcome.code ?? 'ok';
    };
    const start = await browser.fetch('/auth/social/start');
    if (start.status !== 303) return outcomeOf(start);
    const asked = new URL(start.headers.get('location') ?? '');
    await set({ nonce: asked.searchParams.get('nonce'), ...claims(), fault: control['fault'] });
    const back = await fetch(asked, { redirect: 'manual' });
    return outcomeOf(await browser.fetch(forge((back.headers.get('location') ?? '').replace(product.url, ''))));
  };
  const calls = async () =>
    (await product.services.metrics.providerSeconds.get()).values
      .filter(({ metricName }) => metricName?.endsWith('_count'))
      .map(({ labels, value }) => `${labels.provider} ${labels.operation} ${labels.outcome} ${value}`);

  it.each(['error', 'missing', 'garbage'])('ends at once, and is counted, when its metadata is %s', async (kind) => {
    expect(await signIn({ fault: { path: metadata, kind } })).toBe('PROVIDER_ERROR');
    expect(await calls()).toEqual(['oidc discovery failed 1']);
  });

  it('ends within seconds when its metadata never comes', async () => {
    const started = Date.now();
    expect(await signIn({ fault: { path: metadata, kind: 'silent' } })).toBe('PROVIDER_ERROR');
    expect(Date.now() - started).toBeLessThan(8_000);
  });

  it('signs in as soon as it is well', async () => {
    expect(await signIn()).toBe('ok');
    expect(await calls()).toEqual(['oidc discovery ok 1', 'oidc token ok 1']);
  });

  it.each(['error', 'missing', 'garbage', 'refusing the secret'])(
    'ends at once, and is counted, when its tokens are %s',
    async (kind) => {
      expect(await signIn({ fault: { path: '/token', kind } })).toBe('PROVIDER_ERROR');
      expect(await calls()).toContain('oidc token failed 1');
    },
  );

  it('ends within seconds when its tokens never come', async () => {
    const started = Date.now();
    expect(await signIn({ fault: { path: '/token', kind: 'silent' } })).toBe('PROVIDER_ERROR');
    expect(Date.now() - started).toBeLessThan(8_000);
  });

  it('does not count a refused code, which any caller can send, as its failure', async () => {
    expect(await signIn()).toBe('ok');
    product.services.metrics.providerSeconds.reset();
    expect(await signIn({ fault: { path: '/token', kind: 'refusing the code' } })).toBe('PROVIDER_ERROR');
    expect(await signIn({ fault: { path: metadata, kind: 'missing' } })).toBe('ok');
    expect(await calls()).toEqual(['oidc token refused 1', 'oidc token ok 1']);
  });

  it.each([
    ['has no code', (answer: string) => answer.replace('code=', 'other=')],
    ['has two codes', (answer: string) => `${answer}&code=second`],
    ['is of another issuer', (answer: string) => `${answer}&iss=https%3A%2F%2Fother.example`],
  ])('does not count an answer that %s, which any caller can send', async (_what, forge) => {
    expect(await signIn({}, forge)).toBe('INVALID_STATE');
    expect(await calls()).not.toContain('oidc token failed 1');
  });

  it('signs in with the last known metadata while they are away', async () => {
    expect(await signIn({ fault: { path: '/token', kind: 'error' } })).toBe('PROVIDER_ERROR');
    expect(await signIn({ fault: { path: metadata, kind: 'missing' } })).toBe('ok');
    expect(await calls()).toEqual(['oidc token failed 1', 'oidc discovery failed 1', 'oidc token ok 1']);
  });

  it('is asked for its metadata again after a failure, such as when keys and endpoints are new', async () => {
    expect(await signIn({ fault: { path: '/token', kind: 'error' } })).toBe('PROVIDER_ERROR');
    expect(await signIn()).toBe('ok');
    expect(await signIn({ renewed: { token: '/moved/token' } })).toBe('PROVIDER_ERROR');
    expect(await signIn()).toBe('ok');
  });

  it('is asked for its metadata again after an hour', async () => {
    expect(await signIn()).toBe('ok');
    const hence = Date.now() + 61 * 60 * 1000;
    product.services.metrics.providerSeconds.reset();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(hence);
    expect((await product.browser().fetch('/auth/social/start')).status).toBe(303);
    clock.mockRestore();
    expect(await calls()).toEqual(['oidc discovery ok 1']);
  });
});
