import { screen, within } from '@testing-library/react';
import { aPage } from '../../test/orders';
import { profileOf } from '../../test/profile';
import { renderRoute } from '../../test/render-route';

const aRequest = (values: object = {}) => ({
  id: '01900000-0000-7000-8000-0000000000f1',
  tokenName: 'Bakery',
  operation: 'MakePost',
  status: 200,
  code: null,
  cost: 1100,
  durationMs: 2345,
  requestId: 'b6f3-request',
  represents: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...values,
});

/** Opens the profile over an API whose log has these requests, read anew each time. */
const open = (requests: (filter: { failed?: boolean } | null) => object[]) =>
  renderRoute('/update-profile?tab=tokens', {
    viewer: { ...profileOf(), security: { hasPassword: true } } as never,
    overrides: {
      User: {
        apiTokens: () => [],
        apiRequests: (_root: unknown, { filter }: { filter: { failed?: boolean } | null }) =>
          aPage(requests(filter) as never),
      },
    },
  });

describe('the last requests of programs', () => {
  it('say what was asked, by which token, and its outcome', async () => {
    open(() => [
      aRequest(),
      aRequest({ id: 'f2', operation: 'GET /packages', status: 404, code: 'NOT_FOUND', cost: 0 }),
    ]);
    const rows = within(await screen.findByRole('list', { name: 'Last requests' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^200MakePost.*Bakery, 1,100 points, 2,345 msb6f3-request$/),
      expect.stringMatching(/^404 NOT_FOUNDGET \/packages.*Bakery, 2,345 msb6f3-request$/),
    ]);
  });

  it('appear on reloading, and can be narrowed to failed ones', async () => {
    const requests: object[] = [];
    const { user } = open((filter) => (filter?.failed ? [] : [...requests]));
    expect(await screen.findByText('No requests yet')).toBeVisible();
    requests.push(aRequest());
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findByText('MakePost')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Only failed' }));
    expect(await screen.findByText('No request has failed.')).toBeVisible();
  });
});
