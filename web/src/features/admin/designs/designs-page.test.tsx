import { screen, waitFor, within } from '@testing-library/react';
import { aDesign } from '../../../test/designs';
import { aPage } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';

const customer = { id: '01900000-0000-7000-8000-00000000000a', name: 'Mia Weaver', email: 'mia@example.com' };
const designs = [
  {
    ...aDesign({
      id: '01900000-0000-7000-8000-0000000000d2',
      status: 'FAILED',
      error: 'The AI service is busy. Your credit is back.',
      startedAt: '2026-03-01T12:00:01.000Z',
      finishedAt: '2026-03-01T12:01:09.000Z',
    }),
    failureReason: 'RESOURCE_EXHAUSTED',
    customer,
  },
  { ...aDesign(), failureReason: null, customer },
];

const open = (path = '/admin/designs', overrides: Record<string, object> = {}) =>
  renderRoute(path, {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: { designs: () => aPage(designs, 2), ...overrides['Query'] },
      Mutation: { ...overrides['Mutation'] },
    },
  });
const grid = () => screen.findByRole('grid', { name: 'Designs' });
const asked = ({ api }: ReturnType<typeof open>) =>
  api.calls.filter(({ operation }) => operation === 'AdminDesigns').at(-1)?.variables;

describe('the designs of all customers', () => {
  it('are listed newest first, without their words and pictures', async () => {
    const rendered = open();
    const rows = within(await grid()).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/Mia Weaver.*Failed.*Facebook Post.*1 min 9 s/);
    expect(asked(rendered)).toEqual({
      filter: {},
      sort: { field: 'CREATED_AT', direction: 'DESC' },
      page: { number: 1, size: 10 },
    });
    expect(document.title).toBe('Designs - Postloom');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByText('Two loaves for one')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Save as CSV' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/designs\.csv\?/),
    );
  });

  it('are narrowed to one customer by a link, until the filter is cleared', async () => {
    const rendered = open();
    await grid();
    await rendered.user.click(screen.getAllByRole('link', { name: 'Mia Weaver' })[0] as HTMLElement);
    await waitFor(() => expect(asked(rendered)).toMatchObject({ filter: { owner: [customer.id] } }));
    expect(rendered.address()).toBe(`/admin/designs?owner=${customer.id}`);
    await rendered.user.click(screen.getByRole('button', { name: 'Clear Customer' }));
    await waitFor(() => expect(asked(rendered)).toMatchObject({ filter: {} }));
  });

  it('show what the customer was told and what the AI service answered', async () => {
    const { user, address } = open();
    await grid();
    await user.click(screen.getAllByRole('link', { name: /^Details of the design/ })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: /^Design/ }));
    expect(address()).toBe(`/admin/designs?open=${designs[0]?.id}`);
    expect(dialog.getByText(/The customer was told: The AI service is busy/)).toBeVisible();
    expect(dialog.getByText('The AI service answered: RESOURCE_EXHAUSTED')).toBeVisible();
    expect(dialog.queryByText('Two loaves for one')).not.toBeInTheDocument();
  });

  it('show their words and picture only with a reason', async () => {
    const reasons: string[] = [];
    const revealDesign = (_root: unknown, { id, reason }: { id: string; reason: string }) => {
      reasons.push(reason);
      return { design: { ...aDesign({ id, imageUrl: `/designs/${id}/image` }) }, errors: [] };
    };
    const { user } = open(`/admin/designs?open=${designs[1]?.id}`, { Mutation: { revealDesign } });
    const dialog = within(await screen.findByRole('dialog', { name: /^Design/ }));
    const show = () => user.click(dialog.getByRole('button', { name: 'Show picture and words' }));
    await show();
    expect(await dialog.findByText('Please say why you look at this picture.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The customer asked about it');
    await show();
    expect(await dialog.findByRole('img', { name: /Two loaves for one/ })).toHaveAttribute(
      'src',
      `/designs/${designs[1]?.id}/image`,
    );
    expect(dialog.getByText('Warm light.')).toBeInTheDocument();
    expect(reasons).toEqual(['The customer asked about it']);
  });

  it('say that there are none', async () => {
    open('/admin/designs', { Query: { designs: () => aPage([]) } });
    expect(await screen.findByText('No designs yet')).toBeVisible();
  });
});
