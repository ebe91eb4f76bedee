import { screen, within } from '@testing-library/react';
import { dayIn, plusDays } from '../../../../../../contract/time-zone';
import { renderRoute } from '../../../../test/render-route';
import { aPage } from '../../../../test/orders';
import { changeOf } from './change';
import { chosenIn, daysOf } from './ranges';

const period = {
  money: [{ currency: 'USD', revenue: '120.00', refunds: '20.00', net: '100.00' }],
  visits: 500,
  signUps: 50,
  designs: 40,
  succeeded: 30,
  failed: 10,
  failureRate: 0.25,
  medianSeconds: 9.5,
  slowSeconds: 61.2,
  cost: '1.17',
  costPerDesign: '0.0390',
  marginPerDesign: '3.2943',
  paidOrders: 12,
  firstPurchases: 10,
  secondPurchases: 2,
  start: '2026-03-01T00:00:00.000Z',
  end: '2026-03-31T00:00:00.000Z',
};
const nothing = {
  ...period,
  money: [],
  designs: 0,
  succeeded: 0,
  failed: 0,
  failureRate: null,
  medianSeconds: null,
  slowSeconds: null,
  cost: null,
  costPerDesign: null,
  marginPerDesign: null,
  signUps: 100,
};
const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const today = dayIn(here, new Date());

interface Asked {
  range: { from: string; to: string };
  compare: boolean;
}

function answer({ range: { from, to }, compare }: Asked, more: object = {}) {
  const on = (day: string, figures: object = period) => ({ ...figures, from: day, to: day });
  return {
    timeZone: here,
    today,
    currency: 'USD',
    isRecomputing: false,
    isEmpty: false,
    step: 'DAY',
    period: { ...period, from, to },
    deletedSince: { signUps: 3, designs: 1, succeeded: 0, failed: 1 },
    before: compare ? { ...nothing, from: plusDays(from, -30), to: plusDays(from, -1) } : null,
    series: [on('2026-03-01'), on('2026-03-02', nothing)],
    seriesBefore: compare ? [on('2026-02-01', nothing), on('2026-02-02')] : null,
    ...more,
  };
}

const open = (path = '/admin/dashboard', dashboard: (asked: Asked) => unknown = answer) =>
  renderRoute(path, {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: {
        purchases: () => aPage([], 0),
        users: () => aPage([], 0),
        needsAttention: () => [],
        setupChecklist: () => [],
        dashboard: (_root: unknown, asked: Asked) => dashboard(asked),
      },
    },
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the figures of the dashboard', () => {
  it('show each figure with its change in words, and a funnel; all lead to their rows', async () => {
    const { api } = open();
    const days = `${plusDays(today, -29)}..${today}`;
    const cards: [string, RegExp, string, string | null][] = [
      [
        'Revenue',
        /^\$120\.00 USD/,
        `/admin/orders?currency=USD&paidAt=${days}`,
        'Up from $0.00 USD in the 30 days before',
      ],
      [
        'Refunds',
        /^\$20\.00 USD/,
        `/admin/orders?currency=USD&refundedAt=${days}`,
        'Up from $0.00 USD in the 30 days before',
      ],
      ['Sign-ups', /^50/, `/admin/users?createdAt=${days}`, '50% less than the 30 days before'],
      ['Designs', /^40/, `/admin/designs?createdAt=${days}`, 'Up from 0 in the 30 days before'],
      ['Failure rate', /^25%/, `/admin/designs?status=FAILED&createdAt=${days}`, 'No data for the 30 days before'],
      [
        'Time to picture',
        /^9\.5 s/,
        `/admin/designs?status=SUCCEEDED&createdAt=${days}`,
        'No data for the 30 days before',
      ],
      ['Margin per design', /^\$3\.29 USD/, `/admin/designs?status=SUCCEEDED&createdAt=${days}`, null],
    ];
    for (const [title, text, href, change] of cards) {
      const shown = await card(title);
      expect(shown.getByRole('link', { name: text })).toHaveAttribute('href', href);
      if (change) expect(shown.getByText(change)).toBeVisible();
    }
    const hints: [string, string, string][] = [
      ['Revenue', '12 paid orders', `/admin/orders?paidAt=${days}`],
      ['Designs', '30 succeeded', `/admin/designs?status=SUCCEEDED&createdAt=${days}`],
      ['Failure rate', '10 failed', `/admin/designs?status=FAILED&createdAt=${days}`],
    ];
    for (const [title, name, href] of hints)
      expect((await card(title)).getByRole('link', { name })).toHaveAttribute('href', href);
    // the lists that these figures lead to are shorter
    const deleted: [string, string][] = [
      ['Sign-ups', '3 of these accounts were deleted since'],
      ['Designs', '1 of these designs was deleted since'],
      ['Failure rate', '1 of the failed designs was deleted since'],
    ];
    for (const [title, text] of deleted) expect((await card(title)).getByText(text)).toBeVisible();
    expect((await card('Margin per design')).queryByText(/deleted since/)).not.toBeInTheDocument();
    expect((await card('Time to picture')).getByText('95% within 1.0 min')).toBeVisible();
    expect((await card('Cost of designs')).getByText('$0.039 each')).toBeVisible();
    expect(
      api.calls.filter(({ operation }) => operation === 'DashboardFigures').map(({ variables }) => variables),
    ).toEqual([{ range: { from: plusDays(today, -29), to: today }, compare: true }]);
    const funnel = within(await screen.findByRole('region', { name: 'From visit to second purchase' }));
    expect(funnel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Visits500500 in the period before',
      'Sign-ups5010% of visits, 100 in the period before. 3 of these accounts were deleted since',
      'First purchases1020% of sign-ups, 10 in the period before',
      'Second purchases220% of first purchases, 2 in the period before',
    ]);
    for (const [name, href] of [
      ['50 sign-ups. Show the accounts', `/admin/users?createdAt=${days}`],
      ['10 first purchases. Show these orders', `/admin/orders?ordinal=FIRST&paidAt=${days}`],
      ['2 second purchases. Show these orders', `/admin/orders?ordinal=SECOND&paidAt=${days}`],
    ] as const)
      expect(funnel.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(funnel.getByRole('link', { name: '100 in the period before' })).toHaveAttribute(
      'href',
      `/admin/users?createdAt=${plusDays(today, -59)}..${plusDays(today, -30)}`,
    );
  });

  it('name the time zone of their days in the links when it is not the one of the browser', async () => {
    const zone = here === 'Asia/Tokyo' ? 'Europe/Lisbon' : 'Asia/Tokyo';
    open('/admin/dashboard?days=2026-03-01..2026-03-30', (asked) => answer(asked, { timeZone: zone }));
    const revenue = await card('Revenue');
    expect(revenue.getByRole('link', { name: /^\$120/ })).toHaveAttribute(
      'href',
      `/admin/orders?currency=USD&paidAt=2026-03-01..2026-03-30@${zone}`,
    );
    expect(screen.getByText(`1 Mar 2026 to 30 Mar 2026 (${zone})`)).toBeVisible();
  });

  it('are chosen in the address: days, comparison, figure and view', async () => {
    const { user, api, address } = open('/admin/dashboard?days=last-7-days');
    await card('Revenue');
    await user.click(screen.getByRole('button', { name: 'Last month' }));
    expect(address()).toBe('/admin/dashboard?days=last-month');
    await user.click(screen.getByRole('switch', { name: 'Compare with the period before' }));
    await user.click(screen.getByRole('button', { name: 'Sign-ups in the chart' }));
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(address()).toBe('/admin/dashboard?days=last-month&compare=no&figure=signUps&view=table');
    await user.click(screen.getByRole('button', { name: '30 days' }));
    expect(address()).toBe('/admin/dashboard?compare=no&figure=signUps&view=table');
    expect(api.calls.filter(({ operation }) => operation === 'DashboardFigures').at(-1)?.variables).toEqual({
      range: { from: plusDays(today, -29), to: today },
      compare: false,
    });
    expect(screen.getByRole('button', { name: 'Sign-ups in the chart' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('are a table as well, in which each value leads to its rows', async () => {
    open('/admin/dashboard?view=table&figure=designs');
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Day',
      'Designs',
      'Period before',
    ]);
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Sun, 1 Mar 2026400', 'Mon, 2 Mar 2026040']);
    expect(table.getAllByRole('link', { name: '40' }).map((link) => link.getAttribute('href'))).toEqual([
      '/admin/designs?createdAt=2026-03-01..2026-03-01',
      '/admin/designs?createdAt=2026-02-02..2026-02-02',
    ]);
    const file = screen.getByRole('link', { name: 'Save all figures as CSV' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(file).split('\r\n')).toEqual([
      'data:text/csv;charset=utf-8,From,To,Revenue,Refunds,Sign-ups,Designs,Failure rate,Time to picture,Cost of designs,Margin per design,Visits,First purchases,Second purchases,Currency,Currency of costs and margin',
      '2026-03-01,2026-03-01,120,20,50,40,25,9.5,1.17,3.2943,500,10,2,USD,USD',
      '2026-03-02,2026-03-02,0,0,100,0,,,,,500,10,2,USD,USD',
      '',
    ]);
  });

  it('separate currencies, which cannot be added up; say when costs are unknown and where they are given', async () => {
    const money = [...period.money, { currency: 'EUR', revenue: '7.00', refunds: '0.00', net: '7.00' }];
    const { user } = open('/admin/dashboard', (asked) =>
      answer(asked, {
        period: { ...period, ...asked.range, money, cost: null, costPerDesign: null, marginPerDesign: null },
      }),
    );
    const cost = await card('Cost of designs');
    expect(cost.getByText('Unknown')).toBeVisible();
    expect(cost.getByRole('link', { name: 'Enter the cost of each model' })).toHaveAttribute(
      'href',
      '/admin/settings?panel=keys&field=imageModels.0.cost',
    );
    expect((await card('Revenue')).getByText('$120.00 USD')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'EUR' }));
    expect((await card('Revenue')).getByRole('link', { name: /^€7\.00 EUR/ })).toHaveAttribute(
      'href',
      expect.stringContaining('currency=EUR'),
    );
  });

  it('say that there are none yet, that they are being computed, or that they could not be loaded', async () => {
    const empty = open('/admin/dashboard', (asked) => answer(asked, { isEmpty: true }));
    expect(await screen.findByText('No figures yet')).toBeVisible();
    empty.unmount();
    let up = false;
    const { user } = open('/admin/dashboard', (asked) => {
      if (!up) throw new Error('No thread left');
      return answer(asked, { isRecomputing: true });
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    up = true;
    await user.click(retry);
    await card('Revenue');
    expect(screen.getByText(/The figures of earlier days are being computed/)).toBeVisible();
  });
});

describe('a period', () => {
  it.each([
    ['last-7-days', '2026-02-24', '2026-03-02'],
    ['last-90-days', '2025-12-03', '2026-03-02'],
    ['this-month', '2026-03-01', '2026-03-02'],
    ['last-month', '2026-02-01', '2026-02-28'],
    ['this-year', '2026-01-01', '2026-03-02'],
    ['2024-02-28..2024-02-29', '2024-02-28', '2024-02-29'],
    ['2024-02-30..2024-03-01', '2026-02-01', '2026-03-02'],
    ['2010-01-01..2026-03-01', '2026-02-01', '2026-03-02'],
    ['nonsense', '2026-02-01', '2026-03-02'],
  ])('%s is from %s to %s', (text, from, to) => {
    expect(daysOf(chosenIn(text), '2026-03-02')).toEqual({ from, to });
  });
});

describe('a change', () => {
  it.each([
    [12, 10, 'up', '20% more than before'],
    [0.05, 10, 'down', '99% less than before'],
    [0, 10, 'down', '100% less than before'],
    [10, 10, 'same', 'The same as before'],
    [10.001, 10, 'up', 'Hardly more than before'],
    [3, 0, 'up', 'Up from €0 in before'],
    [-2, 3, 'down', 'Down from €3 in before'],
    [3, null, null, 'No data for before'],
  ] as const)('from %s after %s is %s: %s', (now, before, direction, words) => {
    expect(changeOf(now, before, 'before', (figure) => `€${figure}`)).toEqual({ direction, words });
  });
});
