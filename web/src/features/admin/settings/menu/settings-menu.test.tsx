import { screen, waitFor, within } from '@testing-library/react';
import { Sparkles } from '../../../../lib/generated/icons';
import { member } from '../../../../test/defaults';
import { renderRoute } from '../../../../test/render-route';
import { SettingsMenu } from './settings-menu';
import { panels } from '../settings-panels';

const keys = { id: 'keys', text: 'Gemini Keys', Icon: Sparkles };
const pages = [
  {
    path: '/',
    element: <SettingsMenu groups={[{ title: 'Shop', panels: [keys] }]} current="keys" onChoose={() => {}} />,
  },
];
const admin = { name: 'Ada Keeper', email: 'ada@example.com', role: 'ADMIN' } as const;

describe("the settings' sidebar", () => {
  it('shows a spinner, then photo, name and email of the account', async () => {
    const { container } = renderRoute('/', { pages, viewer: { ...admin, photoUrl: '/image-server/ada.png' } });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(await screen.findByText('Ada Keeper')).toBeVisible();
    expect(screen.getByText('ada@example.com')).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('src', '/image-server/ada.png');
  });

  it('shows an initial without a photo', async () => {
    renderRoute('/', { pages, viewer: admin });
    expect(await screen.findByText('A')).toBeVisible();
  });

  it('says when the account could not be loaded, with the tabs usable, and tries again', async () => {
    let isDown = true;
    const me = () => {
      if (isDown) throw new Error('down');
      return { ...member, ...admin };
    };
    const { user } = renderRoute('/', { pages, viewer: admin, overrides: { Query: { me } } });
    expect(await screen.findByText('User data could not be loaded. Please try again later.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Gemini Keys' })).toBeEnabled();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^User data could not/)).not.toBeInTheDocument());
  });

  it('has the documented entries in four groups, with Account open at first', async () => {
    renderRoute('/admin/settings', { viewer: admin });
    const menu = within(await screen.findByRole('navigation', { name: 'Settings' }));
    expect(menu.getAllByRole('group', { name: /./ }).map((group) => group.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(['Shop', 'Payments', 'Site', 'Access']) as unknown,
    );
    const names = menu.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toHaveLength(panels.length);
    for (const documented of [
      'Account',
      'Navbar',
      'Banner Section',
      'Featured Section',
      'About Section',
      'Testimonial Section',
      'Gemini Keys',
      'Paypal Setup',
      'Packages',
      'Footer Section',
      'Contact Page',
      'Home Banner',
      'Terms of Service',
      'Privacy Policy',
    ])
      expect(names).toContain(documented);
    expect(menu.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
  });
});
