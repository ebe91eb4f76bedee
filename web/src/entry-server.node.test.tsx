import { print } from 'graphql';
import { inlineScripts, pageAddress, render } from './entry-server';
import type { RenderInput } from './entry-server';
import { sections, settings } from './test/defaults';
import { testSchema } from './test/test-api';
import type { Overrides } from './test/test-api';

const template =
  '<!doctype html><html><head><!--page-head--></head><body><div id="root"><!--page-body--></div><!--page-state--></body></html>';
const show = (url: string, overrides: Overrides = {}) =>
  render({
    url,
    schema: testSchema({ viewer: null }, overrides),
    contextValue: {},
    template,
    assets: {},
    siteUrl: 'https://postloom.example',
  });

describe('server rendering', () => {
  it('returns the home page with its content, title and loaded data', async () => {
    const { status, html } = await show('/');
    expect(status).toBe(200);
    expect(html).toMatch(/<head><title>Create Facebook &amp; Instagram Posts Instantly with AI<\/title>/);
    for (const text of [
      'Sample features',
      'Starter Plan For Everyone',
      'Sample story',
      'Sample copyright',
      'data-emotion="css',
    ])
      expect(html).toContain(text);
    const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(state)).toHaveProperty('ROOT_QUERY.packages');
  });

  it('returns the same page where the operations of an earlier rendering run first', async () => {
    const input = {
      url: '/',
      schema: testSchema({ viewer: null }, {}),
      contextValue: {},
      template,
      assets: {},
      siteUrl: 'https://postloom.example',
    };
    const reads: Required<RenderInput>['preload'] = [];
    const first = await render({ ...input, onRead: (read) => reads.push(read) });
    const again: typeof reads = [];
    const second = await render({ ...input, preload: reads, onRead: (read) => again.push(read) });
    // not toBe, which would print both pages
    expect([second.status, second.html === first.html]).toEqual([200, true]);
    const named = (list: typeof reads) => list.map(({ query }) => print(query)).toSorted();
    expect(reads.length).toBeGreaterThan(4);
    expect(named(again)).toEqual(named(reads));
  });

  it("has the shop's name, logo and colour, once, and the data for them", async () => {
    const appearance = {
      shopName: 'Loom & Co',
      logoUrl: '/image-server/logo.png',
      accentColor: '#0066CC',
      light: { main: '#0062C5', deep: '#004C9C', onMain: '#FFFFFF' },
      dark: { main: '#3288F0', deep: '#5BA3FF', onMain: '#17141F' },
    };
    const { html } = await show('/contact', { Query: { settings: () => ({ ...settings, appearance }) } });
    expect(html).toContain('<title>Contact - Loom &amp; Co</title>');
    expect(html).toContain('og:image" content="https://postloom.example/shop-picture.png?of=Loom+%26+Co+%230066CC"');
    expect(html).toContain('aria-label="Loom &amp; Co home"');
    // of either scheme
    expect(html.match(/--mui-palette-primary-main:#\w+/g)).toEqual([
      '--mui-palette-primary-main:#0062C5',
      '--mui-palette-primary-main:#3288F0',
    ]);
    const home = await show('/', { Query: { settings: () => ({ ...settings, appearance }) } });
    const offers = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(home.html)?.[1] ?? '';
    expect(JSON.parse(offers)).toMatchObject({
      name: 'Loom & Co',
      brand: { name: 'Loom & Co' },
      image: 'https://postloom.example/shop-picture.png?of=Loom+%26+Co+%230066CC',
    });
    const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(state).toContain('"accentColor":"#0066CC"');
    // a page without it is incomplete
    const failing = await show('/contact', {
      Query: {
        settings: () => {
          throw new Error('down');
        },
      },
    });
    expect(failing.status).toBe(503);
    expect(failing.html).toContain('<title>Contact - Postloom</title>');
  });

  it("escapes editors' texts, in the page and in its state", async () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>$&';
    const { html } = await show('/', { Query: { bannerSection: () => ({ ...sections.bannerSection, title: evil }) } });
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('answers an unknown address with 404 and a page', async () => {
    const { status, html } = await show('/no-such-page');
    expect(status).toBe(404);
    expect(html).toContain('BACK TO HOME');
  });

  it('returns the layout for a page of signed-in users', async () => {
    const { status, html } = await show('/user/dashboard');
    expect(status).toBe(200);
    expect(html).toContain('Loading...');
  });

  it('shows an error for a section that could not be loaded, and the other sections', async () => {
    const fail = () => {
      throw new Error('down');
    };
    const { status, html } = await show('/', { Query: { featuresSection: fail } });
    expect(html).toContain('Starter Plan For Everyone');
    // an incomplete page must not be cached or indexed
    expect(status).toBe(503);
    expect(html).toContain('content="noindex"');
  });

  it.each([
    ['/', '/'],
    ['/?utm_source=x&next=%2F', '/'],
    ['/ABOUT', '/about'],
    ['/about/', '/about'],
    ['/About?x=1', '/about'],
    ['/login?next=%2Fbuy%2F1', '/login'],
    ['/buy/1?x', '/buy/:id'],
    ['/user/dashboard?page=2', '/user/dashboard'],
    ['/user/pending-payment', '/user/pending-payment/'],
    ['/admin/anything', '/admin/*'],
    ['/verify-email?token=abc', '/verify-email'],
    ['/reset-password/confirm?token=abc&x', '/reset-password/confirm?token=given'],
    ['/reset-password/confirm?token=', '/reset-password/confirm'],
    ['/anything/else', '/not-found'],
  ])('renders %s at %s, with all pages that look the same', (asked, drawn) => {
    expect(pageAddress(asked)).toBe(drawn);
    expect(pageAddress(drawn)).toBe(drawn);
  });

  it('renders the same for every address of a page', async () => {
    for (const [asked, drawn] of [
      ['/LOGIN?next=%2Fbuy%2F1&x=2', '/login'],
      ['/reset-password/confirm?token=abc', '/reset-password/confirm?token=given'],
      ['/buy/7', '/buy/:id'],
    ] as const) {
      const bodyOf = (html: string) => /<body>.*<\/body>/s.exec(html)?.[0];
      expect(bodyOf((await show(asked)).html)).toBe(bodyOf((await show(drawn)).html));
    }
  });

  it('writes the same bytes for a page whichever of its queries is answered first', async () => {
    const after = (turns: number, value: unknown) => async () => {
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
      return value;
    };
    const pages = await Promise.all(
      [
        [0, 8, 16],
        [16, 8, 0],
        [8, 16, 0],
      ].map(([banner = 0, features = 0, footer = 0]) =>
        show('/', {
          Query: {
            bannerSection: after(banner, sections.bannerSection),
            featuresSection: after(features, sections.featuresSection),
            footerSection: after(footer, sections.footerSection),
          },
        }),
      ),
    );
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
  });

  it('defers the code of a page that can be read without it', async () => {
    for (const path of ['/', '/about', '/contact', '/premium', '/terms', '/privacy', '/login', '/register'])
      expect((await show(path, { Query: { signInProviders: () => [] } })).html).toContain('id="later-code"');
    for (const path of ['/user/dashboard', '/verify-email', '/reset-password/confirm?token=x', '/buy/1'])
      expect((await show(path)).html).not.toContain('id="later-code"');
  });

  it('contains no script except those listed in the policy', async () => {
    for (const path of ['/', '/login', '/contact', '/user/dashboard', '/nothing']) {
      const { html } = await show(path, { Query: { signInProviders: () => [] } });
      const scripts = [
        ...html.matchAll(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))[^>]*>(.*?)<\/script>/gs),
      ].map(([, text]) => text);
      expect(scripts).toEqual(inlineScripts);
      expect(html).not.toMatch(/\son[a-z]+=["']/);
    }
  });
});
