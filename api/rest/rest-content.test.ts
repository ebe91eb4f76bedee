import { AccessAccounts } from '../test/access-accounts';
import { rest } from '../test/rest-client';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

let product: TestProduct;
let people: AccessAccounts;

beforeAll(async () => {
  product = await startTestProduct({ http: true, gemini: true });
  people = await AccessAccounts.at(product);
});
afterAll(() => product.stop());

type Who = 'anonymous' | 'member' | 'Admin';
type Fields = Record<string, unknown>;
const as = (person: Who) => people.known[person].browser;
const get = async (person: Who, path: string) => (await rest(as(person), 'GET', path)).body;
const data = async (person: Who, path: string) => (await get(person, path))['data'] as Fields;
const put = (path: string, body: object) => rest(as('Admin'), 'PUT', path, body);

/** The sections that are reset, and a change of each. */
const changes: Record<string, (section: Fields) => Fields> = {
  'banner-section': () => ({ title: 'Changed' }),
  'features-section': () => ({ title: 'Changed' }),
  'testimonial-section': () => ({ testimonialsTitle: 'Changed' }),
  'footer-section': () => ({ copyright: 'Changed' }),
  'navbar-section': ({ authButtons }) => ({ authButtons: { ...(authButtons as Fields), dashboardText: 'Changed' } }),
  'contact-page': () => ({ title: 'Changed' }),
};

describe.each(Object.keys(changes))('/api/%s', (name) => {
  const path = `/api/${name}`;

  it('takes back what it answered, and is seen by visitors', async () => {
    const before = await data('Admin', path);
    expect(before).toMatchObject({ isActive: true });
    const { status, body } = await put(path, before);
    expect({ status, body }).toMatchObject({ status: 200, body: { success: true, data: before } });
    expect(await data('anonymous', path)).toEqual(before);
  });

  it('reads addresses of this site as paths', async () => {
    const before = await data('Admin', path);
    const { appUrl } = product.services.config;
    const absolute = JSON.parse(JSON.stringify(before), (_name, value: unknown) =>
      typeof value === 'string' && value.startsWith('/') ? appUrl + value : value,
    ) as object;
    expect(JSON.stringify(absolute)).toContain(appUrl);
    expect((await put(path, absolute)).body['data']).toEqual(before);
  });

  it('keeps what is not sent', async () => {
    const before = await data('Admin', path);
    expect((await put(path, { unknown: 1, _id: 'x' })).body['data']).toEqual(before);
  });

  it('is switched off and on, and shows Admins its texts while it is off', async () => {
    const before = await data('Admin', path);
    const off = await rest(as('Admin'), 'PATCH', `${path}/toggle`);
    expect(off.body['data']).toEqual({ ...before, isActive: false });
    expect(await data('Admin', path)).toEqual({ ...before, isActive: false });
    const hidden = await data('anonymous', path);
    expect(hidden).toMatchObject({ isActive: false });
    // an old page maps over its lists
    for (const [field, value] of Object.entries(before)) if (Array.isArray(value)) expect(hidden[field]).toEqual([]);
    await rest(as('Admin'), 'PATCH', `${path}/toggle`, { isActive: true });
    expect(await data('anonymous', path)).toEqual(before);
  });

  it('is reset to its first words, for visitors too', async () => {
    const reset = () => rest(as('Admin'), 'POST', `${path}/reset`);
    const first = (await reset()).body['data'] as Fields;
    const change = changes[name]?.(first) ?? {};
    expect((await put(path, change)).body['data']).toMatchObject(change);
    expect(await data('Admin', path)).not.toEqual(first);
    const { status, body } = await reset();
    expect({ status, body }).toMatchObject({ status: 200, body: { success: true, data: first } });
    expect(await data('Admin', path)).toEqual(first);
    expect(await data('anonymous', path)).toEqual(first);
  });

  it('names a list that is none', async () => {
    const before = await data('Admin', path);
    const list = Object.keys(before).find((field) => Array.isArray(before[field])) ?? '';
    expect(await put(path, { [list]: 'x' })).toMatchObject({ status: 400, body: { field: list } });
  });

  it('names a text that is a number', async () => {
    const before = await data('Admin', path);
    const field = Object.keys(before).find((one) => typeof before[one] === 'string');
    if (field) expect(await put(path, { [field]: 7 })).toMatchObject({ status: 400, body: { field } });
    else expect(await put(path, { authButtons: { dashboardText: 7 } })).toMatchObject({ status: 400 });
  });
});

describe('the banner', () => {
  const path = '/api/banner-section';

  it('is one document with two views', async () => {
    const shown = await data('Admin', path);
    const a = await put(path, {
      ...shown,
      mainTitle: 'Posts',
      highlightText: 'in a minute',
      buttonText: 'Go',
      buttonLink: '/about',
    });
    expect(a.body['data']).toMatchObject({ title: 'Posts\nin a minute', buttonText: 'Go' });
    const buttons = [...((a.body['data'] as Fields)['buttons'] as object[]), { text: 'Contact', link: '/contact' }];
    const b = await put(path, { ...(a.body['data'] as Fields), title: 'One line', buttons, mainTitle: 'Ignored' });
    expect(b.body['data']).toMatchObject({ mainTitle: 'One line', highlightText: '', buttonText: 'Go', buttons });
    // a blank button of view A removes the first
    const c = await put(path, { ...(b.body['data'] as Fields), buttonText: '', buttonLink: '' });
    expect(c.body['data']).toMatchObject({ buttons: buttons.slice(1) });
    expect(await put(path, { buttons: [] })).toMatchObject({ status: 400, body: { field: 'buttons' } });
  });

  it.each([
    [path, { youtubeUrl: 'https://example.com/film' }, 'youtubeUrl', 'Please enter a valid YouTube URL'],
    [path, { video: { url: 'https://example.com/film' } }, 'url', 'Please enter a valid YouTube URL'],
    [path, { buttons: [{ text: ' ', link: '/' }] }, 'text', 'Please enter a text.'],
    ['/api/navbar-section', { logo: { src: 'javascript:x' } }, 'src', 'Please enter the address of an image.'],
    [
      '/api/footer-section',
      { socialLinks: [{ icon: 'mail', url: 'javascript:x' }] },
      'url',
      'Please enter a link with http, https, mailto or tel, or a path on this site.',
    ],
  ])('%s names what is wrong as the body does, in the sentence of the rule: %j', async (at, body, field, error) => {
    expect(await put(at, body)).toMatchObject({ status: 400, body: { field, error } });
  });

  it('has statistics for Admins', async () => {
    expect(await data('Admin', `${path}/stats`)).toEqual({
      isActive: true,
      hasYoutubeVideo: expect.any(Boolean) as unknown,
      hasBackgroundImage: expect.any(Boolean) as unknown,
      lastUpdated: expect.stringMatching(/Z$/) as unknown,
    });
  });
});

describe('settings', () => {
  it('of PayPal show all callers the same but the secret, and keep a masked one', async () => {
    const path = '/api/paypal-settings';
    const anonymous = await data('anonymous', path);
    expect(Object.keys(anonymous).toSorted()).toEqual(['buttonStyles', 'clientId', 'currency', 'enablePayPal', 'mode']);
    expect(anonymous).toMatchObject({ mode: 'sandbox', currency: 'USD' });
    expect(await data('Admin', path)).toEqual({
      ...anonymous,
      clientSecret: '',
      clientSecretSet: expect.any(Boolean) as unknown,
    });
    expect(await put(path, { currency: 'YEN' })).toMatchObject({ status: 400, body: { field: 'currency' } });
    expect(await put(path, { buttonStyles: { color: 'pink' } })).toMatchObject({
      status: 400,
      body: { field: 'color' },
    });
  });

  it('of PayPal are saved and reset, keep a secret that comes back blank or missing, and never show it', async () => {
    const path = '/api/paypal-settings';
    const secret = async () =>
      (await product.services.pool.query<object>('select client_id, secret_cipher from paypal_accounts order by id'))
        .rows;
    const saved = await put(path, { currency: 'EUR', clientSecret: 'a-secret-of-paypal' });
    expect(saved).toMatchObject({
      status: 200,
      body: { data: { currency: 'EUR', clientSecret: '', clientSecretSet: true } },
    });
    const before = await secret();
    for (const body of [{ ...(saved.body['data'] as Fields) }, { currency: 'GBP' }]) {
      const { status, body: answer } = await put(path, body);
      expect({ status, answer }).toMatchObject({ status: 200, answer: { data: { clientSecretSet: true } } });
      expect(JSON.stringify(answer)).not.toContain('a-secret-of-paypal');
      expect(await secret()).toEqual(before);
    }
    const reset = await rest(as('Admin'), 'POST', `${path}/reset`);
    expect(reset).toMatchObject({
      status: 200,
      body: { data: { currency: 'USD', buttonStyles: { label: 'paypal' } } },
    });
  });

  it('of AI keys are masked', async () => {
    const path = '/api/gemini-keys';
    expect(await rest(as('Admin'), 'POST', path, { name: 'One', key: ' ' })).toMatchObject({
      status: 400,
      body: { error: 'Name and key are required', field: 'key' },
    });
    const keys = (await get('Admin', path))['data'] as Fields[];
    expect(keys.length).toBeGreaterThan(0);
    expect(keys[0]).toMatchObject({
      key: expect.stringMatching(/^.{8}\.\.\..{4}$/) as unknown,
      isActive: true,
      lastError: null,
    }) as unknown;
    const seen = (await get('member', path))['data'] as Fields[];
    expect(seen).toHaveLength(keys.length);
    expect(seen[0]).not.toHaveProperty('lastError');
    const one = `${path}/${String(keys[0]?.['_id'])}`;
    expect((await rest(as('Admin'), 'PATCH', `${one}/toggle`)).body['data']).toMatchObject({ isActive: false });
    expect((await get('member', path))['data']).toHaveLength(keys.length - 1);
    const renamed = await put(one, { name: 'First', key: keys[0]?.['key'], isActive: true });
    expect(renamed.body['data']).toMatchObject({ name: 'First', key: keys[0]?.['key'], isActive: true });
  });

  it('of AI keys are added and deleted', async () => {
    const path = '/api/gemini-keys';
    const key = 'AIzaSy-a-key-of-this-test-0123456789WXYZ';
    const before = (await get('member', path))['data'];
    const { status, body } = await rest(as('Admin'), 'POST', path, { name: ' Two ', key, isActive: true });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { success: true, data: { name: 'Two', key: 'AIzaSy-a...WXYZ', isActive: true } },
    });
    const { _id: id } = body['data'] as Fields;
    expect((await get('member', path))['data']).toContainEqual(expect.objectContaining({ _id: id, name: 'Two' }));
    const one = `${path}/${String(id)}`;
    expect((await rest(as('Admin'), 'DELETE', one)).body).toMatchObject({
      success: true,
      deletedCount: 1,
      data: { _id: id },
    });
    expect(await rest(as('Admin'), 'DELETE', one)).toMatchObject({ status: 404 });
    expect((await get('member', path))['data']).toEqual(before);
  });
});
