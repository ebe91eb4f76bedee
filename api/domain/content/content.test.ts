import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { Kind, parse, print } from 'graphql';
import { z } from 'zod';
import { defaultAccent } from '../../../contract/brand';
import { fieldFacts, isSafeLink } from '../../../contract/section-fields';
import { mapParts, unwrapped } from '../../../contract/section-values';
import { sections } from '../../../contract/sections';
import type { SectionKey } from '../../../contract/sections';
import { createApp } from '../../app';
import { readConfig } from '../../config/config';
import { startServices } from '../../wiring/services';
import { TestBrowser } from '../../test/test-browser';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { saveAppearance } from '../settings/admin/appearance-editing.service';
import { readAppearance } from '../settings/appearance';
import { contractKeyOf, resetSection, saveSection, setSectionActive } from './admin/content-editing.service';
import { ContentSectionEntity } from './content-section.entity';
import { publicPages } from '../../platform/response-cache/answers';
import { readSection } from './content.service';

const keys = Object.keys(sections) as SectionKey[];

/** Every section as its public page reads it, in one operation. */
function everySection(): string {
  const folder = 'web/src/entities/section';
  const documents = readdirSync(folder).filter((file) => file.endsWith('.graphql'));
  const { definitions } = parse(documents.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n'));
  const selections = definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? one.selectionSet.selections : [],
  );
  const bodies = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value !== 'AnyBody');
  return `${print({ kind: Kind.SELECTION_SET, selections })}\n${bodies.map(print).join('\n')}`;
}

/** Returns a body with another text in place of each that visitors would read. */
function reworded(schema: z.ZodType, value: unknown, words: string): unknown {
  const { inner } = unwrapped(schema);
  const format = fieldFacts.get(inner)?.format ?? 'html';
  if (typeof value === 'string' && inner instanceof z.ZodString && ['html', 'article', 'alt'].includes(format))
    return words;
  return mapParts(schema, value, (part, one) => reworded(part, one, words));
}

interface Everything {
  navbarSection: { isActive: boolean };
  bannerSection: { isActive: boolean; title: string; backgroundImage: string | null };
  footerSection: { isActive: boolean; copyright: string; contactInfo: { text: string }[] };
  aboutPage: { section1: unknown; section2: unknown };
}

describe('content defaults', () => {
  it.each(keys)('fit the schema: %s', (key) => {
    expect(sections[key].schema.safeParse(sections[key].defaults).error).toBeUndefined();
  });

  it('contain only existing pictures', () => {
    const named =
      JSON.stringify(Object.values(sections).map(({ defaults }) => defaults)).match(/\/(?:pictures|brand)\/[\w.-]+/g) ??
      [];
    expect(named.filter((path) => !existsSync(`web/public${path}`))).toEqual([]);
  });

  it('label testimonials as samples', () => {
    const { testimonials, successStory } = sections.testimonials.defaults;
    for (const { position } of testimonials) expect(position).toContain('sample');
    expect(successStory.subtitle).toContain('Sample');
  });
});

it.each([
  ['https://example.com/a', true],
  ['mailto:a@example.com', true],
  ['tel:+3512345', true],
  ['/register', true],
  ['#pricing', true],
  ['javascript:alert(1)', false],
  ['//evil.example', false],
  ['data:text/html,x', false],
  ['/\\evil.example', false],
])('checks %s as a link: %s', (link, safe) => {
  expect(isSafeLink(link)).toBe(safe);
});

describe('content sections', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());
  afterEach(() => changing(() => product.services.dataSource.manager.clear(ContentSectionEntity)));

  /** Makes a change and waits until this process is notified of it. */
  const changing = async (change: () => Promise<unknown>) => {
    let stop = () => undefined as void;
    const notified = new Promise<void>((resolve) => {
      stop = product.services.events.listen('content', publicPages, () => resolve());
    });
    await change();
    await notified;
    stop();
  };

  const ask = async () => (await product.browser().graphql<Everything>(everySection())).data;
  const save = (key: SectionKey, body: unknown, active = true) =>
    changing(() => product.services.dataSource.manager.save(ContentSectionEntity, { key, body, active, version: 1 }));

  it('are the defaults at first', async () => {
    const answer = await ask();
    expect(answer.navbarSection.isActive).toBe(true);
    expect(answer.bannerSection.title).toBe(sections.banner.defaults.title);
    expect(answer.aboutPage.section1).not.toBeNull();
  });

  it("name the shop in every text that was never edited, by the shop's current name", async () => {
    const admin = await product.addUser({ role: 'ADMIN' });
    const rename = async (shopName: string) => {
      const version = (await readAppearance(product.ctx())).version;
      await saveAppearance(product.ctx(admin), { shopName, logoUrl: '', accentColor: defaultAccent }, version);
    };
    const shown = async () => JSON.stringify(await Promise.all(keys.map((key) => readSection(product.ctx(), key))));
    const before = await shown();
    expect(before).toContain('Postloom');
    await rename('Weft & Warp');
    expect(await shown()).not.toContain('Postloom');
    expect((await readSection(product.ctx(), 'terms')).body).toContain('when you use Weft &amp; Warp.');
    const footer = async () => readSection(product.ctx(), 'footer');
    expect((await footer()).brand.description).toMatch(/^Weft & Warp makes /);
    // switched off and on, and saved with another text
    for (const key of keys) await setSectionActive(product.ctx(admin), contractKeyOf(key), true);
    const { isActive, ...body } = await footer();
    await saveSection(product.ctx(admin), {
      body: { footer: { ...body, copyright: 'By Weft & Warp, and by Postloom' } },
      isActive,
      version: 1,
    });
    await rename('Loom');
    expect((await footer()).brand.description).toMatch(/^Loom makes /);
    expect((await footer()).copyright).toBe('By Weft &amp; Warp, and by Postloom');
    // an editor that was opened before the shop was renamed
    const { isActive: isShown, ...opened } = await footer();
    await rename('Warp');
    await saveSection(product.ctx(admin), { body: { footer: opened }, isActive: isShown, version: 2 });
    expect((await footer()).brand.description).toMatch(/^Warp makes /);
    await resetSection(product.ctx(admin), 'FOOTER');
    expect(await shown()).not.toMatch(/Postloom|Weft|Loom/);
    await rename('Postloom');
    expect(await shown()).toBe(before);
    await product.services.events.caughtUp();
  });

  it('are returned as edited', async () => {
    await save('banner', { ...sections.banner.defaults, title: 'Edited', backgroundImage: '' });
    const { bannerSection } = await ask();
    expect(bannerSection).toMatchObject({ isActive: true, title: 'Edited', backgroundImage: null });
  });

  it.each(keys)('expose no content while they are switched off: %s', async (key) => {
    await save(key, reworded(sections[key].schema, sections[key].defaults, 'Not yet!'), false);
    const answer = async () => JSON.stringify(await ask());
    const hidden = await answer();
    expect(hidden).not.toContain('Not yet!');
    if (key !== 'about') expect(hidden).toContain(`"${sections[key].field}":{"isActive":false`);
    await changing(() => product.services.pool.query('update content_sections set active = true'));
    expect(await answer()).toContain('Not yet!');
  });

  it('are shown although they lack what is required today', async () => {
    await save('banner', { ...sections.banner.defaults, title: '', subtitle: 'Saved long ago', buttons: [] });
    expect((await ask()).bannerSection).toMatchObject({ title: '', buttons: [] });
  });

  it('fall back to the default when the stored body does not fit', async () => {
    await save('banner', { title: 7 });
    expect((await ask()).bannerSection.title).toBe(sections.banner.defaults.title);
  });

  it('include no part of the about page when it is switched off', async () => {
    await save('about', sections.about.defaults, false);
    expect((await ask()).aboutPage).toEqual({ section1: null, section2: null });
  });

  it('contain no script by an editor', async () => {
    const text =
      '<b>Bold</b><script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">a</a><a href="https://example.com">b</a><img src=x onerror=alert(1)>';
    await save('footer', {
      ...sections.footer.defaults,
      copyright: text,
      contactInfo: [{ icon: 'mail', title: 'T', text }],
    });
    const { footerSection } = await ask();
    const clean = '<b>Bold</b><a>a</a><a href="https://example.com" target="_blank" rel="noopener noreferrer">b</a>';
    expect(footerSection.copyright).toBe(clean);
    expect(footerSection.contactInfo[0]?.text).toBe(clean);
  });

  it('cost one statement for all of a request, and one for the name of the shop', async () => {
    const ctx = product.ctx();
    const find = jest.spyOn(product.services.dataSource.manager, 'findBy');
    await Promise.all(keys.map((key) => readSection(ctx, key)));
    expect(find).toHaveBeenCalledTimes(2);
    find.mockRestore();
  });

  it('are read again right after a change by any process', async () => {
    const title = async () => (await ask()).bannerSection.title;
    expect([await title(), await title()]).toEqual([sections.banner.defaults.title, sections.banner.defaults.title]);
    await save('banner', { ...sections.banner.defaults, title: 'First' });
    expect(await title()).toBe('First');
    await changing(() =>
      product.services.pool.query(
        `update content_sections set body = jsonb_set(body, '{title}', '"By hand"') where key = 'banner'`,
      ),
    );
    expect(await title()).toBe('By hand');
  });

  it('are read again by a second process too', async () => {
    const second = await startServices(readConfig(product.environment), product.services.logger);
    const app = await createApp(second);
    await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
    const browser = new TestBrowser(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
    const title = async () => (await browser.graphql<Everything>(everySection())).data.bannerSection.title;
    const notified = new Promise<void>((resolve) => second.events.listen('content', publicPages, () => resolve()));
    expect(await title()).toBe(sections.banner.defaults.title);
    await save('banner', { ...sections.banner.defaults, title: 'Saved in the first' });
    await notified;
    expect(await title()).toBe('Saved in the first');
    await app.close();
    await second.stop();
  });

  it('report changes when packages change', async () => {
    await product.addPackage({ name: 'Bread' });
    const names = async () =>
      (await product.browser().graphql<{ packages: { name: string }[] }>('{ packages { name } }')).data.packages.map(
        ({ name }) => name,
      );
    expect(await names()).toEqual(['Bread']);
    await changing(() => product.services.pool.query(`update packages set name = 'Cake'`));
    expect(await names()).toEqual(['Cake']);
  });
});
