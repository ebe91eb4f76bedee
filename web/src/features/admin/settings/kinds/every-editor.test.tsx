import { act, fireEvent, screen, within } from '@testing-library/react';
import { sections } from '../../../../../../contract/sections';
import type { SectionKey } from '../../../../../../contract/sections';
import { emptyValues, entryOf, fieldsOf } from '../../../../../../contract/section-values';
import { footer, openEditor } from '../../../../test/open-editor';
import { fill } from '../../../../test/fill';
import { sectionEditors } from '../section-editors';
import { allValues, shownValues } from '../section-editor/shown-values';

interface TextOf {
  /** A text field, the words in it that the preview shows, and the path of its value. */
  label: string;
  words: string;
  path: string;
  /** What is said without the text. */
  required?: string;
}

interface Specified extends TextOf {
  /** Heading of the editor, where it differs from its title. */
  heading?: string;
  saved?: string;
}

type Name = keyof typeof sectionEditors;
const { navbar, banner, features, testimonials, about, terms, privacy } = sections;
const line = (text: string) => text.split('\n')[0] ?? '';
const title = { label: 'Title', path: 'title', required: 'Please enter a title.' };
const ofBanner = { words: line(banner.defaults.title), saved: 'Banner section updated successfully!' };

/** What is specified about an editor; of another one, the first text that its preview shows is edited. */
const specified: Partial<Record<Name, Specified>> = {
  navbar: { label: 'Login', words: navbar.defaults.authButtons.loginText, path: 'authButtons.loginText' },
  banner: { ...title, ...ofBanner, heading: 'Banner Section Management', required: undefined },
  homeBanner: { ...title, ...ofBanner },
  features: { ...title, words: features.defaults.title },
  about: { label: 'Subtitle', path: 'section1.subtitle', words: about.defaults.section1?.subtitle ?? '' },
  testimonials: { ...title, path: 'successStory.title', words: testimonials.defaults.successStory.title },
  'contact-page': {
    ...title,
    words: sections['contact-page'].defaults.title,
    saved: 'Contact page updated successfully!',
  },
  footer: { label: 'Description', path: 'brand.description', words: footer.brand.description },
  terms: { ...title, words: terms.defaults.title },
  privacy: { ...title, words: privacy.defaults.title },
};

const keyOf = (name: Name): SectionKey => (name === 'homeBanner' ? 'banner' : name);
const memberOf = (key: string) => key.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
const defaultsOf = (key: SectionKey) => {
  const { __typename, ...shortFooter } = footer;
  return key === 'footer' ? shortFooter : sections[key].defaults;
};

/** Returns a copy of a body with another value at a path. */
const withValue = (body: object, path: string, value: string) => {
  const copy = structuredClone(body);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const part = names.reduce<object>((at, name) => Reflect.get(at, name) as object, copy);
  Reflect.set(part, last, value);
  return copy;
};

/** Returns the first field of an editor that holds one of these texts. */
async function fieldOf(name: Name, texts: readonly string[]): Promise<TextOf> {
  const { schema, controls } = await sectionEditors[name].load();
  const defaults = defaultsOf(keyOf(name));
  const values = allValues(shownValues(schema, controls, defaults));
  const value = values.find(({ text }) => texts.includes(line(text)));
  if (!value) throw new Error(`the preview of ${name} shows no text of a field`);
  const { error } = schema.safeParse(withValue(defaults, value.name, ''));
  return { label: value.label, path: value.name, words: line(value.text), required: error?.issues[0]?.message };
}

/**
 * Clicks in the preview on the text of each field that is shown there.
 * @returns the texts whose click did not focus a field that holds them, and those whose click did
 */
async function clickEachText(container: HTMLElement, region: HTMLElement) {
  const inert = region.querySelector<HTMLElement>('[inert]');
  const elements = [...(inert?.querySelectorAll('*') ?? [])].filter((one) => !one.closest('[data-copy]'));
  const texts = new Map(elements.map((one) => [one.textContent.trim(), one]));
  const fields = [...container.querySelectorAll<HTMLInputElement>('form input[type="text"], form textarea')];
  const lost: string[] = [];
  const led: string[] = [];
  for (const text of fields.map(({ value }) => line(value))) {
    const target = text === '' ? undefined : texts.get(text);
    if (!target) continue;
    // what is inert is found by the point of the click alone
    document.elementFromPoint = () => target;
    fireEvent.click(inert?.parentElement as HTMLElement);
    // the form sets the focus in the next task
    await act(() => new Promise((next) => setTimeout(next)));
    const { value } = document.activeElement as HTMLInputElement;
    (value?.split('\n').includes(text) ? led : lost).push(text);
  }
  Reflect.deleteProperty(document, 'elementFromPoint');
  return { lost, led };
}

describe.each(Object.keys(sectionEditors) as Name[])('the editor %s', (name) => {
  const key = keyOf(name);
  const { load } = sectionEditors[name];

  it('previews its section, leads from each text to its field, and saves every field', async () => {
    const { heading, saved: sentence = 'Settings saved successfully!' } = specified[name] ?? {};
    const { user, press, saved, container } = await openEditor(name, heading);
    const region = screen.getByRole('region', { name: 'Preview' });
    const preview = within(region);
    const { lost, led } = await clickEachText(container, region);
    expect(lost).toEqual([]);
    const { label, words, path, required } = specified[name] ?? (await fieldOf(name, led));
    expect(led).toContain(words);
    const [field] = screen.getAllByRole('textbox', { name: label });
    if (!field) throw new Error(`no ${label}`);
    await user.clear(field);
    if (required) {
      await press('Save');
      expect(await screen.findByText(required)).toBeVisible();
    }
    await user.click(field);
    await user.paste('Quite new words');
    expect(preview.getAllByText('Quite new words')[0]).toBeVisible();
    await press('Save');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(saved).toEqual([{ [memberOf(key)]: withValue(defaultsOf(key), path, 'Quite new words') }]);
  });

  it('names its section as the contract does', async () => {
    const { key: stored, type, publicField } = await load();
    expect({ stored, type, publicField }).toEqual({
      stored: key.toUpperCase().replace('-', '_'),
      type: sections[key].type,
      publicField: sections[key].field,
    });
  });
});

// the frame around every preview
it('previews at each width and in both schemes', async () => {
  const { press } = await openEditor('terms');
  const shown = () => screen.getByRole('region', { name: 'Preview' }).querySelector('[inert]');
  expect(shown()).toHaveStyle({ width: '1280px' });
  await press('Phone');
  expect(shown()).toHaveStyle({ width: '390px' });
  await press('Dark');
  expect(shown()?.closest('[data-dark]')).not.toBeNull();
  await press('Light');
  expect(shown()?.closest('[data-light]')).not.toBeNull();
});

it('judges the fields of the banner, and shows its figures and its highlighted part', async () => {
  const { user, press, saved } = await openEditor('banner', 'Banner Section Management');
  expect(screen.getByText('YouTube video').nextSibling).toHaveTextContent('No');
  expect(screen.getByText('Last updated').nextSibling).toHaveTextContent('Never');
  await fill(user, screen.getByRole('textbox', { name: 'Highlighted text' }), 'Instantly');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Instantly')).toBeVisible();
  await fill(user, screen.getByRole('textbox', { name: 'YouTube URL' }), 'https://example.com/film');
  const image = screen.getByRole('textbox', { name: 'Background image address' });
  await fill(user, image, 'https://example.com/wall.svg');
  await press('Save');
  expect(await screen.findByText('Please enter a valid YouTube URL')).toBeVisible();
  expect(screen.getByText('Please enter a valid image URL (jpg, jpeg, png, gif, webp)')).toBeVisible();
  expect(saved).toEqual([]);
});

it('saves no banner without a title in editor A', async () => {
  const { user } = await openEditor('banner', 'Banner Section Management');
  await user.clear(screen.getByRole('textbox', { name: 'Title' }));
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByText('Please enter a title.')).toBeVisible();
});

// the editors take both from the schema: lists of the form and footer above show it
it.each([
  ['navbar', 'menuItems'],
  ['testimonials', 'testimonials'],
  ['homeBanner', 'buttons'],
] as const)('keeps at least one entry in %s', async (name, list) => {
  const { schema } = await sectionEditors[name].load();
  expect(new Map(fieldsOf(schema)).get(list)?.safeParse([]).success).toBe(false);
});

it('gives a new testimonial five stars', async () => {
  const { schema } = await sectionEditors.testimonials.load();
  const entry = entryOf(new Map(fieldsOf(schema)).get('testimonials') as typeof schema);
  expect(emptyValues(entry as typeof schema)).toMatchObject({ rating: 5 });
});

it('names a link that leads nowhere, an image without a text, and asks whether the text fits a replaced image', async () => {
  const { user } = await openEditor('about');
  const question = 'The image has changed. Does this still describe it?';
  const [link] = screen.getAllByRole('textbox', { name: 'Button link' });
  const replace = async (field: HTMLElement | undefined, text: string) => {
    await user.clear(field as HTMLElement);
    await fill(user, field as HTMLElement, text);
  };
  await replace(link, '/pricing');
  expect(screen.getByText('No page on this site has this address.')).toBeVisible();
  await replace(link, '/#pricing');
  expect(screen.queryByText('No page on this site has this address.')).not.toBeInTheDocument();
  const [address] = screen.getAllByRole('textbox', { name: 'Image address' });
  await replace(address, '/pictures/florist-640.webp');
  expect(screen.getByText(question)).toBeVisible();
  const [alt] = screen.getAllByRole('textbox', { name: 'Image description' });
  await fill(user, alt as HTMLElement, ' in a shop');
  expect(screen.queryByText(question)).not.toBeInTheDocument();
  await user.clear(alt as HTMLElement);
  expect(screen.getByText(/^Missing: describe the image/)).toBeVisible();
});
