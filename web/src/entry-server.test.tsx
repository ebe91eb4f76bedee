/** @jest-environment node */
import { pageName, render } from './entry-server';
import { sections } from './test/defaults';
import { testSchema } from './test/test-api';
import type { Overrides } from './test/test-api';

const template = '<!doctype html><html><head><!--page-head--></head><body><div id="root"><!--page-body--></div><!--page-state--></body></html>';
const show = (url: string, overrides: Overrides = {}) => render({ url, schema: testSchema({ viewer: null }, overrides), contextValue: {}, template, assets: {}, siteUrl: 'https://postloom.example' });

describe('server rendering', () => {
  it('answers the home page with its content, its title and what was loaded', async () => {
    const { status, html } = await show('/');
    expect(status).toBe(200);
    expect(html).toMatch(/<head><title>Create Facebook &amp; Instagram Posts Instantly with AI<\/title>/);
    for (const text of ['Sample features', 'Starter Plan For Everyone', 'Sample story', 'Sample copyright', 'data-emotion="css']) expect(html).toContain(text);
    const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(state)).toHaveProperty('ROOT_QUERY.packages');
  });

  it('escapes what editors wrote, in the page and in its state', async () => {
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

  it('answers a page of the signed-in with its frame', async () => {
    const { status, html } = await show('/user/dashboard');
    expect(status).toBe(200);
    expect(html).toContain('Loading...');
  });

  it('shows a section that could not be loaded as such, and the rest', async () => {
    const fail = () => {
      throw new Error('down');
    };
    const { status, html } = await show('/', { Query: { featuresSection: fail } });
    expect(status).toBe(200);
    expect(html).toContain('Starter Plan For Everyone');
  });

  it('names pages so that those which look the same share a place', () => {
    expect(pageName('/?utm_source=x')).toBe('/');
    expect(pageName('/buy/1')).toBe('/buy/:id');
    expect(pageName('/anything/else')).toBe('404');
    expect(pageName('/login?next=%2Fbuy%2F1')).toBe('/login?next=%2Fbuy%2F1');
    expect(pageName(`/login?next=${'x'.repeat(400)}`)).toBeNull();
  });
});
