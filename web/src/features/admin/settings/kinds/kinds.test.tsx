import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { sections } from '../../../../../../contract/sections';
import { notify } from '../../../../lib/notify';
import { footer, openEditor, storedAs } from '../../../../test/open-editor';
import { renderRoute } from '../../../../test/render-route';
import { sectionEditors } from '../section-editors';
import { sectionMessagesOf } from '../section-editor/section-kind';
import { useTimedProblem } from '../section-editor/section-panel';
import { bannerKind } from './banner';
import { contactKind } from './contact';
import { navbarKind } from './navbar';
import { fill } from '../../../../test/fill';

it('edits the footer, with at least one menu item and one social link, and previews it as the public site does', async () => {
  const { user, press, saved } = await openEditor('footer');
  const buttons = screen.getAllByRole('button');
  const named = buttons.filter((button) => button.textContent && button.hasAttribute('aria-label'));
  expect(named.map((button) => button.getAttribute('aria-label'))).toContain('Icon: mail');
  for (const button of named) expect(button.getAttribute('aria-label')).toContain(button.textContent);
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  await fill(user, screen.getByRole('textbox', { name: 'Description' }), ' and why');
  expect(preview.getByText('Who we are and why')).toBeInTheDocument();
  expect(preview.getByText('a@example.com')).toBeInTheDocument();
  const second = within(screen.getByRole('listitem', { name: 'menu item 2' }));
  await user.clear(second.getByRole('textbox', { name: 'Text' }));
  await press('Save');
  expect(await second.findByText('Please enter a text.')).toBeVisible();
  await press('Remove menu item 2');
  for (const name of ['Remove menu item 1', 'Remove social link 1'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await press('Save');
  await waitFor(() =>
    expect(saved).toEqual([
      {
        footer: {
          backgroundImage: null,
          brand: { logo: '/brand/wordmark.svg', description: 'Who we are and why' },
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

it('edits contact information, with sentences of its own', async () => {
  const { user, press, saved } = await openEditor('contact-page');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  await press('Add contact');
  const second = within(screen.getByRole('listitem', { name: 'contact 2' }));
  expect(second.getByRole('combobox', { name: 'Type' })).toHaveValue('PHONE');
  await fill(user, second.getByRole('textbox', { name: 'Number or address' }), '+351 210 000 000');
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

/** The sentence with and without an answer. */
const either = (sentence: string) => [sentence, sentence];
const others = (section: string) => ({
  fetch: either(`Error: Failed to fetch ${section}`),
  update: either(`Error: Failed to update ${section}`),
  toggle: either('Error: Failed to toggle active status'),
  reset: either(`Error: Failed to reset ${section}`),
});
const ofBanner = {
  fetch: ['Failed to fetch banner data', 'Failed to connect to server'],
  update: ['Failed to update banner section', 'Failed to save changes'],
  toggle: ['Failed to toggle banner status', 'Failed to connect to server'],
  reset: ['Failed to reset banner section', 'Failed to connect to server'],
};

/** What is specified about failures; another editor names its section like most. */
const specified: Partial<Record<keyof typeof sectionEditors, ReturnType<typeof others>>> = {
  navbar: others('navbar section'),
  features: others('features section'),
  testimonials: others('testimonial section'),
  footer: others('footer section'),
  about: others('about section'),
  terms: others('terms page'),
  privacy: others('privacy page'),
  banner: ofBanner,
  homeBanner: ofBanner,
  'contact-page': {
    ...others('contact page'),
    update: either('Error updating contact page'),
    reset: either('Error resetting contact page'),
  },
};

it.each(Object.keys(sectionEditors) as (keyof typeof sectionEditors)[])(
  'says what failed, when the server answered and when it did not: %s',
  async (name) => {
    const kind = (await sectionEditors[name].load()) as typeof navbarKind;
    const { failed } = sectionMessagesOf(kind);
    const expected = specified[name] ?? others(kind.name);
    for (const verb of ['fetch', 'update', 'toggle', 'reset'] as const)
      expect([failed(verb, null, true), failed(verb, null, false)]).toEqual(expected[verb]);
  },
);

it("puts the server's own reason first", () => {
  expect(sectionMessagesOf(navbarKind).failed('update', 'Too long.', true)).toBe('Error: Too long.');
  expect(sectionMessagesOf(bannerKind).failed('update', 'Too long.', true)).toBe('Too long.');
  expect(sectionMessagesOf(contactKind).failed('update', 'Too long.', true)).toBe(
    'Failed to update contact page: Too long.',
  );
  expect(sectionMessagesOf(contactKind).failed('reset', 'Too long.', true)).toBe(
    'Failed to reset contact page: Too long.',
  );
});

describe('a message of the banner', () => {
  it('about a failure stands for 5000 ms', () => {
    jest.useFakeTimers();
    const { result } = renderHook(() => useTimedProblem(bannerKind.sentences?.shownMs));
    act(() => result.current[1]('Failed to save changes'));
    act(() => jest.advanceTimersByTime(4_999));
    expect(result.current[0]).toBe('Failed to save changes');
    act(() => jest.advanceTimersByTime(1));
    expect(result.current[0]).toBeNull();
    jest.useRealTimers();
  });

  it('about a save stands for 5000 ms; while it is sent no button works', async () => {
    const said = jest.spyOn(notify, 'success');
    let answer = (_value: unknown) => undefined as void;
    const saveSection = () => new Promise((resolve) => (answer = resolve));
    const { user, press } = await openEditor('banner', 'Banner Section Management', { saveSection });
    await user.type(screen.getByRole('textbox', { name: 'Subtitle' }), '!');
    await press('Save');
    // it keeps the focus
    expect(screen.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Discard', 'Publish later', 'Deactivate', 'Reset'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    const section = { ...storedAs('BANNER'), version: 2 };
    await act(async () => answer({ section, errors: [] }));
    await waitFor(() => expect(said).toHaveBeenCalledWith('Banner section updated successfully!', 5_000));
    expect(screen.getByRole('button', { name: 'Deactivate' })).toBeEnabled();
    said.mockRestore();
  });
});

it('says what failed in the panel, with the form still there', async () => {
  const { user, press } = await openEditor('features', undefined, {
    saveSection: () => ({ section: null, errors: [] }),
    setSectionActive: () => ({ section: null, errors: [] }),
    resetSection: () => ({ section: null, errors: [] }),
  });
  await press('Deactivate');
  expect(await screen.findByText('Error: Failed to toggle active status')).toBeVisible();
  await press('Reset');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('Error: Failed to reset features section')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Subtitle' }), '!');
  await press('Save');
  expect(await screen.findByText('Error: Failed to update features section')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Subtitle' })).toHaveValue(`${sections.features.defaults.subtitle}!`);
});
