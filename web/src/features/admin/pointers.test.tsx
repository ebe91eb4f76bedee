import { screen, waitFor, within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { loadSettings, pages } from '../../app/area/commands';
import { routes } from '../../app/routes';
import type { AttentionKind, SetupStepName } from '../../gql/schema';
import { aiSettings } from '../../test/ai-keys';
import { settings } from '../../test/defaults';
import { storedAs } from '../../test/open-editor';
import { aPage } from '../../test/orders';
import { renderRoute } from '../../test/render-route';
import { ways } from './dashboard/attention';
import { figureKinds } from './dashboard/figures/figure-kinds';
import { setupPlaces } from './dashboard/setup-places';
import { settingsFields } from './settings/menu/settings-fields';
import { settingsHref } from './settings/menu/tabs';
import { panels } from './settings/settings-panels';

const mail = {
  host: '',
  port: 587,
  security: 'STARTTLS',
  user: '',
  passwordSet: false,
  sender: '',
  serverOfEnvironment: null,
  senderOfEnvironment: null,
  version: 0,
};
const paypal = {
  clientId: '',
  currency: 'USD',
  enablePayPal: true,
  mode: 'SANDBOX',
  scriptUrl: 'http://localhost/paypal.js',
  secretSet: false,
  version: 0,
  webhook: null,
  buttonStyles: { layout: 'VERTICAL', color: 'BLUE', shape: 'RECT', label: 'PAY' },
};
const shop = {
  returnDays: 14,
  sellerName: '',
  sellerAddress: '',
  taxId: '',
  taxLine: '',
  docs: true,
  refundProofAbove: '100.00',
  timeZone: 'UTC',
  invoicePrefix: 'INV-',
  vatRate: null,
  brands: { free: 1, basic: 3, premium: 10 },
  version: 0,
  openedAt: null,
};

// an editor of rich text measures its selection
Range.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

/** The administrator area of a new shop. */
const open = (path: string, Query: Record<string, unknown> = {}, withLayout = false) =>
  renderRoute(path, {
    viewer: { role: 'ADMIN' },
    withLayout,
    overrides: {
      Query: {
        settings: () => ({ ...settings, paypal, shop, mail, ai: aiSettings }),
        delivery: () => ({
          mailServer: 'smtp.example:587',
          mailFrom: 'a@example.com',
          bucket: null,
          appUrl: 'https://a',
        }),
        storedSection: (_root: unknown, { key }: { key: string }) => ({ ...storedAs(key), version: 0 }),
        aiKeys: () => [],
        allPackages: () => [],
        purchases: () => aPage([], 0),
        users: () => aPage([], 0),
        ...Query,
      },
    },
  });

const stepNames = Object.keys(setupPlaces) as SetupStepName[];
const known = new Set(settingsFields.map(({ panel, field }) => settingsHref(panel, field)));
for (const panel of ['terms', 'privacy'] as const) known.add(settingsHref(panel, 'accept'));
for (const { id } of panels) known.add(settingsHref(id));

/** The documentation, which the client has no route for. */
const pageOfServer = '/docs';

/** Returns the addresses of the client that lead to no page, panel or field. */
const lost = (hrefs: readonly string[]): string[] =>
  hrefs.filter((href) => {
    const { pathname, search } = new URL(href, 'http://shop.example');
    if (pathname === pageOfServer) return false;
    const matched = matchRoutes(routes, pathname)?.at(-1)?.route.path;
    if (matched === undefined || matched === '*') return true;
    return pathname === '/admin/settings' && search !== '' && !known.has(href);
  });
const linksOf = (element: HTMLElement): string[] =>
  [...element.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');

describe('the pointers of the administrator area', () => {
  it('lead to pages, panels and fields that exist: from the search, the dashboard and its figures', async () => {
    const places = Object.values(setupPlaces).flatMap(({ links }) => links.map(({ href }) => href));
    const advice = Object.values(ways).flatMap(({ action }) => (action ? [action.href] : []));
    const hints = [figureKinds.cost.hintHref({ costPerDesign: null } as never) ?? ''];
    const found = [...pages, ...(await loadSettings())].map(({ href }) => href);
    expect(places.length + advice.length + found.length).toBeGreaterThan(90);
    expect(lost([...places, ...advice, ...hints, ...found])).toEqual([]);
    expect(lost(['/admin/nowhere', '/admin/settings?panel=seller&field=cost'])).toHaveLength(2);
  });

  it.each([...new Set(settingsFields.map(({ panel }) => panel))])(
    'give the focus to the field that they name: %s',
    async (panel) => {
      const fields = settingsFields.filter((one) => one.panel === panel).map(({ field }) => field);
      if (panel === 'terms' || panel === 'privacy') fields.push('accept');
      const { setOut, container } = open(settingsHref(panel));
      for (const field of fields) {
        setOut(settingsHref(panel, field));
        await waitFor(
          () => {
            const focused = document.activeElement;
            const names = [
              focused?.getAttribute('name'),
              focused?.closest<HTMLElement>('[data-field]')?.dataset['field'],
              focused?.id.replace(/^field-(.*)-[^-]*$/, '$1').replaceAll('-', '.'),
            ];
            expect(names).toContain(field);
          },
          { timeout: 5_000 },
        );
      }
      expect(lost(linksOf(container))).toEqual([]);
    },
  );

  it('of the dashboard and the menu lead to pages and panels that exist', async () => {
    const needs = {
      needsAttention: () =>
        (Object.keys(ways) as AttentionKind[]).map((kind) => ({ kind, count: 2, purchaseId: null })),
      setupChecklist: () => stepNames.map((name) => ({ name, problems: ['Missing.'], isDone: false })),
    };
    open('/admin/dashboard', needs, true);
    const list = await screen.findByRole('region', { name: 'Before you open' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(stepNames.length);
    expect(lost(linksOf(document.body))).toEqual([]);
  });
});
