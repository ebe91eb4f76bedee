import { screen } from '@testing-library/react';
import { sections } from '../../../contract/sections';
import { sectionEditors } from '../features/admin/settings/section-editors';
import { renderRoute } from './render-route';

/** A short footer. */
export const footer = {
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

/** Returns a section with its delivered content as the API stores it. */
export const storedAs = (key: string) => ({
  key,
  isActive: true,
  version: 1,
  updatedAt: null,
  updatedBy: null,
  earlier: { items: [], totalItems: 0 },
  body: stored[key],
});

/** Opens an editor of the settings alone, over an API that accepts every save; saved values go to `saved`. */
export async function openEditor(
  panel: keyof typeof sectionEditors,
  title: string = sectionEditors[panel].title,
  mutations: Record<string, unknown> = {},
) {
  const saved: unknown[] = [];
  const route = renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
    panel,
    overrides: {
      Query: { storedSection: (_root: unknown, { key }: { key: string }) => storedAs(key) },
      Mutation: {
        saveSection: (_root: unknown, { input }: { input: { body: Record<string, unknown> } }) => {
          saved.push(input.body);
          const [[member = '', body = {}] = []] = Object.entries(input.body) as [string, object][];
          const key = member.replace(/[A-Z]/g, '_$&').toUpperCase();
          return { section: { ...storedAs(key), body: { ...stored[key], ...body }, version: 2 }, errors: [] };
        },
        ...mutations,
      },
    },
  });
  await screen.findByRole('form', { name: title });
  const press = async (button: string) => route.user.click(await screen.findByRole('button', { name: button }));
  return { ...route, saved, press };
}
