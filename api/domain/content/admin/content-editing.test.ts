import { sections } from '../../../../contract/sections';
import { SectionEditor, sectionFields } from '../../../test/section-editor';
import type { SavedSection, SectionAnswer } from '../../../test/section-editor';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { TestBrowser } from '../../../test/test-browser';

const [banner, features, footer] = [sections.banner.defaults, sections.features.defaults, sections.footer.defaults];

describe('editing content', () => {
  let product: TestProduct;
  let admin: TestBrowser;
  let editor: SectionEditor;

  beforeEach(async () => {
    product = await startTestProduct({ http: true });
    admin = product.browser();
    editor = new SectionEditor(product, admin);
    const id = await admin.register('ada@example.com');
    await product.services.dataSource.query(`update users set role = 'ADMIN' where id = $1`, [id]);
  });
  afterEach(() => product.stop());

  const save = (saved: SavedSection) => editor.save(saved);
  const reset = () => editor.reset('BANNER');
  const restore = (earlier: number) => editor.restore('BANNER', earlier);
  const switchTo = (isActive: boolean) => editor.switchTo('BANNER', isActive);
  const shown = async () =>
    (
      await admin.graphql<{ bannerSection: { title: string; isActive: boolean } }>(
        '{ bannerSection { title isActive } }',
      )
    ).data.bannerSection;
  const titled = (title: string, version?: number): SavedSection => ({
    body: { banner: { ...banner, title } },
    version,
  });

  it('shows what was saved, counts versions and names the editor', async () => {
    expect(await save(titled('First', 0))).toEqual({
      section: { key: 'BANNER', version: 1, isActive: true, updatedBy: { email: 'ada@example.com' } },
      errors: [],
    });
    expect(await shown()).toEqual({ title: 'First', isActive: true });
    expect((await save(titled('Second', 1))).section?.version).toBe(2);
    expect((await switchTo(false)).section).toMatchObject({ version: 3, isActive: false });
    expect(await shown()).toEqual({ title: '', isActive: false });
  });

  it('shows anonymous callers the new content at once, despite cached answers', async () => {
    const anonymous = product.browser();
    const title = async () =>
      (await anonymous.graphql<{ bannerSection: { title: string } }>('{ bannerSection { title } }')).data.bannerSection
        .title;
    expect([await title(), await title()]).toEqual([banner.title, banner.title]);
    for (let round = 1; round <= 20; round += 1) {
      await save(titled(`Fresh ${round}`));
      expect(await title()).toBe(`Fresh ${round}`);
    }
  });

  it('stores every earlier body and restores each', async () => {
    for (const title of ['One', 'Two', 'Three']) await save(titled(title));
    await reset();
    expect(await shown()).toEqual({ title: banner.title, isActive: true });
    const { data } = await admin.graphql<{
      storedSections: {
        key: string;
        version: number;
        earlier: { items: { version: number; savedBy: { email: string } }[] };
      }[];
    }>('{ storedSections { key version earlier { items { version savedBy { email } } } } }');
    expect(data.storedSections).toHaveLength(Object.keys(sections).length);
    expect(data.storedSections.find(({ key }) => key === 'BANNER')).toEqual({
      key: 'BANNER',
      version: 4,
      earlier: { items: [3, 2, 1].map((version) => ({ version, savedBy: { email: 'ada@example.com' } })) },
    });
    expect((await restore(2)).section?.version).toBe(5);
    expect((await shown()).title).toBe('Two');
    expect((await restore(77)).errors).toEqual([
      { code: 'NOT_FOUND', message: 'There is no version 77 of this section.', field: ['earlier'] },
    ]);
  });

  it('never overwrites a concurrent change: one of twenty wins', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => save(titled(`Title ${index}`, 0))));
    expect(answers.filter(({ section }) => section)).toHaveLength(1);
    for (const { section, errors } of answers)
      if (!section) expect(errors[0]).toMatchObject({ code: 'CONFLICT', field: ['version'] });
    const [count] = await product.services.dataSource.query<{ count: string }[]>(
      'select count(*) from content_versions',
    );
    expect(count?.count).toBe('0');
  });

  it('does not show, hide, reset or restore over a concurrent change', async () => {
    await save(titled('Theirs'));
    for (const call of [
      'setSectionActive(key: BANNER, isActive: false, version: 0)',
      'resetSection(key: BANNER, version: 0)',
      'restoreSection(key: BANNER, earlier: 0, version: 7)',
    ]) {
      const { data } = await admin.graphql<Record<string, SectionAnswer>>(`mutation { it: ${call} ${sectionFields} }`);
      expect([data['it']?.section, data['it']?.errors[0]?.code]).toEqual([
        null,
        call.startsWith('restore') ? 'NOT_FOUND' : 'CONFLICT',
      ]);
    }
    await save(titled('Theirs again'));
    const { data } = await admin.graphql<Record<string, SectionAnswer>>(
      `mutation { it: restoreSection(key: BANNER, earlier: 1, version: 1) ${sectionFields} }`,
    );
    expect(data['it']?.errors[0]?.code).toBe('CONFLICT');
    expect((await shown()).title).toBe('Theirs again');
  });

  it('returns each body to editors, of sections that are switched off and of every version', async () => {
    await save(titled('One'));
    await save(titled('Two'));
    await switchTo(false);
    const { data, errors } = await admin.graphql<{
      storedSection: object;
      storedSections: { key: string; body: { __typename: string } }[];
    }>(`{
      storedSection(key: BANNER) { isActive body { ... on BannerSection { title isActive } } earlier { items { version body { ... on BannerSection { title } } } } earlierVersion(version: 1) { body { ... on BannerSection { title } } } }
      storedSections { key body { __typename } }
    }`);
    expect(errors).toBeUndefined();
    expect(data.storedSection).toEqual({
      isActive: false,
      body: { title: 'Two', isActive: false },
      earlier: {
        items: [
          { version: 2, body: { title: 'Two' } },
          { version: 1, body: { title: 'One' } },
        ],
      },
      earlierVersion: { body: { title: 'One' } },
    });
    const { data: contract } = await admin.graphql<{
      keys: { enumValues: { name: string }[] };
      types: { possibleTypes: { name: string }[] };
    }>(`{
      keys: __type(name: "SectionKey") { enumValues { name } }
      types: __type(name: "SectionBody") { possibleTypes { name } }
    }`);
    expect(data.storedSections.map(({ key }) => key).toSorted()).toEqual(
      contract.keys.enumValues.map(({ name }) => name).toSorted(),
    );
    expect(new Set(data.storedSections.map(({ body }) => body.__typename))).toEqual(
      new Set(contract.types.possibleTypes.map(({ name }) => name)),
    );
    await product.services.dataSource.query(`update content_versions set body = '{"title": 7}' where version = 1`);
    const stale = await admin.graphql<{ storedSection: object }>(
      '{ storedSection(key: BANNER) { earlierVersion(version: 1) { body { __typename } } } }',
    );
    expect(stale.data.storedSection).toEqual({ earlierVersion: { body: null } });
  });

  it('is possible for an About page that is switched off', async () => {
    await editor.switchTo('ABOUT', false);
    const about = async () =>
      (
        await admin.graphql<{ storedSection: { body: { section1: { title: string } } } }>(
          '{ storedSection(key: ABOUT) { body { ... on AboutPage { section1 { title } } } } }',
        )
      ).data.storedSection.body.section1.title;
    expect(await about()).toBe(sections.about.defaults.section1?.title);
    const { section1, section2 } = sections.about.defaults;
    expect(
      (await save({ body: { about: { section1: section1 && { ...section1, title: 'New story' }, section2 } } })).errors,
    ).toEqual([]);
    expect(await about()).toBe('New story');
    expect((await product.browser().graphql('{ aboutPage { section1 { title } } }')).data).toEqual({
      aboutPage: { section1: null },
    });
  });

  it('removes unsafe content before it is stored', async () => {
    await save({
      body: {
        footer: { ...footer, copyright: '<b>2026</b><script>alert(1)</script><a href="javascript:alert(1)">x</a>' },
      },
    });
    const [row] = await product.services.dataSource.query<{ copyright: string }[]>(
      `select body->>'copyright' as copyright from content_sections where key = 'footer'`,
    );
    expect(row?.copyright).toBe('<b>2026</b><a>x</a>');
  });

  it.each([
    [
      { banner: { ...banner, buttons: [{ text: 'Go', link: 'javascript:alert(1)' }] } },
      'buttons 1 link: Please enter a link with http, https, mailto or tel, or a path on this site.',
      ['body', 'banner', 'buttons', '0', 'link'],
    ],
    [
      { banner: { ...banner, video: { link: 'https://example.com/film', thumbnail: '' } } },
      'video link: Please enter a valid YouTube URL',
      ['body', 'banner', 'video', 'link'],
    ],
    [
      { banner: { ...banner, subtitle: 'x'.repeat(161) } },
      'subtitle: may have at most 160 characters',
      ['body', 'banner', 'subtitle'],
    ],
    [
      {
        testimonials: {
          ...sections.testimonials.defaults,
          testimonials: [{ ...sections.testimonials.defaults.testimonials[0], rating: 6 }],
        },
      },
      'testimonials 1 rating: Please choose 1 to 5 stars.',
      ['body', 'testimonials', 'testimonials', '0', 'rating'],
    ],
    [{ features: { ...features, title: ' ' } }, 'title: Please enter a title.', ['body', 'features', 'title']],
    [
      { features: { ...features, features: [{ icon: 'star', title: 'Yes', description: '' }] } },
      'features 1 description: Please enter a description.',
      ['body', 'features', 'features', '0', 'description'],
    ],
    [
      {
        features: {
          ...features,
          features: Array.from({ length: 13 }, () => ({ icon: 'star', title: 'T', description: 'D' })),
        },
      },
      'features: may have at most 12 entries',
      ['body', 'features', 'features'],
    ],
  ])('refuses a body that does not fit, and names the field', async (body, message, field) => {
    expect(await save({ body } as SavedSection)).toEqual({
      section: null,
      errors: [{ code: 'INVALID_INPUT', message, field }],
    });
    expect((await shown()).title).toBe(banner.title);
  });

  it('audits every change', async () => {
    await save(titled('One'));
    await switchTo(false);
    const rows = await product.services.dataSource.query<object[]>(
      'select a.action, a.subject, a.before, a.after, u.email from audit a join users u on u.id = a.actor order by a.id',
    );
    const first = { active: true, version: 1 };
    expect(rows).toEqual([
      {
        action: 'save-section',
        subject: 'content/banner',
        before: { active: true, version: 0 },
        after: first,
        email: 'ada@example.com',
      },
      {
        action: 'set-section-active',
        subject: 'content/banner',
        before: first,
        after: { active: false, version: 2 },
        email: 'ada@example.com',
      },
    ]);
  });

  it('starts from what is shown when the stored body no longer fits', async () => {
    await save(titled('Fits'));
    await product.services.dataSource.query(`update content_sections set body = '{"title": 7}' where key = 'banner'`);
    expect((await switchTo(true)).section?.version).toBe(2);
    expect(await shown()).toEqual({ title: banner.title, isActive: true });
    await product.services.dataSource.query(
      `update content_versions set body = '{"title": 7}' where key = 'banner' and version = 1`,
    );
    expect((await restore(1)).errors).toEqual([
      { code: 'INVALID_STATE', message: 'Version 1 no longer fits this section.', field: ['earlier'] },
    ]);
  });

  it('is for Admins only', async () => {
    const member = product.browser();
    await member.register('mo@example.com');
    const text = 'mutation ($key: SectionKey!) { resetSection(key: $key, version: 0) { errors { message } } }';
    for (const [browser, code] of [
      [product.browser(), 'UNAUTHENTICATED'],
      [member, 'FORBIDDEN'],
    ] as const) {
      expect((await browser.graphql(text, { key: 'BANNER' })).errors?.[0]?.extensions.code).toBe(code);
      expect((await browser.graphql('{ storedSections { key } }')).errors?.[0]?.extensions.code).toBe(code);
    }
  });
});
