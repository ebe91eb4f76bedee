import sharp from 'sharp';
import { contrast } from '../../../../studio/colour';
import { call } from '../../../test/account-calls';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { siteRules, startSites } from '../../../test/websites/site-server';
import type { SiteServer } from '../../../test/websites/site-server';
import { ROBOTS_BYTES, isAllowed, robotsRules } from './robots';
import { readWebsite } from './website.service';

describe('a website', () => {
  let product: TestProduct;
  let served: SiteServer;
  let counter = 0;

  beforeAll(async () => {
    [product, served] = await Promise.all([startTestProduct({ http: true, gemini: true }), startSites()]);
  });
  afterAll(() => Promise.all([product.stop(), served.stop()]));

  const person = async () => product.ctx(await product.addUser({ credits: 1 }));
  const read = async (name: string, ctx?: Awaited<ReturnType<typeof person>>) =>
    readWebsite(ctx ?? (await person()), served.urlOf(name), siteRules);
  const refusal = async (name: string) =>
    read(name).then(
      () => 'read',
      (error: Error & { code?: string; field?: string[] }) =>
        `${error.code} ${error.field?.join('.')}: ${error.message}`,
    );

  it('of plain HTML gives its name, colours, serif fonts and email address', async () => {
    const site = await read('plain');
    expect(site).toMatchObject({
      name: { value: "Miller's Bakery", seenAt: 'the title of the page' },
      contact: { value: 'hello@millers.example', seenAt: 'a link to an email address' },
      fonts: { value: 'ELEGANT', seenAt: 'the headings of the page' },
      logos: [],
      note: null,
    });
    expect(site.colors?.value).toMatchObject({ ground: '#fff8e7', main: '#3b2a1a', deep: '#3b2a1a' });
  });

  it('of a site builder gives logo, colours of its attributes, telephone number and handle', async () => {
    const site = await read('builder');
    expect(site).toMatchObject({
      name: { value: 'Blue Harbour', seenAt: 'the name that the page gives to networks' },
      colors: { value: { main: '#ff7a1a', ground: '#f5f9ff', deep: '#14223a' }, seenAt: 'the buttons of the page' },
      contact: { value: '+351220000000' },
      handle: { value: '@blueharbour', seenAt: 'a link to Instagram' },
      language: { value: 'en' },
      logos: [{ ink: '#102a54', seenAt: 'the header of the page' }],
    });
    expect(site.buttons?.value).toEqual(['Book a trip']);
    expect(site.logos[0]?.image).toMatch(/^data:image\/png;base64,/);
  });

  it('with a design system gives its custom properties, its own font and the SVG of its header', async () => {
    expect(await read('modern')).toMatchObject({
      name: { value: 'Fern' },
      colors: {
        value: { main: '#1f5f3f', accent: '#e8b04a', ground: '#f6f4ec', deep: '#1a201c' },
        seenAt: 'a colour that the styles call primary',
      },
      fonts: { value: 'ELEGANT', seenAt: 'the headings of the page' },
      logos: [{ ratio: expect.closeTo(3, 1) as number, colors: ['#111111'] }],
    });
  });

  it('that is a shell of scripts says so, and gives what its head has', async () => {
    const site = await read('shell');
    expect(site).toMatchObject({
      name: { value: 'Loomly App' },
      colors: { value: { main: '#7c3aed' }, seenAt: 'the theme colour of the page' },
      logos: [{ seenAt: 'the icon of the site' }],
      words: null,
    });
    expect(site.note).toMatch(/^This page is filled in by scripts/);
  });

  it('that is dark gives a light paper, its dark ground as ink, and its logo', async () => {
    const site = await read('dark');
    expect(site.colors?.value).toMatchObject({ main: '#ff2e63', ground: '#f2f2f5', deep: '#0d0d12' });
    expect(site).toMatchObject({ fonts: { value: 'MODERN' }, logos: [{ ink: '#ffffff' }] });
  });

  it('that reads from right to left gives its language and its name', async () => {
    expect(await read('rtl')).toMatchObject({
      name: { value: 'مخبز الزيتون' },
      language: { value: 'ar' },
      colors: { value: { main: '#0e7c5a', ground: '#fffdf5' } },
      buttons: { value: ['اطلب الآن'] },
    });
  });

  it('without a logo gives the rest', async () => {
    expect(await read('nologo')).toMatchObject({
      name: { value: 'Clay & Co' },
      logos: [],
      colors: { value: { main: '#a4492b', deep: '#2b1d16' } },
    });
  });

  it('with an SVG file as its logo gives it as a drawing', async () => {
    expect(await read('svglogo')).toMatchObject({
      logos: [{ ratio: expect.closeTo(4, 1) as number, colors: ['#0047ab'], ink: null }],
    });
  });

  it('without any logo gives the icon that browsers look for', async () => {
    const site = await read('favicon');
    expect(site.logos).toMatchObject([{ seenAt: 'the icon of the site', ratio: 2, colors: ['#14614f'] }]);
    const png = await sharp(Buffer.from(site.logos[0]?.image.split(',')[1] ?? '', 'base64')).metadata();
    expect([png.format, png.width, png.height]).toEqual(['png', 64, 32]);
  });

  it('behind a cookie wall gives its own words and buttons', async () => {
    const site = await read('wall');
    expect(site).toMatchObject({ name: { value: 'Piazza' }, buttons: { value: ['See the menu'] } });
    expect(JSON.stringify(site)).not.toMatch(/cookies|Accept/i);
  });

  it('with five megabytes of styles is read as far as half a megabyte', async () => {
    expect(await read('heavy')).toMatchObject({ colors: { value: { main: '#006d77', ground: '#edf6f9' } } });
  });

  it('that has moved is read where it is', async () => {
    const site = await read('moved');
    expect(site.address).toBe(`${served.urlOf('moved')}/home/`);
    expect(site.name?.value).toBe('Moved Studio');
  });

  it('of broken and deeply nested HTML is read', async () => {
    expect(await read('nested')).toMatchObject({ name: { value: 'Nested & Sons' } });
  });

  it.each([
    ['empty', /^INVALID_INPUT url: This page is filled in by scripts/],
    ['refusing', /^INVALID_INPUT url: The robots\.txt of this site asks programs not to read it/],
    ['broken', /^INVALID_INPUT url: The robots\.txt of this site asks/],
    ['pdf', /^INVALID_INPUT url: This address is not a web page/],
    ['huge', /^INVALID_INPUT url: This page is larger than 2 MB/],
    ['deep', /^INVALID_INPUT url: This page is too complex to read\./],
    ['loop', /^INVALID_INPUT url: The address leads on too many times/],
    ['to-inner', /^INVALID_INPUT url: The host of the address is not a public one/],
    ['nowhere.else', /^INVALID_INPUT url: The site answered with an error \(404\)/],
  ])('that can not be read says why: %s', async (name, sentence) => {
    expect(await refusal(name)).toMatch(sentence);
  });

  it('that does not answer ends after its time', async () => {
    const ctx = await person();
    await expect(readWebsite(ctx, served.urlOf('slow'), { ...siteRules, wholeMs: 300 })).rejects.toThrow(
      'No answer came within the time.',
    );
  });

  it('is read beside at most one other of its account, and a refusal costs no reading of the day', async () => {
    const ctx = await person();
    const slow = () =>
      readWebsite(ctx, served.urlOf('slow'), { ...siteRules, wholeMs: 2_000 }).catch((error: Error) => error.message);
    const open = [slow(), slow()];
    expect(await slow()).toMatch(/^Many websites are being read right now\./);
    expect(await Promise.all(open)).toEqual(Array(2).fill('No answer came within the time.'));
    const attempt = () => readWebsite(ctx, 'ftp://example.com', siteRules);
    for (let time = 2; time < 10; time += 1) await expect(attempt()).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(attempt()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('leads to no inner address by its links, and to no picture that is a bomb', async () => {
    served.requests.length = 0;
    expect(await read('inner')).toMatchObject({ name: { value: 'Inner' }, logos: [] });
    const asked = served.requests.filter(({ site }) => site === 'inner').map(({ path }) => path);
    expect(asked).toEqual(expect.arrayContaining(['/', '/bomb.png', '/to-inner.png', '/evil.svg']));
    expect(new Set(served.requests.map(({ agent }) => agent.split(' ')[0]))).toEqual(new Set(['PostloomBot/1.0']));
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/',
    'ftp://example.com',
    'https://u:p@x.example',
  ])('at %s is refused before anything is read', async (url) => {
    await expect(readWebsite(await person(), url, { allowLocal: false })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      field: ['url'],
    });
  });

  it('can not order the model around: its answer holds words of the page alone', async () => {
    const site = await read('orders');
    // the sandbox obeys the page; what it says beside the fields, and what the page does not have, is dropped
    expect(site.name?.value).toBe('Orders');
    expect(site.words).toEqual({ wordsToUse: ['HACKED'], hashtags: [], buttons: [] });
    expect(await read('modern')).toMatchObject({
      words: { wordsToUse: expect.arrayContaining(['sourdough']) as unknown },
    });
    const { rows } = await product.services.pool.query<{ calls: number }>(
      `select sum(calls)::int as calls from ai_calls where purpose = 'WEBSITE'`,
    );
    expect(rows[0]?.calls).toBeGreaterThan(0);
  });

  it('stores nothing, and is read ten times a day by an account', async () => {
    const ctx = await person();
    const files = () => product.services.pool.query('select 1 from files');
    const before = (await files()).rowCount;
    for (let time = 0; time < 10; time += 1) await readWebsite(ctx, 'ftp://example.com', siteRules).catch(() => null);
    await expect(read('builder', ctx)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await files()).rowCount).toBe(before);
  });

  it('is read three times a day by an account without credits and with an unproven address, 60 times an hour by a network', async () => {
    const user = await product.addUser();
    const attempt = (ctx = product.ctx(user)) => readWebsite(ctx, 'ftp://example.com', siteRules);
    for (let time = 0; time < 3; time += 1) await expect(attempt()).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(attempt()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/^Without credits a website can be read a few times a day\. /) as string,
    });
    await product.giveCredits(user.id, 1);
    await expect(attempt()).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const ctx = product.ctx(await product.addUser());
    for (let time = 0; time < 60; time += 1) await ctx.limits.take('freeWebsitePerAddress', ctx.address);
    await expect(attempt(ctx)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('is read over HTTP for the caller, with its reason where it can not be', async () => {
    const browser = product.browser();
    counter += 1;
    await browser.register(`site${counter}@example.com`);
    const answer = await call(
      browser,
      'readWebsite',
      '$url: String!',
      { url: 'not an address' },
      'website { address }',
    );
    expect(answer).toMatchObject({ website: null, errors: [{ code: 'INVALID_INPUT', field: ['url'] }] });
  });

  it('gives inks that can be read on its paper', async () => {
    for (const name of ['plain', 'builder', 'modern', 'dark', 'nologo', 'wall', 'heavy']) {
      const { colors } = await read(name);
      expect([name, contrast(colors?.value.deep ?? '', colors?.value.ground ?? '') >= 4.5]).toEqual([name, true]);
    }
  });
});

describe('a robots.txt', () => {
  const rules = [
    'User-agent: *',
    'Disallow: /private',
    'Allow: /private/shop',
    'Disallow: /*.pdf$',
    '',
    'User-agent: OtherBot',
    'User-agent: NoBot # both',
    'Disallow: /',
  ].join('\n');

  it.each([
    ['postloombot', '/', true],
    ['postloombot', '/private/x', false],
    ['postloombot', '/private/shop/1', true],
    ['postloombot', '/a/b.pdf', false],
    ['postloombot', '/a/b.pdf?x', true],
    ['nobot', '/', false],
    ['otherbot', '/x', false],
  ])('for %s at %s: %s', (agent, path, allowed) => {
    expect(isAllowed(robotsRules(rules, agent), path)).toBe(allowed);
  });

  it('without rules allows everything', () => {
    expect(isAllowed(robotsRules('', 'postloombot'), '/')).toBe(true);
    expect(isAllowed(robotsRules('User-agent: *\nDisallow:', 'postloombot'), '/')).toBe(true);
  });

  it('of many names and many rules gives the first 2,000 rules of our own, once each', () => {
    const names = 'user-agent:x\nuser-agent:*\n'.repeat(ROBOTS_BYTES / 2 / 28);
    const many = `${names}user-agent:postloombot\n${'allow:/a\n'.repeat(ROBOTS_BYTES / 2 / 9)}`;
    expect(robotsRules(many, 'postloombot')).toHaveLength(2_000);
    expect(robotsRules(many, 'another')).toHaveLength(2_000);
    expect(robotsRules(many.replaceAll('*', 'y'), 'another')).toEqual([]);
  });

  it('decides by the longest rule, and of two equal ones by the one that allows', () => {
    const both = robotsRules('user-agent: *\nallow: /a\ndisallow: /a\ndisallow: /a/b\nallow: /a/b/c', 'postloombot');
    const allowed = ['/a', '/a/b', '/a/b/c', '/x'].map((path) => isAllowed(both, path));
    expect(allowed).toEqual([true, false, true, true]);
  });
});
