import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../../../test/render-route';
import { storedFeatures } from '../../../../test/stored-sections';

const footer = {
  __typename: 'FooterSection',
  backgroundImage: null,
  brand: { logo: '/brand/wordmark.svg', description: 'Who we are' },
  contactInfo: [{ icon: 'mail', title: 'Write to us', text: '<a href="mailto:a@example.com">a@example.com</a>' }],
  menu: [
    { text: 'Home', link: '/' },
    { text: 'Contact', link: '/contact' },
  ],
  socialLinks: [{ icon: 'instagram', link: 'https://www.instagram.com/' }],
  copyright: 'All ours.',
};
const legal = (title: string) => ({
  __typename: 'LegalPage',
  title,
  validFrom: '1 November 2026',
  body: '<p>Short on purpose.</p><h2>Your account</h2><ul><li><p>One</p></li></ul>',
});
const stored: Record<string, object> = {
  FEATURES: { __typename: 'FeaturesSection', ...storedFeatures.body },
  FOOTER: footer,
  TERMS: legal('Terms of Service'),
  PRIVACY: legal('Privacy Policy'),
};

/** Opens the settings with one editor; saved values go to `saved`. */
async function openEditor(name: string) {
  const saved: unknown[] = [];
  const answer = (key: string) => ({
    key,
    isActive: true,
    version: 1,
    updatedAt: null,
    updatedBy: null,
    earlier: { items: [], totalItems: 0 },
    body: stored[key],
  });
  const route = renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: { storedSection: (_root: unknown, { key }: { key: string }) => answer(key) },
      Mutation: {
        saveSection: (_root: unknown, { input }: { input: { body: Record<string, unknown> } }) => {
          saved.push(input.body);
          const [[member = '', body = {}] = []] = Object.entries(input.body) as [string, object][];
          const key = member.toUpperCase();
          return { section: { ...answer(key), body: { ...stored[key], ...body }, version: 2 }, errors: [] };
        },
      },
    },
  });
  await route.user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('form', { name });
  const press = async (button: string) => route.user.click(await screen.findByRole('button', { name: button }));
  return { ...route, saved, press };
}

afterEach(() => sessionStorage.clear());

it('edits the footer, with at least one menu item and one social link', async () => {
  const { user, press, saved } = await openEditor('Footer Section');
  const second = within(screen.getByRole('listitem', { name: 'menu item 2' }));
  await user.clear(second.getByRole('textbox', { name: 'Text' }));
  await press('Save');
  expect(await second.findByText('Please enter a text.')).toBeVisible();
  await press('Remove menu item 2');
  expect(screen.getByRole('button', { name: 'Remove menu item 1' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remove social link 1' })).toBeDisabled();
  await press('Save');
  await waitFor(() =>
    expect(saved).toEqual([
      {
        footer: {
          backgroundImage: null,
          brand: { logo: '/brand/wordmark.svg', description: 'Who we are' },
          contactInfo: footer.contactInfo,
          menu: [{ text: 'Home', link: '/' }],
          socialLinks: footer.socialLinks,
          copyright: 'All ours.',
        },
      },
    ]),
  );
  expect(await screen.findByText('Settings saved successfully!')).toBeVisible();
});

it('labels every control of the footer with its visible text', async () => {
  await openEditor('Footer Section');
  const buttons = await screen.findAllByRole('button');
  const named = buttons.filter((button) => button.textContent && button.hasAttribute('aria-label'));
  expect(named.map((button) => button.getAttribute('aria-label'))).toContain('Icon: mail');
  for (const button of named) expect(button.getAttribute('aria-label')).toContain(button.textContent);
});

it('previews the footer as the public site shows it', async () => {
  const { user } = await openEditor('Footer Section');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  await user.type(screen.getByRole('textbox', { name: 'Description' }), ' and why');
  expect(preview.getByText('Who we are and why')).toBeInTheDocument();
  expect(preview.getByText('a@example.com')).toBeInTheDocument();
});

it.each([
  ['Terms of Service', 'terms'],
  ['Privacy Policy', 'privacy'],
])('edits the %s', async (name, member) => {
  const { user, press, saved } = await openEditor(name);
  const title = screen.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await press('Save');
  expect(await screen.findByText('Please enter a title.')).toBeVisible();
  await user.type(title, 'New words');
  expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveTextContent('Short on purpose.');
  await press('Save');
  const { body, validFrom } = legal(name);
  await waitFor(() => expect(saved).toEqual([{ [member]: { title: 'New words', validFrom, body } }]));
});

it('says which section could not be loaded', async () => {
  renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: {
        storedSection: () => {
          throw Object.assign(new Error('x'), { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
        },
      },
    },
  });
  expect(await screen.findByText('Error: Failed to fetch features section')).toBeVisible();
});
