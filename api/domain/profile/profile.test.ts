import { call } from '../../test/account-calls';
import { anImage } from '../../test/images';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { TestBrowser } from '../../test/test-browser';

const answer = 'user { name aboutMe address city country phone photoUrl email role credits }';

describe('a profile', () => {
  let product: TestProduct;
  let counter = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  async function person() {
    counter += 1;
    const browser = product.browser();
    const email = `profile${counter}@example.com`;
    return { browser, email, id: await browser.register(email) };
  }
  const save = (browser: TestBrowser, input: object) =>
    call(browser, 'updateProfile', '$input: UpdateProfileInput!', { input }, answer);
  async function upload(browser: TestBrowser, width = 40): Promise<string> {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await anImage('png', width))], { type: 'image/png' }), 'me.png');
    const response = await browser.fetch('/image-server/upload', {
      method: 'POST',
      body: form,
      headers: { 'x-requested-with': 'test' },
    });
    return ((await response.json()) as { file: { url: string } }).file.url;
  }

  it('is saved as given, trimmed; blank fields become null, and missing ones stay', async () => {
    const { browser, email } = await person();
    const photoUrl = await upload(browser);
    const full = {
      name: ' Ann Lee ',
      aboutMe: 'I run a bakery.\nMostly rye.',
      address: '1 Main Street',
      city: 'Leeds',
      country: 'United Kingdom',
      phone: '+44 20 7946 0123',
      photoUrl,
    };
    expect((await save(browser, full)).user).toEqual({ ...full, name: 'Ann Lee', email, role: 'MEMBER', credits: 0 });
    expect((await save(browser, { name: 'Ann', city: '  ' })).user).toMatchObject({
      name: 'Ann',
      aboutMe: full.aboutMe,
      city: null,
      country: full.country,
      photoUrl,
    });
    expect((await save(browser, { aboutMe: null, country: '', photoUrl: null })).user).toMatchObject({
      name: 'Ann',
      aboutMe: null,
      country: null,
      photoUrl: null,
    });
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'Please enter your full name'],
    ['a name that is too long', { name: 'x'.repeat(101) }, 'name', 'Please use at most 100 characters.'],
    ['an address of six lines', { address: '1\n2\n3\n4\n5\n6' }, 'address', 'Please use at most 5 lines.'],
    ['too much about oneself', { aboutMe: 'x'.repeat(1001) }, 'aboutMe', 'Please use at most 1,000 characters.'],
    ['an address that is too long', { address: 'x'.repeat(301) }, 'address', 'Please use at most 300 characters.'],
    ['a city that is too long', { city: 'x'.repeat(101) }, 'city', 'Please use at most 100 characters.'],
    ['an unknown country', { country: 'Atlantis' }, 'country', 'Please choose a country'],
    [
      'an invalid phone number',
      { phone: 'call me' },
      'phone',
      'Please enter a valid phone number, such as +44 20 7946 0123',
    ],
    ['an external photo', { photoUrl: 'https://example.com/a.png' }, 'photoUrl', 'Please upload this photo again.'],
    [
      'a photo that was never uploaded',
      { photoUrl: `/image-server/${'a'.repeat(64)}.png` },
      'photoUrl',
      'Please upload this photo again.',
    ],
  ])('is refused with %s, and stays unchanged', async (_what, input, field, message) => {
    const { browser } = await person();
    const { errors, user } = await save(browser, { name: 'Ann', ...input });
    expect({ errors, user }).toEqual({
      user: null,
      errors: [{ code: 'INVALID_INPUT', message, field: [field], retryAfterSeconds: null }],
    });
    const { data } = await browser.graphql<{ me: unknown }>('{ me { name city } }');
    expect(data.me).toEqual({ name: 'Test Person', city: null });
  });

  it("does not show another account's photo until it is uploaded here as well", async () => {
    const [one, other] = [await person(), await person()];
    const photoUrl = await upload(other.browser, 41);
    expect((await save(one.browser, { name: 'Ann', photoUrl })).errors[0]?.field).toEqual(['photoUrl']);
    expect(await upload(one.browser, 41)).toBe(photoUrl);
    expect((await save(one.browser, { name: 'Ann', photoUrl })).errors).toEqual([]);
  });

  it('preserves a photo from an external sign-in', async () => {
    const { browser, id } = await person();
    const photoUrl = 'https://photos.example.com/ann.png';
    await product.services.pool.query('update users set photo_url = $2 where id = $1', [id, photoUrl]);
    expect((await save(browser, { name: 'Ann', photoUrl })).user).toMatchObject({ photoUrl });
  });

  it.each(['role: "ADMIN"', 'credits: 5', 'email: "a@example.com"', 'membership: "PREMIUM"'])(
    'has no way to set %s',
    async (field) => {
      const { browser } = await person();
      const { errors } = await browser.graphql(
        `mutation { updateProfile(input: { name: "Ann", ${field} }) { errors { code } } }`,
      );
      expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    },
  );

  it('is published to every other tab when it changes', async () => {
    const { browser, id } = await person();
    const updates = product.services.events.watch('account', id, () => Promise.resolve({}), { now: false });
    const next = updates[Symbol.asyncIterator]().next();
    await save(browser, { name: 'Ann' });
    expect(await next).toMatchObject({ done: false });
    await updates[Symbol.asyncIterator]().return?.();
  });
});
