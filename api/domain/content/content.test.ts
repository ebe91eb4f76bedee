import { existsSync } from 'node:fs';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { ContentSectionEntity } from './content-section.entity';
import { contentChanged, contentTopic, readSection } from './content.service';
import { sectionDefaults } from './defaults/section-defaults';
import { isSafeLink, sectionSchemas } from './section-schemas';
import type { SectionKey } from './section-schemas';

const keys = Object.keys(sectionSchemas) as SectionKey[];
const everySection = `{
  navbarSection { isActive menuItems { id text link children { text link } } }
  bannerSection { isActive title backgroundImage buttons { text link } video { url } }
  featuresSection { isActive features { icon title } }
  testimonialsSection { isActive testimonials { rating quote } }
  footerSection { isActive copyright contactInfo { text } }
  contactPage { isActive contactInfo { value } }
  aboutPage { section1 { title } section2 { title } }
}`;

interface Everything {
  navbarSection: { isActive: boolean };
  bannerSection: { isActive: boolean; title: string; backgroundImage: string | null };
  footerSection: { isActive: boolean; copyright: string; contactInfo: { text: string }[] };
  aboutPage: { section1: unknown; section2: unknown };
}

describe('content defaults', () => {
  it.each(keys)('%s fits its schema', (key) => {
    expect(sectionSchemas[key].safeParse(sectionDefaults[key]).error).toBeUndefined();
  });

  it('show only pictures that exist', () => {
    const named = JSON.stringify(sectionDefaults).match(/\/(?:pictures|brand)\/[\w.-]+/g) ?? [];
    expect(named.filter((path) => !existsSync(`web/public${path}`))).toEqual([]);
  });

  it('say that testimonials are samples', () => {
    const { testimonials, successStory } = sectionDefaults.testimonials;
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
])('takes %s as a link: %s', (link, safe) => {
  expect(isSafeLink(link)).toBe(safe);
});

describe('content sections', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());
  afterEach(() => product.services.dataSource.manager.clear(ContentSectionEntity));

  const ask = async () => (await product.browser().graphql<Everything>(everySection)).data;
  const save = (key: SectionKey, body: unknown, active = true) => product.services.dataSource.manager.save(ContentSectionEntity, { key, body, active, version: 1 });

  it('are answered by their defaults to anyone', async () => {
    const answer = await ask();
    expect(answer.navbarSection.isActive).toBe(true);
    expect(answer.bannerSection.title).toBe(sectionDefaults.banner.title);
    expect(answer.aboutPage.section1).not.toBeNull();
  });

  it('are answered as they were edited, switched off included', async () => {
    await save('banner', { ...sectionDefaults.banner, title: 'Edited', backgroundImage: '' }, false);
    const { bannerSection } = await ask();
    expect(bannerSection).toMatchObject({ isActive: false, title: 'Edited', backgroundImage: null });
  });

  it('fall back to the default when what is stored does not fit', async () => {
    await save('banner', { title: 7 });
    expect((await ask()).bannerSection.title).toBe(sectionDefaults.banner.title);
  });

  it('hide the about page as a whole when it is switched off', async () => {
    await save('about', sectionDefaults.about, false);
    expect((await ask()).aboutPage).toEqual({ section1: null, section2: null });
  });

  it('let no script of an editor through', async () => {
    const text = '<b>Bold</b><script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">a</a><a href="https://example.com">b</a><img src=x onerror=alert(1)>';
    await save('footer', { ...sectionDefaults.footer, copyright: text, contactInfo: [{ icon: 'mail', title: 'T', text }] });
    const { footerSection } = await ask();
    const clean = '<b>Bold</b><a>a</a><a href="https://example.com" target="_blank" rel="noopener noreferrer">b</a>';
    expect(footerSection.copyright).toBe(clean);
    expect(footerSection.contactInfo[0]?.text).toBe(clean);
  });

  it('cost one statement for all of a request', async () => {
    const ctx = product.ctx();
    const find = jest.spyOn(product.services.dataSource.manager, 'findBy');
    await Promise.all(keys.map((key) => readSection(ctx, key)));
    expect(find).toHaveBeenCalledTimes(1);
    find.mockRestore();
  });

  it('tell every process when they have changed', async () => {
    let stop = () => undefined as void;
    const heard = new Promise<void>((resolve) => {
      stop = product.services.events.listen('content', contentTopic, resolve);
    });
    await product.ctx().transaction((tx) => contentChanged(tx.db));
    await heard;
    stop();
  });
});
