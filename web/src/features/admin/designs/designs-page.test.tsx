import { screen, waitFor, within } from '@testing-library/react';
import { aDesign, aFinishedDesign } from '../../../test/designs';
import { aPage } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';
import { fill } from '../../../test/fill';
import { loseAnswerOf } from '../../../test/lose-answer';

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
    failureCause: 'QUOTA',
    model: 'painter-2',
    aiKeyId: '01900000-0000-7000-8000-0000000000e1',
    aiKeyName: 'Spare (deleted)',
    cost: '0.0390',
    seconds: 68,
    customer,
  },
  { ...aFinishedDesign(), failureReason: null, customer },
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
    expect(rows[1]).toHaveTextContent(/Mia Weaver.*Failed.*Facebook Post.*The AI.*1 min 9 s/);
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

  it('name their customers, whose pages the names lead to', async () => {
    open();
    await grid();
    expect(screen.getAllByRole('link', { name: 'Mia Weaver' })[0]).toHaveAttribute(
      'href',
      `/admin/users/${customer.id}`,
    );
  });

  it('are narrowed by a link to the failures of a key, until the filters are cleared', async () => {
    const rendered = open(`/admin/designs?owner=${customer.id}&failureCause=QUOTA&model=painter-1,NONE&aiKey=NONE`);
    await grid();
    expect(asked(rendered)).toMatchObject({
      filter: { owner: [customer.id], failureCause: ['QUOTA'], model: ['painter-1', 'NONE'], aiKey: ['NONE'] },
    });
    expect(screen.getByRole('button', { name: /^Model/ })).toHaveTextContent('No model, painter-1');
    await rendered.user.click(screen.getByRole('button', { name: 'Clear Model' }));
    await waitFor(() => expect(asked(rendered)?.['filter']).not.toHaveProperty('model'));
  });

  it('are narrowed to a model of the shown rows', async () => {
    const rendered = open();
    await grid();
    await rendered.user.click(screen.getByRole('button', { name: 'Model' }));
    await rendered.user.click(await screen.findByRole('checkbox', { name: 'painter-2' }));
    await waitFor(() => expect(asked(rendered)).toMatchObject({ filter: { model: ['painter-2'] } }));
  });

  it('are the first of two tabs', async () => {
    open();
    await grid();
    const tabs = within(screen.getByRole('navigation', { name: 'Designs' }));
    expect(tabs.getByRole('link', { name: 'All designs' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: 'Failures' })).not.toHaveAttribute('aria-current');
  });

  it("show the customer's message and what the AI service answered", async () => {
    const { user, address } = open();
    await grid();
    await user.click(screen.getAllByRole('link', { name: /^Details of the design/ })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: /^Design/ }));
    expect(address()).toBe(`/admin/designs?open=${designs[0]?.id}`);
    expect(dialog.getByText(/Message to the customer: The AI service is busy/)).toBeVisible();
    expect(dialog.getByText('Answer of the AI service: RESOURCE_EXHAUSTED')).toBeVisible();
    for (const fact of ['Quota used up', 'painter-2', 'Spare (deleted)', '0.039', '1 min 8 s'])
      expect(dialog.getByText(fact)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Mia Weaver' })).toHaveAttribute('href', `/admin/users/${customer.id}`);
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
    await show();
    expect(await dialog.findByText('Please enter a reason for viewing this picture.')).toBeInTheDocument();
    await fill(user, dialog.getByRole('textbox', { name: 'Reason' }), 'The customer asked about it');
    await show();
    expect(await dialog.findByRole('img', { name: /Two loaves for one/ })).toHaveAttribute(
      'src',
      `/designs/${designs[1]?.id}/image`,
    );
    expect(dialog.getByText('Warm light.')).toBeInTheDocument();
    expect(reasons).toEqual(['The customer asked about it']);
  });

  it('give a credit again once, with a reason that the customer reads', async () => {
    const calls: { designId: string; reason: string; requestId: string }[] = [];
    const creditReturn = { id: 'e-1', note: 'The picture is broken', createdAt: '2026-03-02T08:00:00.000Z' };
    const { user } = open(`/admin/designs?open=${designs[1]?.id}`, {
      Query: { design: () => ({ ...designs[1], creditReturn: calls.length > 0 ? creditReturn : null }) },
      Mutation: {
        returnCredit: (_root: unknown, given: (typeof calls)[number]) => {
          calls.push(given);
          return { design: { ...designs[1], creditReturn }, errors: [] };
        },
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: /^Design/ }));
    await user.click(await dialog.findByRole('button', { name: 'Return the credit' }));
    await user.click(dialog.getByRole('button', { name: 'Return the credit' }));
    expect(await dialog.findByText('Please give a reason.')).toBeInTheDocument();
    await fill(user, dialog.getByRole('textbox', { name: 'Why the credit is returned' }), 'The picture is broken');
    await user.click(dialog.getByRole('button', { name: 'Return the credit' }));
    expect(await dialog.findByText(/^The credit was given back on/)).toBeVisible();
    expect(dialog.getByText('The picture is broken')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Return the credit' })).not.toBeInTheDocument();
    expect(calls).toEqual([
      {
        designId: designs[1]?.id,
        reason: 'The picture is broken',
        requestId: expect.stringMatching(/^[\w-]{36}$/) as unknown,
      },
    ]);
  });

  it('show the earlier reason after a lost answer, when the credit is returned for another one', async () => {
    let creditReturn: object | null = null;
    const refusal = { code: 'CONFLICT', message: 'This was sent before with other values.', field: ['requestId'] };
    const { user } = open(`/admin/designs?open=${designs[1]?.id}`, {
      Query: { design: () => ({ ...designs[1], creditReturn }) },
      Mutation: { returnCredit: () => ({ design: null, errors: [refusal] }) },
    });
    const give = ({ reason }: Record<string, unknown>) => {
      creditReturn = { id: 'e-1', note: reason, createdAt: '2026-03-02T08:00:00.000Z' };
    };
    loseAnswerOf('ReturnCredit', give, { once: true });
    const dialog = within(await screen.findByRole('dialog', { name: /^Design/ }));
    await user.click(await dialog.findByRole('button', { name: 'Return the credit' }));
    const reason = dialog.getByRole('textbox', { name: 'Why the credit is returned' });
    await fill(user, reason, 'Broken');
    await user.click(dialog.getByRole('button', { name: 'Return the credit' }));
    expect(await dialog.findByText(/^Network error/)).toBeVisible();
    await user.clear(reason);
    await fill(user, reason, 'Blurred');
    await user.click(dialog.getByRole('button', { name: 'Return the credit' }));
    expect(await dialog.findByText(/^The credit was given back on/)).toBeVisible();
    expect(dialog.getByText('Broken')).toBeVisible();
  });

  it('say when another Admin has given the credit again', async () => {
    const { user } = open(`/admin/designs?open=${designs[1]?.id}`, {
      Query: { design: () => designs[1] },
      Mutation: {
        returnCredit: () => ({
          design: null,
          errors: [
            { code: 'INVALID_STATE', message: 'The credit for this design has already been returned.', field: null },
          ],
        }),
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: /^Design/ }));
    await user.click(await dialog.findByRole('button', { name: 'Return the credit' }));
    await fill(user, dialog.getByRole('textbox', { name: 'Why the credit is returned' }), 'Broken');
    await user.click(dialog.getByRole('button', { name: 'Return the credit' }));
    expect(await dialog.findByText('The credit for this design has already been returned.')).toBeVisible();
  });

  it('offer no credit while they are unfinished', async () => {
    const waiting = { ...aDesign(), customer };
    open(`/admin/designs?open=${waiting.id}`, {
      Query: { designs: () => aPage([waiting]), design: () => ({ ...waiting, creditReturn: null }) },
    });
    const dialog = within(await screen.findByRole('dialog', { name: /^Design/ }));
    await dialog.findByRole('button', { name: 'Show picture and words' });
    expect(dialog.queryByRole('button', { name: 'Return the credit' })).not.toBeInTheDocument();
  });

  it('say that there are none', async () => {
    open('/admin/designs', { Query: { designs: () => aPage([]) } });
    expect(await screen.findByText('No designs yet')).toBeVisible();
  });
});
