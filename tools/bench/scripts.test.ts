import { scriptSizes } from './scripts';

/**
 * Most gzipped kilobytes of JavaScript of each kind of page, in the order in which they are tried: the present figures,
 * rounded up. The aims are 10 before a public page is usable, 300 for a page, 520 for one with a grid.
 */
const kinds: readonly (readonly [kind: string, pages: RegExp, most: number])[] = [
  ['before a public page is usable', /^start$/, 4],
  ['home page', /^home\//, 272],
  ['pages to read', /^(about|legal|items|packages|studio\/try)\//, 265],
  ['pages of links in emails', /^auth\/(unsubscribe|recover-account|verify-email)$/, 266],
  ['sign-in and the like', /^(auth|contact)\//, 299],
  ['paying', /^checkout\/pay$/, 276],
  ['ordering', /^checkout\//, 297],
  ['dashboard', /^dashboard\//, 271],
  ['lists of customers', /^(orders|credits|gallery)\//, 298],
  ['support', /^support\//, 342],
  ['months', /^months\//, 339],
  ['generator', /^generator\//, 341],
  ['profile', /^profile\//, 342],
  ['studio and brand', /^studio\//, 411],
  [
    'lists of Admins',
    /^admin\/(audit\/|designs\/designs|items\/items|messages\/(?!templates)|orders\/orders|orders\/unmatched|people\/users)/,
    518,
  ],
  ['other pages of Admins', /^admin\//, 381],
];

describe('the JavaScript before the first screen', () => {
  const sizes = scriptSizes();
  const kindOf = (page: string) => kinds.find(([, pages]) => pages.test(page))?.[0];

  it.each(kinds)('of %s stays within its bound', (kind, _pages, most) => {
    const own = sizes.filter(({ page }) => kindOf(page) === kind);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ kilobytes }) => kilobytes > most)).toEqual([]);
  });

  it('is known for every page', () => {
    expect(sizes.filter(({ page }) => !kindOf(page))).toEqual([]);
  });
});
