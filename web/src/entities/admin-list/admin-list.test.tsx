import { useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import type { AdminListDefinition } from '../../components/admin-list/definition';
import { RowLink } from '../../components/admin-list/row-link';
import { useAdminList } from '../../components/admin-list/use-admin-list';
import { useRowEditing } from '../../components/admin-list/use-row-editing';
import { ConfirmDialog } from '../../components/feedback/confirm';
import { NumberField } from '../../components/form/number-field';
import { TextField } from '../../components/form/text-field';
import type { PayloadError } from '../../lib/errors';
import { renderRoute } from '../../test/render-route';
import { AdminList } from './admin-list';
import { fill } from '../../test/fill';

interface Person {
  id: string;
  name: string;
  credits: number;
}
const schema = z.object({ name: z.string().min(1, 'Please give a name'), credits: z.int() });
const nameColumn = {
  key: 'name',
  header: 'Name',
  heading: true,
  sortField: 'NAME',
  width: 200,
  cell: ({ id, name }: Person) => <RowLink id={id}>{name}</RowLink>,
  edit: () => <TextField name="name" label="Name" />,
} as const;

const definition: AdminListDefinition<Person, { search?: string }, 'NAME'> = {
  list: 'ORDERS',
  title: 'People',
  text: 'Everybody.',
  label: 'People',
  searchLabel: 'Search people',
  csvPath: '/admin/people.csv',
  mostChosen: 100,
  noMatches: 'Nobody found',
  empty: { title: 'Nobody', text: 'Nobody yet.' },
  rowWords: { one: 'person', many: 'people' },
  filters: {},
  defaultSort: { field: 'NAME', direction: 'ASC' },
  pageSize: 10,
  columns: [
    nameColumn,
    {
      key: 'credits',
      header: 'Credits',
      width: 120,
      cell: ({ credits }) => credits,
      edit: () => <NumberField name="credits" label="Credits" />,
    },
  ],
};

const nameOf = ({ name }: Person) => name;
const answers: PayloadError[][] = [];
const [saved, loads]: [unknown[], string[]] = [[], []];

function People() {
  const [people, setPeople] = useState<Person[]>([
    { id: 'p-1', name: 'Mia', credits: 5 },
    { id: 'p-2', name: 'Sam', credits: 7 },
  ]);
  const [newer, setNewer] = useState(0);
  const list = useAdminList(definition);
  const editing = useRowEditing<Person, z.infer<typeof schema>>({
    schema,
    valuesOf: ({ name, credits }) => ({ name, credits }),
    ...{ nameOf, searchOf: nameOf },
    save: (row, values) => {
      saved.push({ id: row.id, ...values });
      const errors = answers.shift() ?? [];
      if (errors.length === 0) setPeople((all) => all.map((one) => (one.id === row.id ? { ...one, ...values } : one)));
      return Promise.resolve(errors);
    },
  });
  const refetch = () => {
    loads.push('again');
    return Promise.resolve();
  };
  return (
    <>
      <AdminList
        definition={definition}
        list={list}
        result={{ loading: false, refetch }}
        page={{ items: people, totalItems: 30 }}
        editing={editing}
        newerRows={{ count: newer, onShow: () => setNewer(0) }}
        rowActions={({ name }) => <button>Message {name}</button>}
        actions={<button>Delete</button>}
      />
      <button onClick={() => setNewer((count) => count + 1)}>Somebody registers</button>
      <ConfirmDialog />
    </>
  );
}

const widths: unknown[] = [];
const saveListPreferences = (_root: unknown, { input }: { input: { columns: { width: number | null }[] } }) => {
  widths.push(input.columns.map(({ width }) => width));
  return { preferences: input, errors: [] };
};
const open = (path = '/') =>
  renderRoute(path, {
    viewer: { role: 'ADMIN' },
    pages: [{ path: '/', element: <People /> }],
    overrides: { Mutation: { saveListPreferences } },
  });
const edit = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
const field = (name: string) => screen.getByRole('textbox', { name });

const focusOn = (element: HTMLElement) => act(() => element.focus());

beforeEach(() => {
  answers.length = 0;
  saved.length = 0;
  loads.length = 0;
});

describe.each([
  ['in the grid', 1280],
  ['on the cards of a phone', 390],
])('editing a row %s', (_where, width) => {
  beforeEach(() => setScreenWidth(width));

  it('saves its fields by keyboard, and returns to its button', async () => {
    const { user } = open();
    await edit(user, 'Mia');
    expect(field('Name')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Message Mia' })).not.toBeInTheDocument();
    await user.clear(field('Name'));
    await fill(user, field('Name'), 'Mia  W');
    await user.clear(field('Credits'));
    await user.type(field('Credits'), '9{Enter}');
    expect(await screen.findByRole('link', { name: 'Mia W' })).toBeInTheDocument();
    expect(saved).toEqual([{ id: 'p-1', name: 'Mia  W', credits: 9 }]);
    expect(screen.getByRole('button', { name: 'Edit Mia W' })).toHaveFocus();
  });

  it('keeps the row open with what is refused, by the form or by the server', async () => {
    answers.push([{ code: 'INVALID_INPUT', message: 'Too many credits.', field: ['input', 'credits'] }]);
    answers.push([{ code: 'CONFLICT', message: 'Somebody else has changed this account.', field: null }]);
    const { user } = open();
    await edit(user, 'Mia');
    await user.clear(field('Name'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please give a name')).toBeVisible();
    expect(saved).toEqual([]);
    await fill(user, field('Name'), 'Mia W');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Too many credits.')).toBeVisible();
    expect(field('Credits')).toHaveFocus();
    await user.clear(field('Credits'));
    await user.type(field('Credits'), '6{Enter}');
    expect(await screen.findByText('Somebody else has changed this account.')).toBeVisible();
    expect(field('Name')).toHaveValue('Mia W');
  });

  it('asks before another row takes the place of unsaved changes, else swaps', async () => {
    const { user } = open();
    await edit(user, 'Mia');
    await edit(user, 'Sam');
    expect(field('Name')).toHaveValue('Sam');
    expect(field('Name')).toHaveFocus();
    await user.type(field('Name'), 'my');
    await edit(user, 'Mia');
    const dialog = () => within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(dialog().getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field('Name')).toHaveValue('Sammy');
    await edit(user, 'Mia');
    await user.click(dialog().getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(field('Name')).toHaveValue('Mia'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Sam' })).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});

describe.each([
  ['in the grid', 1280],
  ['on the cards of a phone', 390],
])('new rows %s', (_where, width) => {
  beforeEach(() => setScreenWidth(width));

  it('are announced, and shown on request alone', async () => {
    const { user, address } = open('/?page=2&sort=NAME&direction=DESC');
    await screen.findByRole('link', { name: 'Mia' });
    const register = () => user.click(screen.getByRole('button', { name: 'Somebody registers' }));
    await register();
    expect(screen.getByText('1 new person')).toHaveAttribute('role', 'status');
    await register();
    expect(screen.getByText('2 new people')).toBeVisible();
    expect(address()).toBe('/?page=2&sort=NAME&direction=DESC');
    expect(loads).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(address()).toBe('/');
    expect(screen.queryByText('2 new people')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus());
    await register();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(loads).toEqual(['again']);
  });
});

describe('the grid by keyboard', () => {
  it('moves through cells, and Enter opens the row', async () => {
    const { user, address } = open();
    await screen.findByRole('link', { name: 'Mia' });
    const cell = screen.getByRole('gridcell', { name: '5' });
    await user.click(cell);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('gridcell', { name: '7' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/?open=p-2');
  });

  it('makes columns wider and narrower, moves and hides them, and returns from the panel', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Columns' });
    focusOn(button);
    await user.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Columns' }));
    focusOn(panel.getByRole('button', { name: 'Make Credits wider' }));
    await user.keyboard('{Enter}{Enter}');
    expect(panel.getByRole('button', { name: 'Make Credits wider' })).toHaveFocus();
    await waitFor(() => expect(widths.at(-1)).toEqual([null, 160, null]));
    focusOn(panel.getByRole('button', { name: 'Move Credits up' }));
    await user.keyboard('{Enter}');
    expect(panel.getByRole('button', { name: 'Move Credits up' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('keeps the focus when the bar of the chosen rows goes', async () => {
    const { user } = open();
    await user.click((await screen.findAllByRole('checkbox', { name: 'Select row' }))[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Choose all 30 rows' }));
    expect(screen.getByRole('button', { name: 'Choose none' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  });
});

describe('the cards of a phone', () => {
  beforeEach(() => setScreenWidth(390));

  it('begin below the search: filters, sort and columns unfold', async () => {
    const { user } = open();
    await screen.findByRole('list', { name: 'People' });
    expect(screen.getByRole('searchbox')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Filters' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    for (const [role, name] of [
      ['combobox', 'Sort by'],
      ['checkbox', 'Select all rows'],
      ['button', 'Columns'],
    ] as const)
      expect(screen.queryByRole(role, { name })).not.toBeInTheDocument();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
  });

  it('have the selection, the actions and the columns of the grid', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const cards = within(await screen.findByRole('list', { name: 'People' }));
    expect(cards.getByRole('button', { name: 'Message Mia' })).toBeVisible();
    await user.click(cards.getAllByRole('checkbox', { name: 'Select row' })[0] as HTMLElement);
    const bar = () => within(screen.getByRole('region', { name: 'Chosen rows' }));
    expect(bar().getByText('1 row chosen')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
    expect(bar().getByRole('button', { name: 'Delete' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await user.click(bar().getByRole('button', { name: 'Choose all 30 rows' }));
    await user.click(cards.getAllByRole('checkbox', { name: 'Unselect row' })[0] as HTMLElement);
    expect(bar().getByText('1 row chosen')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Choose none' }));
    expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Credits' }));
    expect(screen.queryByRole('button', { name: /^Make/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(cards.queryAllByText('Credits')).toEqual([]));
  });
});
