import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { packages as onSite } from '../../../test/defaults';
import { fill } from '../../../test/fill';
import { pressTwice } from '../../../test/press-twice';
import { renderRoute } from '../../../test/render-route';
import { goOffline } from '../../../test/test-api';

interface Stored {
  id: string;
  name: string;
  price: string;
  position: number | null;
  version: number;
  features: string[];
}
type Variables = { id?: string | null; version: number; input: Record<string, unknown>; isActive: boolean };

interface OpenOptions {
  path?: string;
  overrides?: Record<string, object>;
}

const stored = (count: number): Stored[] =>
  onSite.slice(0, count).map((one, place) => ({ ...one, sellerEmail: null, position: place + 1, version: 1 }));

const blank = {
  id: '01900000-0000-7000-8000-0000000000a9',
  name: '',
  price: '1.00',
  currency: 'USD',
  credit: 1,
  validityDays: 1,
  features: [],
  sellerEmail: null,
  position: 3,
  version: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** Opens the packages over an API that stores what is saved and counts versions. */
function open(count = 2, { path = '/admin/packages', overrides = {} }: OpenOptions = {}) {
  const state = { packages: stored(count) };
  const of = (id: string | null | undefined) => state.packages.find((one) => one.id === id);
  const conflict = { code: 'CONFLICT', message: 'Somebody else was quicker.', field: ['version'] };
  const withActivity = (one: Stored | undefined) => one && { ...one, isActive: one.position !== null };
  const route = renderRoute(path, {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: {
        allPackages: () => state.packages.map(withActivity),
        packageForEditing: (_root: unknown, { id }: { id: string }) => withActivity(of(id)),
        ...overrides['Query'],
      },
      Mutation: {
        savePackage: (_root: unknown, { id, version, input }: Variables) => {
          const known = of(id);
          if (known && known.version !== version) return { package: null, errors: [conflict] };
          const saved: Stored = { ...blank, ...known, ...input, version: version + 1 };
          state.packages = [...state.packages.filter((one) => one.id !== saved.id), saved];
          return { package: withActivity(saved), errors: [] };
        },
        setPackageActive: (_root: unknown, { id, isActive }: Variables) => {
          const known = of(id) as Stored;
          known.position = isActive ? stored(3).findIndex((one) => one.id === id) + 1 : null;
          known.version += 1;
          return { package: withActivity(known), errors: [] };
        },
        setPackageOrder: (_root: unknown, { ids }: { ids: string[] }) => {
          for (const one of state.packages) one.position = ids.indexOf(one.id) + 1;
          return { packages: ids.map((id) => withActivity(of(id))), errors: [] };
        },
        ...overrides['Mutation'],
      },
    },
  });
  const press = async (name: string) => route.user.click(await screen.findByRole('button', { name }));
  const sent = (operation: string) =>
    route.api.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  const names = async () =>
    within(await screen.findByRole('list', { name: 'Packages on sale' }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
  return { ...route, state, press, sent, names };
}

const fillIn = async ({ user }: ReturnType<typeof open>, values: Record<string, string>) => {
  const dialog = within(await screen.findByRole('dialog', { name: /Package$/ }));
  for (const [name, text] of Object.entries(values)) {
    const field = await dialog.findByRole('textbox', { name });
    await user.clear(field);
    await fill(user, field, text);
  }
  return dialog;
};

describe('Pricing Packages', () => {
  it('says that there are none yet', async () => {
    open(0);
    expect(await screen.findByText('No packages available. Add a new package to get started.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Package' })).toBeEnabled();
  });

  it('shows a red alert when they cannot be loaded', async () => {
    const allPackages = () => {
      throw new GraphQLError('Something went wrong.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    };
    open(1, { overrides: { Query: { allPackages } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch packages');
    // not filled: the alert's own colours
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveClass('MuiButton-text');
  });

  it('adds one, closes the modal and loads the list again', async () => {
    const page = open(1);
    await page.press('Add Package');
    const dialog = await fillIn(page, { 'Package name': 'Basic', Price: '5.00', Credit: '10', Validity: '30' });
    await fill(page.user, dialog.getByRole('textbox', { name: 'Feature' }), 'Ten designs');
    expect(within(dialog.getByRole('region', { name: 'Preview' })).getByText('Ten designs')).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Add Package' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // the cheaper one first
    expect(await page.names()).toEqual(['Basic', 'Starter']);
    expect(page.sent('SavePackage')).toEqual([
      {
        id: null,
        version: 0,
        requestId: expect.stringMatching(/^[\w-]{36}$/) as unknown,
        input: {
          name: 'Basic',
          price: '5.00',
          credit: 10,
          validityDays: 30,
          features: ['Ten designs'],
          sellerEmail: null,
        },
      },
    ]);
    expect(page.sent('AllPackages').length).toBeGreaterThan(1);
  });

  it('adds one once, however often it is sent after a lost answer', async () => {
    let lost = true;
    const page = open(1, {
      overrides: {
        Mutation: {
          savePackage: () => {
            if (lost) throw new GraphQLError('Something went wrong.');
            return { package: null, errors: [{ code: 'INVALID_INPUT', message: 'Not this name.', field: ['name'] }] };
          },
        },
      },
    });
    await page.press('Add Package');
    const dialog = await fillIn(page, { 'Package name': 'Basic', Price: '5.00', Credit: '10', Validity: '30' });
    const add = () => page.user.click(dialog.getByRole('button', { name: 'Add Package' }));
    await add();
    expect(await dialog.findByRole('alert')).toBeVisible();
    lost = false;
    await add();
    expect(await dialog.findByText('Not this name.')).toBeVisible();
    await add();
    await waitFor(() => expect(page.sent('SavePackage')).toHaveLength(3));
    const [first, second, third] = page.sent('SavePackage').map((sent) => sent['requestId']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    // the first one may have been stored
    const before = page.sent('AllPackages').length;
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await page.press('Leave');
    await waitFor(() => expect(page.sent('AllPackages').length).toBeGreaterThan(before));
  });

  it.each(['$5', '5,00', '0', '-1', 'five'])('refuses the price %s, and keeps it for correction', async (price) => {
    const page = open(1);
    await page.press('Add Package');
    const dialog = await fillIn(page, { 'Package name': 'Basic', Price: price, Credit: '10', Validity: '30' });
    await page.user.click(dialog.getByRole('button', { name: 'Add Package' }));
    const field = dialog.getByRole('textbox', { name: 'Price' });
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveValue(price);
    expect(page.sent('SavePackage')).toEqual([]);
  });

  it('requires name, price, credit and validity, and takes no eleventh feature', async () => {
    const page = open(1);
    await page.press('Add Package');
    const dialog = await fillIn(page, {});
    for (let line = 2; line <= 10; line += 1)
      await page.user.click(dialog.getByRole('button', { name: 'Add feature' }));
    expect(dialog.getByRole('button', { name: 'Add feature' })).toBeDisabled();
    await page.user.click(dialog.getByRole('button', { name: 'Add Package' }));
    for (const name of ['Package name', 'Price', 'Credit', 'Validity'])
      await waitFor(() => expect(dialog.getByRole('textbox', { name })).toBeInvalid());
    expect(page.sent('SavePackage')).toEqual([]);
  });

  it('allows no fourth one on sale, and says so', async () => {
    const page = open(3);
    const add = await screen.findByRole('button', { name: 'Add Package' });
    expect(add).toBeDisabled();
    await page.user.hover(add.parentElement as HTMLElement);
    expect(await screen.findByRole('tooltip', { name: 'Maximum 3 packages allowed' })).toBeVisible();
    await page.press('Hide Starter');
    await waitFor(() => expect(add).toBeEnabled());
    expect(within(screen.getByRole('list', { name: 'Hidden packages' })).getByText('Starter')).toBeVisible();
  });

  it('hides one, and undoes it', async () => {
    const page = open(2);
    await page.press('Hide Starter');
    expect(await screen.findByText('Starter is hidden')).toBeVisible();
    expect(await page.names()).toEqual(['Enterprise']);
    await page.press('Undo');
    await waitFor(async () => expect(await page.names()).toEqual(['Starter', 'Enterprise']));
  });

  it('hides one once, however often that is pressed', async () => {
    const page = open(2);
    pressTwice(await screen.findByRole('button', { name: 'Hide Starter' }));
    expect(await screen.findByText('Starter is hidden')).toBeVisible();
    expect(page.sent('SetPackageActive')).toHaveLength(1);
  });

  it('shows the cheapest first, and offers no place that would not show', async () => {
    const page = open(3);
    expect(await page.names()).toEqual(['Starter', 'Enterprise', 'Standard']);
    expect(screen.getByText('3 of 3 on sale, as visitors see them: the cheapest first.')).toBeVisible();
    expect(screen.getByText('Maximum 3 packages allowed: hide one to add another.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move / })).not.toBeInTheDocument();
  });

  it('moves one of equal price by its buttons, with the focus', async () => {
    const page = open(3);
    for (const one of page.state.packages) one.price = '9.00';
    await page.press('Move Starter back');
    await waitFor(async () => expect(await page.names()).toEqual(['Enterprise', 'Starter', 'Standard']));
    expect(page.sent('SetPackageOrder')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Starter back' })).toHaveFocus());
    expect(screen.getByText('Starter moved to place 2 of 3')).toBeInTheDocument();
  });

  it('shows a conflict and what stands now, instead of overwriting it', async () => {
    const page = open(1);
    await page.press('Edit Starter');
    const dialog = await fillIn(page, { 'Package name': 'Mine' });
    Object.assign(page.state.packages[0] as Stored, { name: 'Theirs', version: 2 });
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Somebody else was quicker.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Package name' })).toHaveValue('Mine');
    await page.user.click(dialog.getByRole('button', { name: 'Show the current text' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Package name' })).toHaveValue('Theirs'));
    await fillIn(page, { 'Package name': 'Both' });
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await page.names()).toEqual(['Both']));
  });

  it.each([
    ['Add Package', 'Add Package', 'Failed to add package'],
    ['Edit Starter', 'Save', 'Failed to update package'],
  ])('%s says when it fails without a reason', async (button, submit, sentence) => {
    const page = open(1);
    await page.press(button);
    const dialog = await fillIn(page, { 'Package name': 'Basic', Price: '5', Credit: '10', Validity: '30' });
    goOffline();
    await page.user.click(dialog.getByRole('button', { name: submit }));
    expect(await dialog.findByText(sentence)).toBeVisible();
  });

  it('says when the edited one cannot be loaded', async () => {
    const page = open(1);
    await screen.findByRole('button', { name: 'Edit Starter' });
    goOffline();
    await page.press('Edit Starter');
    expect(await screen.findByText('Failed to fetch package')).toBeVisible();
  });

  it('shows why one cannot be deleted', async () => {
    const message = 'This package has been ordered, so it can only be hidden.';
    const deletePackage = () => ({ package: null, errors: [{ code: 'IN_USE', message, field: null }] });
    const page = open(1, { overrides: { Mutation: { deletePackage } } });
    await page.press('Delete Starter');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Starter?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText(message)).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  });

  it('is the tab Packages of the settings as well', async () => {
    const page = open(2, { path: '/admin/settings?panel=packages' });
    expect(await page.names()).toEqual(['Starter', 'Enterprise']);
  });
});
