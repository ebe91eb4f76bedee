import sharp from 'sharp';
import { startMailSandbox } from '../../../../tools/sandbox/mail/server';
import type { MailSandbox } from '../../../../tools/sandbox/mail/server';
import { settingsVersion } from '../../../test/section-editor';
import { PayingCustomers, eventually } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestBrowser } from '../../../test/test-browser';
import type { TestProduct } from '../../../test/test-product';
import { jobHandlers } from '../../../wiring/job-handlers';
import { queueNotice } from '../../accounts/notices';

interface Saved {
  settings: { appearance: Record<string, unknown> } | null;
  errors: { code: string; field: string[] | null; message: string }[];
}

const loom = { shopName: 'Loom & "Daughters"', logoUrl: '', accentColor: '#0066cc' };

describe('the appearance of the shop', () => {
  let product: TestProduct;
  let admin: TestBrowser;
  let mail: MailSandbox;

  beforeAll(async () => {
    mail = await startMailSandbox({ smtpPort: 0, port: 0 });
    product = await startTestProduct({
      http: true,
      paypal: true,
      environment: { SMTP_URL: mail.smtpUrl, MAIL_FROM: 'hello@loom.example' },
    });
    admin = product.browser();
    const id = await admin.register('admin@example.com');
    await product.services.dataSource.query(`update users set role = 'ADMIN' where id = $1`, [id]);
  });
  afterAll(async () => {
    await product.stop();
    await mail.close();
  });

  const save = async (input: object, version?: number) =>
    (
      await admin.graphql<{ saveAppearance: Saved }>(
        'mutation S($input: AppearanceInput!, $version: Int!) { saveAppearance(input: $input, version: $version) { settings { appearance { shopName logoUrl accentColor version light { main onMain } } } errors { code field message } } }',
        { input, version: version ?? (await settingsVersion(product.ctx(), 'appearance')) },
      )
    ).data.saveAppearance;
  const page = async (path: string) => (await fetch(product.url + path, { redirect: 'manual' })).text();

  it('is saved by Admins, once per version, and never with a colour that cannot be read', async () => {
    expect(await save(loom, 0)).toEqual({
      settings: {
        appearance: { ...loom, accentColor: '#0066CC', version: 1, light: { main: '#0062C5', onMain: '#FFFFFF' } },
      },
      errors: [],
    });
    const other = { ...loom, shopName: 'Another name' };
    expect(await save(other, 0)).toMatchObject({ settings: null, errors: [{ code: 'CONFLICT' }] });
    expect(await save({ ...loom, accentColor: '#FFD400' })).toEqual({
      settings: null,
      errors: [
        {
          code: 'INVALID_INPUT',
          field: ['accentColor'],
          message:
            'This colour has a contrast of 1.3:1 against the light page; it needs at least 3.0:1. The nearest colour that passes is #AB8E00.',
        },
      ],
    });
    for (const [name, value] of Object.entries({
      shopName: ' \u200b ',
      logoUrl: 'javascript:alert(1)',
      accentColor: 'red;}body{display:none',
    }))
      expect(await save({ ...loom, [name]: value })).toMatchObject({ settings: null, errors: [{ field: [name] }] });
    const [audit]: object[] = await product.services.dataSource.query(
      `select action, after ->> 'shopName' as name from audit where subject = 'settings/appearance'`,
    );
    expect(audit).toEqual({ action: 'save-settings', name: loom.shopName });
    const anonymous = product.browser();
    const { data } = await anonymous.graphql<{ settings: unknown }>(
      '{ settings { appearance { shopName accentColor } } }',
    );
    expect(data.settings).toEqual({ appearance: { shopName: loom.shopName, accentColor: '#0066CC' } });
  });

  it('stands in the first byte of every page, icon and manifest, and a change is shown at once', async () => {
    await save(loom);
    await product.services.events.caughtUp();
    const html = await page('/contact');
    expect(html).toContain('<title>Contact - Loom &amp; &quot;Daughters&quot;</title>');
    expect(html).toContain('property="og:site_name" content="Loom &amp; &quot;Daughters&quot;"');
    expect(html).toContain('--mui-palette-primary-main:#0062C5');
    expect(html.split('--mui-palette-primary-main:')).toHaveLength(3);
    expect(html).not.toContain('#5B3DF5');
    expect(html).not.toContain('/brand/og.png');
    expect(await page('/shop-icon.svg')).toContain('fill="#0062C5"');
    expect(JSON.parse(await page('/site.webmanifest'))).toMatchObject({
      name: loom.shopName,
      theme_color: '#0062C5',
    });
    // cached by now
    expect(await page('/contact')).toBe(html);
    await save({ ...loom, shopName: 'Weft', logoUrl: '/image-server/logo.png', accentColor: '#AA0000' });
    await product.services.events.caughtUp();
    const changed = await page('/contact');
    expect(changed).toContain('<title>Contact - Weft</title>');
    expect(changed).toContain('src="/image-server/logo.png"');
    expect(changed).toContain('og:image" content="http');
    expect(changed).not.toContain('#0062C5');
    const icon = await fetch(`${product.url}/shop-icon.svg`, { redirect: 'manual' });
    expect([icon.status, icon.headers.get('location')]).toEqual([302, '/image-server/logo.png']);
    await save({ shopName: 'Postloom', logoUrl: '', accentColor: '#5B3DF5' });
    await product.services.events.caughtUp();
    expect(await page('/contact')).toContain('<title>Contact - Postloom</title>');
    expect(await page('/contact')).toContain('/brand/og.png');
  });

  it('is the icon that browsers and phones ask for without a link', async () => {
    const names = ['favicon.ico', 'apple-touch-icon.png', 'apple-touch-icon-120x120-precomposed.png'];
    const answers = async () => {
      await product.services.events.caughtUp();
      return Promise.all(names.map((name) => fetch(`${product.url}/${name}`, { redirect: 'manual' })));
    };
    const targets = async () =>
      (await answers()).map(({ status, headers }) => [status, headers.get('location'), headers.get('cache-control')]);
    await save({ shopName: 'Postloom', logoUrl: '', accentColor: '#5B3DF5' });
    expect(await targets()).toEqual(names.map(() => [302, '/brand/favicon-180.png', 'no-cache']));
    expect((await fetch(`${product.url}/brand/favicon-180.png`)).headers.get('content-type')).toBe('image/png');
    await save({ ...loom, logoUrl: '/image-server/logo.png' });
    expect(await targets()).toEqual(names.map(() => [302, '/image-server/logo.png', 'no-cache']));
    await save(loom);
    for (const answer of await answers()) {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      const picture = sharp(Buffer.from(await answer.arrayBuffer()));
      expect(await picture.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
      const { channels, dominant } = await picture.stats();
      expect([dominant.b > 180, dominant.r < 40]).toEqual([true, true]);
      // the initial stands on it
      expect(channels[0]?.max).toBeGreaterThan(200);
    }
  });

  it('is the picture beside a link to the site, drawn once for all who ask', async () => {
    await save({ ...loom, logoUrl: '/image-server/logo.png' });
    await product.services.events.caughtUp();
    const address = /og:image" content="([^"]+)"/.exec(await page('/contact'))?.[1] ?? '';
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    const drawings = jest.spyOn(product.services.images.uploads, 'run');
    const answers = await Promise.all(
      [search, '', '?of=anything'].map(async (of) => fetch(`${product.url}${pathname}${of}`)),
    );
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual(
      answers.map(() => [200, 'image/png']),
    );
    const [picture] = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    // its first pixel has the accent
    const [red = 0, green = 0, blue = 0] = await sharp(picture).removeAlpha().raw().toBuffer();
    expect([red < 12, Math.abs(green - 0x62) < 12, Math.abs(blue - 0xc5) < 12]).toEqual([true, true, true]);
    expect(drawings).toHaveBeenCalledTimes(1);
    await save({ ...loom, shopName: 'Weft \u2728' });
    await product.services.events.caughtUp();
    expect((await fetch(product.url + pathname)).status).toBe(200);
    expect(drawings).toHaveBeenCalledTimes(2);
    drawings.mockRestore();
    await save({ shopName: 'Postloom', logoUrl: '', accentColor: '#5B3DF5' });
    await product.services.events.caughtUp();
    const own = await fetch(product.url + pathname, { redirect: 'manual' });
    expect([own.status, own.headers.get('location')]).toEqual([302, '/brand/og.png']);
  });

  it('stands in emails, with the sender, in authenticator apps and at PayPal', async () => {
    await save({ ...loom, logoUrl: '/image-server/logo.png' });
    const user = await product.addUser({ email: 'ann@example.com' });
    await product.ctx().transaction((tx) => queueNotice(tx, user, 'PASSWORD_CHANGED'));
    const [row]: { id: string }[] = await product.services.dataSource.query(
      `select id from outbox where recipient = 'ann@example.com'`,
    );
    await jobHandlers(product.services).send_mail(
      { outboxId: row?.id ?? '' },
      { draining: new AbortController().signal, hurry: new AbortController().signal },
    );
    const [sent] = mail.emails();
    expect(sent?.email.subject).toBe(`Your ${loom.shopName} password was changed`);
    expect(sent?.email.from).toEqual({ name: loom.shopName, address: 'hello@loom.example' });
    expect(sent?.email.html).toContain(`<img src="${product.services.config.appUrl}/image-server/logo.png"`);
    expect(sent?.email.html).toContain('alt="Loom &amp; &quot;Daughters&quot;"');
    expect(sent?.email.html).toContain('background:#0062C5;color:#FFFFFF');
    expect(sent?.email.html).not.toMatch(/Postloom|5B3DF5/);

    const begun = await admin.graphql<{ beginTwoStep: { uri: string } }>(
      'mutation { beginTwoStep(proof: { password: "secret-1" }) { uri } }',
    );
    expect(new URL(begun.data.beginTwoStep.uri).searchParams.get('issuer')).toBe(loom.shopName);

    const customers = await PayingCustomers.of(product, { webhooks: false });
    const asked = jest.spyOn(product.services.paypal, 'createOrder');
    await customers.approved();
    expect(asked.mock.calls[0]?.[2]).toMatchObject({ brandName: loom.shopName });
    asked.mockRestore();
  });

  it('draws a specimen of the invoice for Admins only, with values that are not saved', async () => {
    const path = `/invoices/preview?${new URLSearchParams({ sellerName: 'Unsaved Ltd', sellerAddress: 'a\nb', taxId: '', taxLine: '', invoicePrefix: 'x-', vatRate: '19' }).toString()}`;
    const specimen = await admin.fetch(path);
    expect([specimen.status, specimen.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await specimen.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await fetch(product.url + path)).status).toBe(401);
    const member = product.browser();
    await member.register('member@example.com');
    expect((await member.fetch(path)).status).toBe(403);
    const wrong = await admin.fetch(path.replace('vatRate=19', 'vatRate=99'));
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { field: 'vatRate' }]);
    const answers: number[] = [];
    await eventually(async () => {
      const answer = await admin.fetch(path);
      await answer.arrayBuffer();
      answers.push(answer.status);
      return answer.status === 429;
    });
    expect(answers.length).toBeLessThanOrEqual(31);
  });
});
