import { sections as deliveredSections } from '../../contract/sections';
import { render } from './entry-server';
import { sections } from './test/defaults';
import { testSchema } from './test/test-api';

const template =
  '<!doctype html><html><head><!--page-head--></head><body><div id="root"><!--page-body--></div><!--page-state--></body></html>';
const aboutSection = {
  isActive: true,
  images: [],
  subtitle: 'About subtitle',
  title: 'About title',
  description: 'About description',
  features: [{ text: 'About feature' }],
  buttonText: '',
  buttonLink: '/',
};
const legal = (name: string) => ({
  isActive: true,
  title: name,
  validFrom: '1 November 2026',
  body: `<h2>${name} clause</h2>`,
});
const Query = {
  contactPage: () => ({
    ...sections.contactPage,
    title: 'Talk to us',
    contactInfo: [{ icon: 'mail', type: 'EMAIL', value: 'hello@example.com', label: 'Email', imageUrl: null }],
  }),
  aboutPage: () => ({ section1: aboutSection, section2: null }),
  termsPage: () => legal('Terms'),
  privacyPage: () => legal('Privacy'),
  signInProviders: () => [],
};
const show = (url: string, queries: object = Query) =>
  render({
    url,
    schema: testSchema({ viewer: null }, { Query: { ...queries } }),
    contextValue: {},
    template,
    assets: {},
    siteUrl: 'https://postloom.example',
  });

/** Every section with words of its own in place of what is delivered. */
const wordedSections = (isActive: boolean) =>
  Object.fromEntries(
    Object.entries(deliveredSections).map(([key, { field, defaults }]) => {
      const body = JSON.parse(JSON.stringify(defaults), (name, value: unknown) => {
        if (name === 'isActive') return isActive;
        const isText = typeof value === 'string' && /[A-Z][a-z]/.test(value) && !/^(\/|#|\w+:)/.test(value);
        return isText ? `Words of ${key}.` : value;
      }) as object;
      return [field, () => ({ isActive, ...body })];
    }),
  );

/** Returns what the pages that consist of sections show. */
async function shownWith(queries: object): Promise<string> {
  const pages = ['/', '/contact', '/about', '/terms', '/privacy'];
  const answers = await Promise.all(pages.map((path) => show(path, queries)));
  return answers.map(({ html }) => html.replaceAll(/<script[^]*?<\/script>/g, '')).join('\n');
}

describe('the sections of the public pages', () => {
  it('are all shown', async () => {
    const html = await shownWith(wordedSections(true));
    for (const key of Object.keys(deliveredSections)) expect(html).toContain(`Words of ${key}.`);
  });

  it('show nothing while they are switched off', async () => {
    expect(await shownWith(wordedSections(false))).not.toContain('Words of');
  });
});

describe('server rendering of the public pages', () => {
  it.each([
    ['/contact', 'Contact - Postloom', ['Talk to us', 'mailto:hello@example.com', 'Send Message']],
    ['/about', 'About - Postloom', ['About title', 'About description', 'About feature']],
    ['/terms', 'Terms - Postloom', ['Terms clause', 'Effective from']],
    ['/privacy', 'Privacy - Postloom', ['Privacy clause', 'Effective from']],
    ['/reset-password', 'Reset Password - Postloom', ['Back to Login']],
    ['/login', 'Login - Welcome Back', ['Sign up for free']],
  ])('returns %s with its content, title and canonical address', async (path, title, texts) => {
    const { status, html } = await show(`${path}?utm_source=x`);
    expect(status).toBe(200);
    const [head = '', body = ''] = html.split('<body>');
    expect(head).toContain(`<title>${title}</title>`);
    expect(head).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(head).toContain(`<link rel="canonical" href="https://postloom.example${path}">`);
    expect(head).not.toContain('noindex');
    for (const text of texts) expect(body).toContain(text);
  });

  it.each([
    '/user/dashboard',
    '/user/generate-image',
    '/buy/7',
    '/pay-now/7',
    '/admin/dashboard',
    '/reset-password/confirm?token=abc',
    '/verify-email?token=abc',
    '/no-such-page',
  ])('keeps %s out of search engines', async (path) => {
    const { html } = await show(path);
    expect(html.match(/<meta name="robots"[^>]*>/g)).toEqual([expect.stringContaining('content="noindex"')]);
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('og:url');
  });

  it('renders an item, and answers 404 for an unknown item or an address that is not canonical', async () => {
    const item = {
      id: 'i-1',
      number: '1001',
      slug: 'calendar',
      name: 'Calendar',
      description: 'A year of ideas for your posts.',
      total: '12.00',
      currency: 'USD',
      imageUrl: null,
      earlierSlugs: [],
    };
    const showItem = async (path: string, found: object | null) =>
      render({
        url: path,
        schema: testSchema({ viewer: null }, { Query: { ...Query, item: () => found } }),
        contextValue: {},
        template,
        assets: {},
        siteUrl: 'https://postloom.example',
      });
    const drawn = await showItem('/premium/calendar/1001', item);
    expect(drawn.status).toBe(200);
    expect(drawn.html).toContain('<title>Calendar - Postloom</title>');
    expect(drawn.html).toContain('$12.00');
    expect((await showItem('/premium/calendar/9', null)).status).toBe(404);
    expect((await showItem('/premium/another/1001', item)).status).toBe(404);
  });

  it('sends no request while it renders an address with a token', async () => {
    const { html } = await show('/verify-email?token=abc');
    expect(html).toContain('One moment...');
  });
});
