import { AccessAccounts } from '../test/access-accounts';
import { tokenOf } from '../test/access-tokens';
import { anImage } from '../test/images';
import { rest } from '../test/rest-client';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

let product: TestProduct;
let people: AccessAccounts;

beforeAll(async () => {
  product = await startTestProduct({ http: true });
  people = await AccessAccounts.at(product);
});
afterAll(() => product.stop());

const signIn = (body: object) => rest(people.known['member'].browser, 'POST', '/api/create-user', body);
const own = async () => (await signIn({})).body;

describe('POST /api/create-user of an account that exists', () => {
  it('keeps the name and the photo that a sign-in does not know', async () => {
    const { userName, UserEmail: userEmail } = await own();
    for (const sent of [null, '', ' ', userName]) {
      const { status, body } = await signIn({ userName: sent, userEmail, profileURL: 'https://photos.example/me.jpg' });
      expect({ status, body }).toMatchObject({ status: 200, body: { userName, profileURL: null } });
    }
  });

  it('takes the name of a sign-in', async () => {
    const { UserEmail: userEmail } = await own();
    const named = { userName: 'Otto Oak', UserEmail: userEmail, userRole: 'member', credits: 0 };
    expect((await signIn({ userName: ' Otto  Oak ', userEmail })).body).toMatchObject(named);
    expect(await own()).toMatchObject(named);
  });

  it('takes a photo that was uploaded here', async () => {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(await anImage('png', 40))], { type: 'image/png' }), 'me.png');
    const headers = { 'x-requested-with': 'XMLHttpRequest' };
    const sent = await people.known['member'].browser.fetch('/image-server/upload', {
      method: 'POST',
      headers,
      body: form,
    });
    const { url } = ((await sent.json()) as { file: { url: string } }).file;
    expect((await signIn({ profileURL: `${product.services.config.appUrl}${url}` })).body).toMatchObject({
      profileURL: url,
    });
    expect(await own()).toMatchObject({ profileURL: url });
  });

  it('changes nothing for another address, or with a field that cannot be', async () => {
    const before = await own();
    expect(await signIn({ userName: 'Eve', userEmail: 'x@example.com' })).toMatchObject({ status: 403 });
    for (const [field, value] of [
      ['userName', 'x'.repeat(101)],
      ['profileURL', '/uploads/of-nobody.png'],
    ] as const)
      expect(await signIn({ [field]: value })).toMatchObject({ status: 400, body: { field } });
    expect(await own()).toEqual(before);
  });

  it('needs the scope for it of a token', async () => {
    const before = await own();
    const { program } = await tokenOf(product, { id: people.idOf('member'), role: 'MEMBER' }, ['PROFILE_READ']);
    const refused = await rest(program, 'POST', '/api/create-user', { userName: 'Eve' });
    expect({ status: refused.status, message: String(refused.body['message']) }).toEqual({
      status: 403,
      message: expect.stringContaining('PROFILE_WRITE') as unknown,
    });
    expect(await own()).toEqual(before);
  });
});
