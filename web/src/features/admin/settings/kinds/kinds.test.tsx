import { screen, waitFor, within } from '@testing-library/react';
import { sections } from '../../../../../../contract/sections';
import { footer, openEditor } from '../../../../test/open-editor';
import { renderRoute } from '../../../../test/render-route';

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
