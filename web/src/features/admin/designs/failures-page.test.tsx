import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../../test/render-route';

const days = [
  { from: '2026-03-01T00:00:00.000Z', finished: 10, failed: 1 },
  { from: '2026-03-02T00:00:00.000Z', finished: 10, failed: 4 },
];
const byCause = {
  finished: 20,
  failed: 5,
  days,
  groups: [
    { value: 'QUOTA', name: null, count: 4, share: 0.2, days: [0, 4] },
    { value: 'WORDS', name: null, count: 1, share: 0.05, days: [1, 0] },
  ],
};
const byKey = {
  ...byCause,
  groups: [
    { value: '01900000-0000-7000-8000-0000000000e1', name: 'Spare (deleted)', count: 4, share: 0.2, days: [0, 4] },
    { value: 'NONE', name: null, count: 1, share: 0.05, days: [1, 0] },
  ],
};

type Asked = { by: string; range: { from: string; until: string } };
const open = (answer: (asked: Asked) => object = ({ by }) => (by === 'KEY' ? byKey : byCause), path = '') =>
  renderRoute(`/admin/designs/failures${path}`, {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: {
        settings: () => ({ shop: { timeZone: 'Asia/Kathmandu' } }),
        designFailures: (_root: unknown, asked: Asked) => answer(asked),
      },
    },
  });
const asked = ({ api }: ReturnType<typeof open>) =>
  api.calls.filter(({ operation }) => operation === 'DesignFailures').at(-1)?.variables as unknown as Asked;
const lines = async () => within(await screen.findByRole('list', { name: 'Failures' })).getAllByRole('listitem');
const lengthInDays = ({ range: { from, until } }: Asked) =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);

describe('the failed designs', () => {
  it('are grouped by cause for 30 days, each group with its part and its rows', async () => {
    const rendered = open();
    const [quota, words] = await lines();
    expect(quota).toHaveTextContent('Quota used up');
    expect(quota).toHaveTextContent('20% of all');
    expect(words).toHaveTextContent('5% of all');
    expect(within(quota as HTMLElement).getByRole('img')).toHaveAccessibleName('Quota used up, day by day: 0, 4');
    const href = within(quota as HTMLElement)
      .getByRole('link', { name: 'Quota used up' })
      .getAttribute('href');
    const address = new URL(href ?? '', 'https://shop.example');
    expect(address.pathname).toBe('/admin/designs');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      status: 'FAILED',
      failureCause: 'QUOTA',
      finishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d@Asia\/Kathmandu$/) as unknown,
    });
    const all = within(screen.getByRole('region', { name: 'All failures' }));
    expect(all.getByText('25%')).toBeVisible();
    expect(all.getByText('5 of 20 finished designs failed')).toBeVisible();
    expect(all.getByRole('img')).toHaveAccessibleName('Failure rate, day by day: 10%, 40%');
    expect(asked(rendered).by).toBe('CAUSE');
    expect(lengthInDays(asked(rendered))).toBe(30);
    // midnight in the shop's time zone, which is 5:45 ahead
    expect(asked(rendered).range.from).toMatch(/T18:15:00.000Z$/);
    expect(screen.getByText('Time zone: Asia/Kathmandu')).toBeVisible();
    expect(document.title).toBe('Failed designs - Postloom');
  });

  it('are grouped by key for a week, which the address keeps', async () => {
    const rendered = open();
    await lines();
    await rendered.user.click(screen.getByRole('button', { name: 'AI key' }));
    await rendered.user.click(screen.getByRole('button', { name: 'Last 7 days' }));
    await waitFor(() => expect(asked(rendered).by).toBe('KEY'));
    await waitFor(() => expect(lengthInDays(asked(rendered))).toBe(7));
    expect(rendered.address()).toBe('/admin/designs/failures?by=KEY&days=7');
    const link = await screen.findByRole('link', { name: 'Spare (deleted)' });
    expect(link).toHaveAttribute('href', expect.stringContaining('aiKey=01900000-0000-7000-8000-0000000000e1'));
    expect(screen.getByRole('link', { name: 'No key was used' })).toHaveAttribute(
      'href',
      expect.stringContaining('aiKey=NONE'),
    );
  });

  it('are those that a link asks for', async () => {
    const rendered = open(undefined, '?by=MODEL&days=90');
    await waitFor(() => expect(asked(rendered).by).toBe('MODEL'));
    expect(lengthInDays(asked(rendered))).toBe(90);
    expect(screen.getByRole('button', { name: 'Model' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('say that nothing failed', async () => {
    open(() => ({ finished: 3, failed: 0, groups: [], days: [{ ...days[0], failed: 0 }] }));
    expect(await screen.findByText('Nothing failed')).toBeVisible();
    expect(screen.getByText('All 3 designs of these days were finished.')).toBeVisible();
  });

  it('can be asked for again when they could not be loaded', async () => {
    let tries = 0;
    const { user } = open(() => {
      tries += 1;
      if (tries === 1) throw new Error('broken');
      return byCause;
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await lines()).toHaveLength(2);
  });
});
