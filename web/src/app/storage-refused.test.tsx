import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { cookiesNeeded } from '../lib/errors';
import { member } from '../test/defaults';
import { refuseStorage } from '../test/refuse-storage';
import { renderWithLayout } from '../test/render-route';
import { routes } from './routes';
import { fill } from '../test/fill';

/** Returns an address of each page, with an id for each parameter. */
function addressesOf(pages: readonly RouteObject[], parent = ''): string[] {
  return pages.flatMap(({ path, index, children }) => {
    const address = path?.startsWith('/') ? path.slice(1) : [parent, path].filter(Boolean).join('/');
    if (children) return addressesOf(children, address);
    return path === undefined && !index ? [] : `/${address}`.replace(/:\w+/g, '1').replace('*', 'no-such-page');
  });
}
const addresses = [...new Set(addressesOf(routes))];

const journeys = 'web/e2e/support';
const screens = readdirSync(journeys)
  .filter((name) => name.endsWith('screens.ts'))
  .map((name) => readFileSync(join(journeys, name), 'utf8'))
  .join('\n');
/** Whether accessibility.spec.ts opens an address where a browser refuses storage, and expects no problem. */
const isOpenedThere = (address: string) => {
  const [fixed = '', parameter] = address.split(/(?<=\/)1(?=\/|$)/);
  return new RegExp(`['"\`]${fixed}${parameter === undefined ? '/?[\'"\`?]' : '\\$'}`).test(screens);
};

let allow = () => undefined as void;
beforeEach(() => {
  allow = refuseStorage();
});
afterEach(() => {
  // a page that is removed may still delete its drafts
  cleanup();
  allow();
});

it('knows every page', () => {
  expect(addresses).toEqual(expect.arrayContaining(['/', '/contact', '/user/dashboard', '/admin/settings']));
  expect(addresses.length).toBeGreaterThan(50);
  expect(['/', '/about', '/user/month/1'].map(isOpenedThere)).toEqual([true, true, true]);
  expect(['/user', '/unsubscribe/1', '/admin/users/1'].map(isOpenedThere)).toEqual([false, false, false]);
});

// the others are opened by the journeys
it.each(addresses.filter((address) => !isOpenedThere(address)))('%s starts with storage refused', async (address) => {
  const isPublic = !/^\/(?:user|admin|buy|item-buy|pay-now|item-pay-now|update-profile)\b/.test(address);
  renderWithLayout(address, { viewer: isPublic ? null : { role: 'ADMIN' } });
  await waitFor(() => expect(document.querySelector('h1, [role="alert"]')).not.toBeNull());
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
});

describe('the sign-in', () => {
  it.each(['/login', '/register'])('says on %s before anything is typed that it needs cookies', async (address) => {
    renderWithLayout(address);
    expect(await screen.findByText(cookiesNeeded)).toBeVisible();
  });

  it('says so on a page that needs an account', async () => {
    const { address } = renderWithLayout('/user/dashboard');
    expect(await screen.findByText(cookiesNeeded)).toBeVisible();
    expect(address()).toMatch(/^\/login/);
  });

  it('says so when the browser claims to take cookies and did not store them', async () => {
    allow();
    const { user } = renderWithLayout('/login', {
      overrides: { Mutation: { signIn: () => ({ user: member, codeRequired: false, errors: [] }) } },
    });
    await fill(user, await screen.findByLabelText(/^Email/), 'ana@example.com');
    await fill(user, screen.getByLabelText(/^Password/), 'a long password');
    expect(screen.queryByText(cookiesNeeded)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText(cookiesNeeded)).toBeVisible();
  });
});
