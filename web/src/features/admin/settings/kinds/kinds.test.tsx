import { screen, waitFor, within } from '@testing-library/react';
import { sections } from '../../../../../../contract/sections';
import { renderRoute } from '../../../../test/render-route';

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
const stored: Record<string, object> = {
  ...Object.fromEntries(
    Object.entries(sections).map(([key, { type, defaults }]) => [
      key.toUpperCase().replace('-', '_'),
      { __typename: type, ...defaults },
    ]),
  ),
  FOOTER: footer,
};

/** Opens the settings with one editor; saved values go to `saved`. */
async function openEditor(name: string, title = name) {
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
          const key = member.replace(/[A-Z]/g, '_$&').toUpperCase();
          return { section: { ...answer(key), body: { ...stored[key], ...body }, version: 2 }, errors: [] };
        },
      },
    },
  });
  await route.user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('form', { name: title });
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

interface EditorCase {
  /** Its entry in the menu. */
  menu: string;
  /** Heading of the editor, where it differs. */
  title?: string;
  member: string;
  /** A text field, the words in it that the preview shows, and the path of its value. */
  label: string;
  words: string;
  path: string;
  saved?: string;
  required?: string;
}

const { navbar, banner, features, testimonials, about, terms, privacy } = sections;
const line = (text: string) => text.split('\n')[0] ?? '';
const title = { label: 'Title', path: 'title', required: 'Please enter a title.' };
const editors: EditorCase[] = [
  {
    menu: 'Navbar',
    member: 'navbar',
    label: 'Login',
    words: navbar.defaults.authButtons.loginText,
    path: 'authButtons.loginText',
  },
  {
    menu: 'Banner Section',
    title: 'Banner Section Management',
    member: 'banner',
    ...title,
    required: undefined,
    words: line(banner.defaults.title),
    saved: 'Banner section updated successfully!',
  },
  {
    menu: 'Home Banner',
    member: 'banner',
    ...title,
    words: line(banner.defaults.title),
    saved: 'Banner section updated successfully!',
  },
  { menu: 'Featured Section', member: 'features', ...title, words: features.defaults.title },
  {
    menu: 'About Section',
    member: 'about',
    label: 'Subtitle',
    path: 'section1.subtitle',
    words: about.defaults.section1?.subtitle ?? '',
  },
  {
    menu: 'Testimonial Section',
    member: 'testimonials',
    ...title,
    path: 'successStory.title',
    words: testimonials.defaults.successStory.title,
  },
  {
    menu: 'Contact Page',
    member: 'contactPage',
    ...title,
    words: sections['contact-page'].defaults.title,
    saved: 'Contact page updated successfully!',
  },
  { menu: 'Terms of Service', member: 'terms', ...title, words: terms.defaults.title },
  { menu: 'Privacy Policy', member: 'privacy', ...title, words: privacy.defaults.title },
];

/** Returns a copy of a body with another value at a path. */
const withValue = (body: object, path: string, value: string) => {
  const copy = structuredClone(body);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const part = names.reduce<object>((at, name) => Reflect.get(at, name) as object, copy);
  Reflect.set(part, last, value);
  return copy;
};
const defaultsOf = (member: string) =>
  sections[member.replace(/[A-Z]/g, '-$&').toLowerCase() as keyof typeof sections].defaults;

describe.each(editors)(
  'the editor $menu',
  ({ menu, title: heading = menu, member, label, words, path, saved: sentence, required }) => {
    it('previews a change, leads from the preview to its field, and saves every field', async () => {
      const { user, press, saved } = await openEditor(menu, heading);
      const [field] = screen.getAllByRole('textbox', { name: label });
      if (!field) throw new Error(`no ${label}`);
      const preview = within(screen.getByRole('region', { name: 'Preview' }));
      await user.click(preview.getAllByText(words)[0] as HTMLElement);
      expect(field).toHaveFocus();
      await user.clear(field);
      if (required) {
        await press('Save');
        expect(await screen.findByText(required)).toBeVisible();
      }
      await user.click(field);
      await user.paste('Quite new words');
      expect(preview.getAllByText('Quite new words')[0]).toBeVisible();
      await press('Save');
      expect(await screen.findByText(sentence ?? 'Settings saved successfully!')).toBeVisible();
      expect(saved).toEqual([{ [member]: withValue(defaultsOf(member), path, 'Quite new words') }]);
    });
  },
);

it('saves no banner without a title in editor A', async () => {
  const { user } = await openEditor('Banner Section', 'Banner Section Management');
  await user.clear(screen.getByRole('textbox', { name: 'Title' }));
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByText('Please enter a title.')).toBeVisible();
});

it.each([
  ['YouTube URL', 'https://example.com/film', 'Please enter a valid YouTube URL'],
  [
    'Background image: address',
    'https://example.com/wall.svg',
    'Please enter a valid image URL (jpg, jpeg, png, gif, webp)',
  ],
])('refuses a wrong %s of the banner', async (label, text, sentence) => {
  const { user, press, saved } = await openEditor('Banner Section', 'Banner Section Management');
  await user.click(screen.getByRole('textbox', { name: label }));
  await user.paste(text);
  await press('Save');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(saved).toEqual([]);
});

it('shows the figures of the banner, and its highlighted part', async () => {
  const { user } = await openEditor('Banner Section', 'Banner Section Management');
  expect(screen.getByText('YouTube video').nextSibling).toHaveTextContent('No');
  expect(screen.getByText('Last updated').nextSibling).toHaveTextContent('Never');
  await user.click(screen.getByRole('textbox', { name: 'Highlighted part of the title' }));
  await user.paste('Instantly');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Instantly')).toBeVisible();
});

it.each([
  ['Navbar', 'Navbar', 'Remove menu item 1', 6],
  ['Testimonial Section', 'Testimonial Section', 'Remove testimonial 1', 4],
  ['Home Banner', 'Home Banner', 'Remove button 1', 2],
])('keeps at least one entry in %s', async (menu, heading, remove, count) => {
  const { user } = await openEditor(menu, heading);
  for (let left = count; left > 1; left -= 1) await user.click(screen.getByRole('button', { name: remove }));
  expect(screen.getByRole('button', { name: remove })).toBeDisabled();
});

it('names a link that leads nowhere, and an image without a text', async () => {
  const { user } = await openEditor('About Section');
  const [link] = screen.getAllByRole('textbox', { name: 'Button link' });
  await user.clear(link as HTMLElement);
  await user.click(link as HTMLElement);
  await user.paste('/pricing');
  expect(screen.getByText('No page of this site has this address.')).toBeVisible();
  await user.clear(link as HTMLElement);
  await user.click(link as HTMLElement);
  await user.paste('/#pricing');
  expect(screen.queryByText('No page of this site has this address.')).not.toBeInTheDocument();
  const [alt] = screen.getAllByRole('textbox', { name: 'What the image shows' });
  await user.clear(alt as HTMLElement);
  expect(screen.getByText(/^Missing: people who can not see the image/)).toBeVisible();
});

it('edits contact information, with sentences of its own', async () => {
  const { user, press, saved } = await openEditor('Contact Page');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  await press('Add contact');
  const second = within(screen.getByRole('listitem', { name: 'contact 2' }));
  expect(second.getByRole('combobox', { name: 'Type' })).toHaveValue('PHONE');
  await user.type(second.getByRole('textbox', { name: 'Number or address' }), '+351 210 000 000');
  expect(preview.getByText('+351 210 000 000')).toBeInTheDocument();
  await press('Save');
  expect(await screen.findByText('Contact page updated successfully!')).toBeVisible();
  const { contactInfo } = sections['contact-page'].defaults;
  expect(saved).toMatchObject([
    {
      contactPage: {
        contactInfo: [
          ...contactInfo,
          { icon: 'phone', type: 'PHONE', value: '+351 210 000 000', label: '', imageUrl: null },
        ],
      },
    },
  ]);
});

it('says which section could not be loaded', async () => {
  const { user } = renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: {
        storedSection: () => {
          throw Object.assign(new Error('x'), { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Featured Section' }));
  expect(await screen.findByText('Error: Failed to fetch features section')).toBeVisible();
});
