import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { goTo } from './go-to';
import type { Customer } from './customer';
import type { Screen } from './screen';

export const brandPath = '/user/brand';

/** A brand as its customer saves it. */
export const brandInput = {
  name: 'Bread & Salt',
  logo: { light: null, dark: null, corner: 'TOP_RIGHT' },
  colors: { ground: '#fff7e8', main: '#b3321f', second: '#e0a22c', accent: '#14614f', deep: '#2a1410' },
  fonts: 'ELEGANT',
  contact: 'bread-and-salt.example',
  handle: '@breadandsalt',
  buttons: ['Order now'],
  hashtags: ['sourdough'],
  wordsToUse: ['slowly', 'by hand'],
  wordsToAvoid: ['cheap'],
  language: 'en',
};

/** Creates a brand; one that is there already stays as it is. */
export const createBrand = (customer: Customer, input: object = brandInput) =>
  customer.ask(
    'mutation Brand($input: BrandInput!) { createBrand(input: $input) { brand { id } errors { code message } } }',
    { input },
  );

const shown = (page: Page) => expect(page.getByRole('img', { name: /^Post in this brand/ }).first()).toBeVisible();

/** The brands, without one and with one. */
export const brandScreens: readonly Screen[] = [
  {
    name: 'brand-new',
    viewer: 'newcomer',
    open: async (page) => {
      await goTo(page, brandPath);
      await shown(page);
    },
  },
  {
    name: 'brand',
    viewer: 'regular',
    open: async (page, customer) => {
      await createBrand(customer);
      await goTo(page, brandPath);
      await shown(page);
    },
  },
];
