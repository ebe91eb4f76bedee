import { screen, waitFor, within } from '@testing-library/react';
import { aPage } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';
import { changedFacts } from './changed-facts';

const ada = { id: '01900000-0000-7000-8000-00000000000a', name: 'Ada', email: 'ada@example.com' };
const entry = {
  id: '01900000-0000-7000-8000-0000000000e1',
  actor: ada,
  action: 'update-user',
  subject: 'users/1',
  reason: 'Made good',
  before: '{"role":"MEMBER","credits":3}',
  after: '{"role":"MEMBER","credits":10}',
  requestId: 'request-1',
  createdAt: '2026-03-01T12:00:00.000Z',
};
const byCommand = {
  ...entry,
  id: '01900000-0000-7000-8000-0000000000e2',
  actor: null,
  action: 'make-admin',
  subject: 'orders/01900000-0000-7000-8000-000000abc123',
  reason: null,
};

const open = (path = '/admin/audit', answer: () => object = () => aPage([entry, byCommand], 2)) =>
  renderRoute(path, { viewer: { role: 'ADMIN' }, overrides: { Query: { auditEntries: answer } } });
const grid = () => screen.findByRole('grid', { name: 'Audit' });

describe('the audit', () => {
  it('says who did what to what and why, with a file of it', async () => {
    open();
    const rows = within(await grid()).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/Ada.*Update user.*users\/1.*Made good/);
    // ids of the same time begin alike, so the end is shown
    expect(rows[2]).toHaveTextContent(/System.*Make admin.*orders\/…abc123/);
    expect(screen.getByRole('link', { name: 'orders/…abc123' })).toHaveAttribute(
      'href',
      '/admin/orders/01900000-0000-7000-8000-000000abc123',
    );
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', `/admin/users/${ada.id}`);
    expect(screen.getAllByRole('link', { name: 'users/1' })[0]).toHaveAttribute('href', '/admin/users/1');
    expect(screen.getByRole('link', { name: 'Save as CSV' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/audit-entries\.csv\?/),
    );
  });

  it('shows what an entry changed, also one that only a link names', async () => {
    const { user, address } = open();
    await grid();
    await user.click(screen.getByRole('link', { name: /^Details of Update user/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Update user' }));
    expect(dialog.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', `/admin/users/${ada.id}`);
    const changes = within(dialog.getByRole('region', { name: 'Changes' }));
    expect(changes.getByText('Credits').parentElement).toHaveTextContent('Credits310');
    expect(changes.queryByText('Role')).not.toBeInTheDocument();
    expect(address()).toBe(`/admin/audit?open=${entry.id}`);
  });

  it('says that a linked entry does not exist', async () => {
    open('/admin/audit?open=x', () => aPage([]));
    expect(await screen.findByText('There is no such entry.')).toBeVisible();
  });

  it('is narrowed to an Admin by a link', async () => {
    const { api } = open(`/admin/audit?actor=${ada.id}`);
    await grid();
    await waitFor(() =>
      expect(api.calls.find(({ operation }) => operation === 'AdminAudit')?.variables).toMatchObject({
        filter: { actor: [ada.id] },
      }),
    );
  });
});

describe('changed facts', () => {
  it.each([
    [null, null, []],
    ['{"a":1}', '{"a":1}', []],
    [null, '{"a":[1]}', [{ name: 'a', before: '', after: '[1]' }]],
    ['"old"', '"new"', [{ name: 'state', before: 'old', after: 'new' }]],
    [
      '{"credits":1200,"port":2525}',
      '{"credits":34000,"port":1025}',
      [
        { name: 'credits', before: '1,200', after: '34,000' },
        { name: 'port', before: '2525', after: '1025' },
      ],
    ],
    ['{"a":"x","b":null}', '{"a":"y"}', [{ name: 'a', before: 'x', after: 'y' }]],
  ])('of %s and %s', (before, after, expected) => {
    expect(changedFacts(before, after)).toEqual(expected);
  });
});
