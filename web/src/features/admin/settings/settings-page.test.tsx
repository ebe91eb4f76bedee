import { screen, waitFor } from '@testing-library/react';
import { storedAs } from '../../../test/open-editor';
import { renderRoute } from '../../../test/render-route';

const open = async (path: string, title: string) => {
  const route = renderRoute(path, {
    viewer: { role: 'ADMIN' },
    overrides: { Query: { storedSection: (_root: unknown, { key }: { key: string }) => storedAs(key) } },
  });
  await screen.findByRole('button', { name: title, current: 'page' });
  const press = async (button: string) => route.user.click(await screen.findByRole('button', { name: button }));
  const retype = async () => {
    const [field] = await screen.findAllByRole('textbox');
    await route.user.type(field as HTMLElement, 'x');
    await screen.findByText('Unsaved changes');
  };
  return { ...route, press, retype };
};

describe('the address of the settings', () => {
  it('names the panel that is chosen in the menu', async () => {
    const { press, address } = await open('/admin/settings', 'Account');
    expect(address()).toBe('/admin/settings');
    await press('Footer Section');
    expect(await screen.findByRole('form', { name: 'Footer Section' })).toBeVisible();
    expect(address()).toBe('/admin/settings?panel=footer');
  });

  it('keeps the panel whose unsaved changes stay', async () => {
    const { press, retype, address } = await open('/admin/settings?panel=terms', 'Terms of Service');
    await retype();
    await press('Footer Section');
    await press('Stay');
    expect(address()).toBe('/admin/settings?panel=terms');
  });

  it('is that of the shown panel again after a link was not followed', async () => {
    const { press, retype, address, setOut } = await open('/admin/settings?panel=terms', 'Terms of Service');
    await retype();
    setOut('/admin/settings?panel=footer');
    await press('Stay');
    await waitFor(() => expect(address()).toBe('/admin/settings?panel=terms'));
    setOut('/admin/settings');
    await waitFor(() => expect(address()).toBe('/admin/settings?panel=terms'));
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });
});
