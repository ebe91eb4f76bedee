import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';
import { agree } from '../../../test/admin-orders';
import { chooseFilter } from '../../../test/filters';
import { aPage, anOrder } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';
import { alsoAnswer } from '../../../test/test-api';

const longName = 'A calendar of 365 ideas for posts that people share';
const itemOrder = {
  ...anOrder({ id: 'i-1', code: 'ITEM1111' }),
  __typename: 'ItemOrder',
  kind: 'ITEM',
  name: longName,
  slug: 'post-calendar',
  number: '1007',
};

interface Asked {
  filter: { search?: string; kind?: string[]; paymentStatus?: string[] };
  sort: { field: string; direction: string };
  page: { number: number; size: number };
}

const open = (mutations: Record<string, unknown> = {}, items: object[] = [itemOrder]) =>
  renderRoute('/admin/items-orders', {
    viewer: { role: 'ADMIN' },
    overrides: { Query: { purchases: () => aPage(items, items.length) }, Mutation: mutations },
  });
const grid = () => screen.findByRole('grid', { name: 'Item orders' });
const asked = ({ api }: ReturnType<typeof open>) =>
  api.calls.filter(({ operation }) => operation === 'AdminPurchases').at(-1)?.variables as Asked | undefined;

describe('the item orders page', () => {
  it('lists item orders only, newest first, ten to a page', async () => {
    const rendered = open();
    const headers = within(await grid()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      '',
      'Order ID',
      'Customer',
      'Item',
      'Date',
      'Total',
      'Payment status',
      'Order status',
      'Action',
    ]);
    expect(asked(rendered)).toEqual({
      filter: { kind: ['ITEM'] },
      sort: { field: 'CREATED_AT', direction: 'DESC' },
      page: { number: 1, size: 10 },
      withCreditNotes: false,
    });
    expect(document.title).toBe('Item orders management - Postloom');
    expect(screen.queryByRole('button', { name: 'Kind' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('navigation', { name: 'Orders' })).getByText('Item orders')).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('shortens a name of more than 30 characters, and links to the page of the item', async () => {
    open();
    const link = within(await grid()).getByRole('link', { name: 'A calendar of 365 ideas for po...' });
    expect(link).toHaveAttribute('href', '/premium/post-calendar/1007');
    expect(link).toHaveAttribute('title', longName);
  });

  it('keeps the kind in filters, in the CSV file and in what is deleted together', async () => {
    const rendered = open({
      deletePurchases: () => ({ done: 1, refused: 0, refusals: [], left: 0, errors: [] }),
    });
    await grid();
    await chooseFilter(rendered.user, 'Payment status', ['Pending']);
    await waitFor(() => expect(asked(rendered)?.filter).toEqual({ kind: ['ITEM'], paymentStatus: ['PENDING'] }));
    const file = new URL(
      screen.getByRole('link', { name: 'Save as CSV' }).getAttribute('href') ?? '',
      'https://postloom.example',
    );
    expect(JSON.parse(file.searchParams.get('filter') ?? '')).toEqual({ kind: ['ITEM'], paymentStatus: ['PENDING'] });
  });

  it('leads to the page of an order by its id', async () => {
    open();
    const link = within(await grid()).getByRole('link', { name: 'Order ITEM1111' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/admin\/orders\/[^/?]+$/));
  });

  it('reports a deletion that fails on the way in the words of this list', async () => {
    const { user } = open({
      deletePurchases: () => {
        throw new GraphQLError('away', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      },
    });
    await grid();
    await user.click(screen.getByRole('button', { name: 'Delete order ITEM1111' }));
    await agree(user, 'Delete order ITEM1111?', 'Delete');
    expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
  });

  it('says that there are none', async () => {
    open({}, []);
    expect(await screen.findByText('No orders found')).toBeVisible();
  });
});

it.each([
  ['/admin/orders', 'Failed to fetch data: HTTP error! Status: 503'],
  ['/admin/items-orders', 'Failed to fetch data: 503'],
])('says the status of an answer that is not OK in a red alert: %s', async (path, sentence) => {
  renderRoute(path, { viewer: { role: 'ADMIN' } });
  alsoAnswer(graphql.link('*/graphql').query('AdminPurchases', () => new HttpResponse(null, { status: 503 })));
  const alert = (await screen.findByText(sentence)).closest('[role="alert"]');
  expect(alert).toHaveClass('MuiAlert-colorError');
  expect(within(alert as HTMLElement).getByRole('button', { name: 'Retry' })).toBeVisible();
});
