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

const seen = (value: unknown, seenAt: string) => ({ value, seenAt });
/** One pixel is enough: the picture is shown in its own proportions. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAMAAAABCAIAAACUgoPjAAAADklEQVR4nGPg52AgFgEAJ2ABAf8a3aQAAAAASUVORK5CYII=';
const website = {
  __typename: 'Website',
  address: 'https://harbour.example/',
  note: null,
  name: seen('Blue Harbour', 'the name that the page gives to networks'),
  logos: [{ image: pixel, ratio: 3, ink: '#102a54', seenAt: 'the header of the page' }],
  colors: seen(
    { ground: '#f5f9ff', main: '#ff7a1a', second: '#ffb27c', accent: '#102a54', deep: '#14223a' },
    'the buttons of the page',
  ),
  fonts: seen('GROTESQUE', 'the headings of the page'),
  contact: seen('+351 220 000 000', 'a link to a telephone number'),
  handle: seen('@blueharbour', 'a link to Instagram'),
  language: seen('en', 'the language of the page'),
  buttons: seen(['Book a trip'], 'the buttons of the page'),
  words: {
    wordsToUse: ['slowly', 'by hand'],
    hashtags: ['sailing', 'harbour'],
    buttons: [],
    seenAt: 'the text of the page',
  },
};

/** The brands, without one, with one, and with what a website suggests. */
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
  {
    name: 'brand-website',
    viewer: 'newcomer',
    open: async (page) => {
      await page.route('**/graphql', (route) =>
        (route.request().postData() ?? '').includes('readWebsite')
          ? route.fulfill({ json: { data: { readWebsite: { website, errors: [] } } } })
          : route.fallback(),
      );
      await goTo(page, brandPath);
      await page.getByRole('textbox', { name: 'Address of your website' }).fill('harbour.example');
      await page.getByRole('button', { name: 'Read' }).click();
      await expect(page.getByRole('heading', { name: 'Found at harbour.example' })).toBeVisible();
      await shown(page);
    },
  },
];
