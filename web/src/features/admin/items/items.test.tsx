import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { itemUpload } from '../../../../../contract/catalog';
import { aPage } from '../../../test/orders';
import { fill } from '../../../test/fill';
import { pressTwice } from '../../../test/press-twice';
import { renderRoute } from '../../../test/render-route';
import { alsoAnswer } from '../../../test/test-api';

const calendar = {
  id: '01900000-0000-7000-8000-0000000000d1',
  number: '1001',
  slug: 'post-calendar',
  name: 'Post calendar',
  description: 'A year of ideas.',
  price: '12.00',
  fee: '0.00',
  total: '12.00',
  currency: 'USD',
  imageUrl: null as string | null,
  file: { name: 'post-calendar.csv', format: 'CSV', bytes: 3606 } as object | null,
  sample: null as string | null,
  earlierSlugs: ['calendar'],
  isActive: true,
  guidelinesHtml: '<p>Open it.</p>',
  accessUrl: null as string | null,
  version: 1,
  createdAt: '2026-03-01T12:00:00.000Z',
};
type Variables = { id: string | null; version: number; input: Partial<typeof calendar>; isActive: boolean };

/** Opens a page over an API that stores what is saved and counts versions. */
function open(path: string) {
  const state = { ...calendar };
  const conflict = { code: 'CONFLICT', message: 'Somebody else was quicker.', field: ['version'] };
  const route = renderRoute(path, {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: { allItems: () => aPage([state], 1), itemForEditing: () => state },
      Mutation: {
        saveItem: (_root: unknown, { id, version, input }: Variables) => {
          if (id && version !== state.version) return { item: null, errors: [conflict] };
          Object.assign(state, input, { version: version + 1 });
          return { item: state, errors: [] };
        },
        setItemActive: (_root: unknown, { isActive }: Variables) => {
          Object.assign(state, { isActive, version: state.version + 1 });
          return { item: state, errors: [] };
        },
      },
    },
  });
  const press = async (name: string) => route.user.click(await screen.findByRole('button', { name }));
  const sent = () =>
    route.api.calls.filter(({ operation }) => operation === 'SaveItem').map(({ variables }) => variables);
  const type = async (name: string, text: string) => {
    const field = await screen.findByRole('textbox', { name });
    await route.user.clear(field);
    await fill(route.user, field, text);
  };
  return { ...route, state, press, sent, type };
}
const editor = `/admin/items/${calendar.id}`;

describe('the list of items', () => {
  it('shows hidden ones too, and leads to their editors', async () => {
    open('/admin/items');
    const [, row] = within(await screen.findByRole('grid', { name: 'Items' })).getAllByRole('row');
    expect(row).toHaveTextContent(/Post calendar.*\$12\.00 USD.*On sale.*CSV, 4 kB/);
    expect(screen.getByRole('link', { name: 'Post calendar' })).toHaveAttribute('href', editor);
    expect(screen.getByRole('link', { name: 'Add item' })).toHaveAttribute('href', '/admin/items/new');
  });

  it('hides one, and undoes it', async () => {
    const { press, state } = open('/admin/items');
    await press('Hide Post calendar');
    expect(await screen.findByText('Post calendar is hidden')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Show Post calendar' })).toBeVisible();
    await press('Undo');
    expect(await screen.findByRole('button', { name: 'Hide Post calendar' })).toBeVisible();
    expect(state).toMatchObject({ isActive: true, version: 3 });
  });
});

describe('a switch of an item that is pressed twice', () => {
  it('is sent once', async () => {
    const { api } = open('/admin/items');
    pressTwice(await screen.findByRole('button', { name: 'Hide Post calendar' }));
    expect(await screen.findByText('Post calendar is hidden')).toBeVisible();
    expect(api.calls.filter(({ operation }) => operation === 'SetItemActive')).toHaveLength(1);
  });
});

describe('the editor of an item', () => {
  it('saves what was changed, and keeps the file', async () => {
    const { press, sent, type } = open(editor);
    await type('Slug', 'year-planner');
    expect(
      screen.getByText(/Links to the current address will redirect to the new one\..*that redirect here: calendar/),
    ).toBeVisible();
    await type('Price', '9.5');
    await press('Save');
    expect(await screen.findByText('Item updated')).toBeVisible();
    expect(sent()).toEqual([
      {
        id: calendar.id,
        version: 1,
        requestId: null,
        input: {
          name: 'Post calendar',
          description: 'A year of ideas.',
          price: '9.5',
          guidelines: '<p>Open it.</p>',
          slug: 'year-planner',
          accessUrl: null,
          fileId: null,
          imageUrl: null,
          sample: null,
        },
      },
    ]);
  });

  it('uploads a new file, and names one that is too large', async () => {
    const { user, press, sent } = open(editor);
    alsoAnswer(
      http.post(`*${itemUpload.path}`, () =>
        HttpResponse.json({ success: true, file: { id: 'upload-1', name: 'planner.pdf', bytes: 2_000_000 } }),
      ),
    );
    const chooser = await screen.findByLabelText('File to deliver: file');
    const large = new File(['x'], 'large.zip');
    Object.defineProperty(large, 'size', { value: itemUpload.mostBytes + 1 });
    await user.upload(chooser, large);
    expect(await screen.findByText(itemUpload.tooLarge)).toBeVisible();
    // a file that Node's own form data accepts
    await user.upload(chooser, new NodeFile(['x'], 'planner.pdf') as unknown as File);
    expect(await screen.findByText(/planner\.pdf.*not saved yet/)).toBeVisible();
    await press('Save');
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ version: 1 })]));
    expect(sent()[0]?.['input']).toMatchObject({ fileId: 'upload-1', accessUrl: null });
  });

  it('shows a conflict and what stands now, instead of overwriting it', async () => {
    const { press, state, type } = open(editor);
    await type('Name', 'Mine');
    Object.assign(state, { name: 'Theirs', version: 2 });
    await press('Save');
    expect(await screen.findByText('Somebody else was quicker.')).toBeVisible();
    await press('Show the current text');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Theirs'));
    await type('Name', 'Both');
    await press('Save');
    await waitFor(() => expect(state).toMatchObject({ name: 'Both', version: 3 }));
  });

  it('adds one: its slug follows the name, and it needs a file or an address', async () => {
    const { user, press, sent, type, address } = open('/admin/items/new');
    // the way to save is in sight from the start, and says what is missing
    expect(await screen.findByText('Not saved yet')).toBeVisible();
    await press('Save');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeInvalid();
    await type('Name', 'Été: 20 ideas');
    expect(await screen.findByRole('textbox', { name: 'Slug' })).toHaveValue('ete-20-ideas');
    await type('Description', 'Ideas for the summer');
    await type('Price', '5,00');
    await press('Save');
    expect(await screen.findByText(/^Please enter an amount such as/)).toBeVisible();
    expect(screen.getByText('Please upload a file, or choose an address.')).toBeVisible();
    await type('Price', '5');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Delivers' }), 'ADDRESS');
    await type('Access URL', 'https://files.example.com/ideas');
    await press('Save');
    expect(await screen.findByText('Item added')).toBeVisible();
    expect(sent()[0]).toMatchObject({
      id: null,
      version: 0,
      requestId: expect.stringMatching(/^[\w-]{36}$/) as unknown,
      input: { slug: 'ete-20-ideas', price: '5', accessUrl: 'https://files.example.com/ideas', fileId: null },
    });
    expect(address()).toBe(editor);
  });

  it('hides the item without losing what is being typed', async () => {
    const { press, state, type } = open(editor);
    await type('Name', 'Renamed');
    await press('Hide');
    expect(await screen.findByText('Hidden')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Renamed');
    await press('Save');
    await waitFor(() => expect(state).toMatchObject({ name: 'Renamed', isActive: false, version: 3 }));
  });
});
