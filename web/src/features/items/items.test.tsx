import { screen, waitFor, within } from '@testing-library/react';
import { member } from '../../test/defaults';
import { aPage } from '../../test/orders';
import { renderRoute } from '../../test/render-route';
import { fill } from '../../test/fill';

const item = {
  id: '01900000-0000-7000-8000-0000000000d1',
  number: '1001',
  slug: 'post-calendar',
  name: 'Post calendar',
  description: 'A year of ideas.',
  earlierSlugs: [],
  price: '12.00',
  fee: '0.00',
  total: '12.00',
  currency: 'USD',
  imageUrl: null,
  file: null,
  sample: null,
};
const noAccess = { isBought: false, guidelinesHtml: null, accessUrl: null };
const address = '/premium/post-calendar/1001';

describe('the items on sale', () => {
  it('are listed with their prices, each linking to its page', async () => {
    renderRoute('/premium', { overrides: { Query: { items: () => aPage([item]) } } });
    const list = await screen.findByRole('list', { name: 'Items' });
    const link = within(list).getByRole('link');
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveTextContent('Post calendar');
    expect(link).toHaveTextContent('$12.00 USD');
    expect(document.title).toBe('Premium items - Postloom');
  });

  it('say so when there are none, and when they could not be loaded', async () => {
    let broken = true;
    const { user } = renderRoute('/premium', {
      overrides: {
        Query: {
          items: () => {
            if (broken) throw new Error('No thread left');
            return aPage([]);
          },
        },
      },
    });
    expect(await screen.findByText('No thread left')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Nothing on sale just now' })).toBeInTheDocument();
  });
});

describe('the page of an item', () => {
  const open = (parts: object | null, viewer: object | null = null, access: object = {}) =>
    renderRoute(address, {
      viewer: viewer && { ...member, ...viewer },
      overrides: {
        Query: { item: () => parts && { ...item, ...parts }, itemAccess: () => ({ ...noAccess, ...access }) },
      },
    });

  it('shows text and price, and links to the checkout', async () => {
    const { api } = open({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Post calendar' })).toBeInTheDocument();
    expect(screen.getByText('$12.00 USD')).toBeInTheDocument();
    const after = (one: HTMLElement, other: HTMLElement) => one.compareDocumentPosition(other) & 4;
    expect(after(screen.getByRole('link', { name: 'Buy it' }), screen.getByText('A year of ideas.'))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Buy it' })).toHaveAttribute('href', `/item-buy/${item.id}`);
    expect(api.calls.find(({ operation }) => operation === 'Item')?.variables).toEqual({ number: '1001' });
  });

  it('shows the content to its buyer, and no buy button', async () => {
    open(
      {},
      {},
      { isBought: true, guidelinesHtml: '<p>Fill in <b>your</b> days.</p>', accessUrl: 'https://files.example.com/c' },
    );
    expect((await screen.findByText('your')).closest('p')).toHaveTextContent('Fill in your days.');
    expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', 'https://files.example.com/c');
    expect(screen.queryByRole('link', { name: 'Buy it' })).not.toBeInTheDocument();
  });

  it('says what the buyer gets, before the payment', async () => {
    open({ file: { name: 'post-calendar.csv', format: 'CSV', bytes: 3606 }, sample: 'Week,Idea' });
    expect(await screen.findByText('CSV')).toBeInTheDocument();
    expect(screen.getByText('4 kB')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'A look inside' })).toHaveTextContent('Week,Idea');
    expect(screen.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument();
  });

  it('shows the beginning of a table as a table', async () => {
    open({ file: { name: 'a.csv', format: 'CSV', bytes: 99 }, sample: 'Week,Idea\n1,"Open, early"\n2,"Cl' });
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Week', 'Idea']);
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1', 'Open, early']);
  });

  it('offers the ordered file to its buyer', async () => {
    const href = 'https://postloom.example/purchases/01900000-0000-7000-8000-0000000000e1/file';
    open({ file: { name: 'post-calendar.csv', format: 'CSV', bytes: 3606 } }, {}, { isBought: true, accessUrl: href });
    const link = await screen.findByRole('link', { name: 'Download CSV (4 kB)' });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('download', 'post-calendar.csv');
  });

  it('redirects another address to the canonical one', async () => {
    const { address: where } = renderRoute('/premium/old-name/1001', { overrides: { Query: { item: () => item } } });
    await screen.findByRole('heading', { level: 1, name: 'Post calendar' });
    await waitFor(() => expect(where()).toBe(address));
  });

  it('shows Sellers no buy button', async () => {
    open({}, { role: 'SELLER' });
    expect(await screen.findByText('Sellers cannot purchase products')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Buy it' })).not.toBeInTheDocument();
  });

  it('links to the other items when it is not on sale', async () => {
    open(null);
    expect(await screen.findByRole('heading', { name: 'This item is not on sale' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the items' })).toHaveAttribute('href', '/premium');
  });
});

describe('the checkout of an item', () => {
  const open = (access: object, createPurchase = () => ({ purchase: null, errors: [] }) as object) =>
    renderRoute(`/item-buy/${item.id}`, {
      viewer: member,
      overrides: {
        Query: { item: () => item, itemAccess: () => ({ ...noAccess, ...access }) },
        Mutation: { createPurchase },
      },
    });

  it('places an order of the item and goes to the pending payments of items', async () => {
    const {
      user,
      api,
      address: where,
    } = open({}, () => ({
      purchase: { __typename: 'ItemOrder', id: 'o-1', kind: 'ITEM', paymentStatus: 'PENDING' },
      errors: [],
    }));
    expect(await screen.findByText('Item price')).toBeInTheDocument();
    await fill(user, screen.getByRole('textbox', { name: 'Address' }), '12 Loom Street');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Portugal');
    await user.click(screen.getByRole('button', { name: 'Proceed to Payment' }));
    expect(await screen.findByRole('heading', { name: 'My Pending Orders' })).toBeInTheDocument();
    expect(where()).toBe('/user/item-pending-payment/');
    expect(api.calls.find(({ operation }) => operation === 'CreatePurchase')?.variables).toMatchObject({
      input: { of: { itemId: item.id } },
    });
  });

  it.each([
    ['id', { id: '0199b7d0-5a00-7000-8000-00000000000a' }],
    ['public number', { number: '7KQ2M4' }],
  ])('finds the item by its %s', async (_what, by) => {
    const { api } = renderRoute(`/item-buy/${Object.values(by)[0]}`, {
      viewer: member,
      overrides: { Query: { item: () => item, itemAccess: () => noAccess } },
    });
    expect(await screen.findByText('Item price')).toBeInTheDocument();
    expect(api.calls.find(({ operation }) => operation === 'ItemCheckout')?.variables).toEqual({ by });
  });

  it('does not let an account pay twice', async () => {
    open({ isBought: true });
    expect(await screen.findByRole('heading', { name: 'You have bought this item' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', address);
  });
});
