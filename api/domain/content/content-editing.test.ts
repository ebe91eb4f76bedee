import type { SaveSectionInput } from '../../graphql/generated/schema';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { TestBrowser } from '../../test/test-browser';
import { sectionDefaults } from './defaults/section-defaults';

interface Payload {
  section: { key: string; version: number; isActive: boolean; updatedBy: { email: string } | null } | null;
  errors: { code: string; message: string; field: string[] | null }[];
}

const fields = '{ section { key version isActive updatedBy { email } } errors { code message field } }';
const { banner, features, footer } = sectionDefaults;

describe('editing content', () => {
  let product: TestProduct;
  let admin: TestBrowser;

  beforeEach(async () => {
    product = await startTestProduct({ http: true });
    admin = product.browser();
    const id = await admin.register('ada@example.com');
    await product.services.dataSource.query(`update users set role = 'ADMIN' where id = $1`, [id]);
  });
  afterEach(() => product.stop());

  const run = async (name: string, parameters: string, values: string, variables: Record<string, unknown>) =>
    (
      await admin.graphql<Record<string, Payload>>(
        `mutation (${parameters}) { ${name}(${values}) ${fields} }`,
        variables,
      )
    ).data[name] as Payload;
  const save = (input: SaveSectionInput) => run('saveSection', '$input: SaveSectionInput!', 'input: $input', { input });
  const reset = () => run('resetSection', '$key: SectionKey!', 'key: $key', { key: 'BANNER' });
  const restore = (version: number) =>
    run('restoreSection', '$key: SectionKey!, $version: Int!', 'key: $key, version: $version', {
      key: 'BANNER',
      version,
    });
  const switchTo = (isActive: boolean) =>
    run('setSectionActive', '$key: SectionKey!, $isActive: Boolean!', 'key: $key, isActive: $isActive', {
      key: 'BANNER',
      isActive,
    });
  const shown = async () =>
    (
      await admin.graphql<{ bannerSection: { title: string; isActive: boolean } }>(
        '{ bannerSection { title isActive } }',
      )
    ).data.bannerSection;
  const titled = (title: string, version?: number): SaveSectionInput => ({
    body: { banner: { ...banner, title } },
    version,
  });

  it('shows what was saved, counts versions and says who', async () => {
    expect(await save(titled('First', 0))).toEqual({
      section: { key: 'BANNER', version: 1, isActive: true, updatedBy: { email: 'ada@example.com' } },
      errors: [],
    });
    expect(await shown()).toEqual({ title: 'First', isActive: true });
    expect((await save(titled('Second', 1))).section?.version).toBe(2);
    expect((await switchTo(false)).section).toMatchObject({ version: 3, isActive: false });
    expect(await shown()).toEqual({ title: '', isActive: false });
  });

  it('shows visitors the new content right after, kept answers and all', async () => {
    const visitor = product.browser();
    const title = async () =>
      (await visitor.graphql<{ bannerSection: { title: string } }>('{ bannerSection { title } }')).data.bannerSection
        .title;
    expect([await title(), await title()]).toEqual([banner.title, banner.title]);
    for (let round = 1; round <= 20; round += 1) {
      await save(titled(`Fresh ${round}`));
      expect(await title()).toBe(`Fresh ${round}`);
    }
  });

  it('keeps every earlier body, and brings each back', async () => {
    for (const title of ['One', 'Two', 'Three']) await save(titled(title));
    await reset();
    expect(await shown()).toEqual({ title: banner.title, isActive: true });
    const { data } = await admin.graphql<{
      storedSections: { key: string; version: number; earlier: { version: number; savedBy: { email: string } }[] }[];
    }>('{ storedSections { key version earlier { version savedBy { email } } } }');
    expect(data.storedSections).toHaveLength(9);
    expect(data.storedSections.find(({ key }) => key === 'BANNER')).toEqual({
      key: 'BANNER',
      version: 4,
      earlier: [3, 2, 1].map((version) => ({ version, savedBy: { email: 'ada@example.com' } })),
    });
    expect((await restore(2)).section?.version).toBe(5);
    expect((await shown()).title).toBe('Two');
    expect((await restore(77)).errors).toEqual([
      { code: 'NOT_FOUND', message: 'There is no version 77 of this section.', field: ['version'] },
    ]);
  });

  it('never saves over what somebody else has saved meanwhile: one of twenty wins', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => save(titled(`Title ${index}`, 0))));
    expect(answers.filter(({ section }) => section)).toHaveLength(1);
    for (const { section, errors } of answers)
      if (!section) expect(errors[0]).toMatchObject({ code: 'CONFLICT', field: ['version'] });
    const [count] = await product.services.dataSource.query<{ count: string }[]>(
      'select count(*) from content_versions',
    );
    expect(count?.count).toBe('0');
  });

  it('shows, hides, resets and restores nothing over what somebody else has saved meanwhile', async () => {
    await save(titled('Theirs'));
    for (const call of [
      'setSectionActive(key: BANNER, isActive: false, from: 0)',
      'resetSection(key: BANNER, from: 0)',
      'restoreSection(key: BANNER, version: 0, from: 7)',
    ]) {
      const { data } = await admin.graphql<Record<string, Payload>>(`mutation { it: ${call} ${fields} }`);
      expect([data['it']?.section, data['it']?.errors[0]?.code]).toEqual([
        null,
        call.startsWith('restore') ? 'NOT_FOUND' : 'CONFLICT',
      ]);
    }
    await switchTo(true);
    const { data } = await admin.graphql<Record<string, Payload>>(
      `mutation { it: restoreSection(key: BANNER, version: 1, from: 1) ${fields} }`,
    );
    expect(data['it']?.errors[0]?.code).toBe('CONFLICT');
    expect((await shown()).title).toBe('Theirs');
  });

  it('answers each body to editors, of sections that are switched off and of every version', async () => {
    await save(titled('One'));
    await save(titled('Two'));
    await switchTo(false);
    const { data, errors } = await admin.graphql<{
      storedSection: object;
      storedSections: { body: { __typename: string } }[];
    }>(`{
      storedSection(key: BANNER) { isActive body { ... on BannerSection { title isActive } } earlier { version body { ... on BannerSection { title } } } earlierVersion(version: 1) { body { ... on BannerSection { title } } } }
      storedSections { body { __typename } }
    }`);
    expect(errors).toBeUndefined();
    expect(data.storedSection).toEqual({
      isActive: false,
      body: { title: 'Two', isActive: false },
      earlier: [
        { version: 2, body: { title: 'Two' } },
        { version: 1, body: { title: 'One' } },
      ],
      earlierVersion: { body: { title: 'One' } },
    });
    expect(data.storedSections.map(({ body }) => body.__typename)).toEqual([
      'NavbarSection',
      'BannerSection',
      'FeaturesSection',
      'TestimonialsSection',
      'FooterSection',
      'ContactPage',
      'AboutPage',
      'LegalPage',
      'LegalPage',
    ]);
    await product.services.dataSource.query(`update content_versions set body = '{"title": 7}' where version = 1`);
    const stale = await admin.graphql<{ storedSection: object }>(
      '{ storedSection(key: BANNER) { earlierVersion(version: 1) { body { __typename } } } }',
    );
    expect(stale.data.storedSection).toEqual({ earlierVersion: { body: null } });
  });

  it('lets an About page that is switched off be edited', async () => {
    await admin.graphql('mutation { setSectionActive(key: ABOUT, isActive: false) { errors { code } } }');
    const about = async () =>
      (
        await admin.graphql<{ storedSection: { body: { section1: { title: string } } } }>(
          '{ storedSection(key: ABOUT) { body { ... on AboutPage { section1 { title } } } } }',
        )
      ).data.storedSection.body.section1.title;
    expect(await about()).toBe(sectionDefaults.about.section1?.title);
    const { section1, section2 } = sectionDefaults.about;
    expect(
      (await save({ body: { about: { section1: section1 && { ...section1, title: 'New story' }, section2 } } })).errors,
    ).toEqual([]);
    expect(await about()).toBe('New story');
    expect((await product.browser().graphql('{ aboutPage { section1 { title } } }')).data).toEqual({
      aboutPage: { section1: null },
    });
  });

  it('takes what is not safe out before it is stored', async () => {
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
      'buttons 1 link: must be http, https, mailto, tel or a path of this site',
      ['body', 'banner', 'buttons', '0', 'link'],
    ],
    [
      { banner: { ...banner, video: { link: 'https://example.com/film', thumbnail: '' } } },
      'video link: must be a YouTube link',
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
          ...sectionDefaults.testimonials,
          testimonials: [{ ...sectionDefaults.testimonials.testimonials[0], rating: 6 }],
        },
      },
      'testimonials 1 rating: is 1 to 5 stars',
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
    expect(await save({ body } as SaveSectionInput)).toEqual({
      section: null,
      errors: [{ code: 'INVALID_INPUT', message, field }],
    });
    expect((await shown()).title).toBe(banner.title);
  });

  it('writes every change into the audit', async () => {
    await save(titled('One'));
    await switchTo(false);
    const rows = await product.services.dataSource.query<object[]>(
      'select a.action, a.subject, a.before, a.after, u.email from audit a join users u on u.id = a.actor order by a.id',
    );
    const first = { active: true, version: 1 };
    expect(rows).toEqual([
      { action: 'save-section', subject: 'content/banner', before: null, after: first, email: 'ada@example.com' },
      {
        action: 'set-section-active',
        subject: 'content/banner',
        before: first,
        after: { active: false, version: 2 },
        email: 'ada@example.com',
      },
    ]);
  });

  it('goes on from what is shown where what is stored no longer fits', async () => {
    await save(titled('Fits'));
    await product.services.dataSource.query(`update content_sections set body = '{"title": 7}' where key = 'banner'`);
    expect((await switchTo(true)).section?.version).toBe(2);
    expect(await shown()).toEqual({ title: banner.title, isActive: true });
    await product.services.dataSource.query(
      `update content_versions set body = '{"title": 7}' where key = 'banner' and version = 1`,
    );
    expect((await restore(1)).errors).toEqual([
      { code: 'INVALID_STATE', message: 'Version 1 no longer fits this section.', field: ['version'] },
    ]);
  });

  it('is for Admins alone', async () => {
    const member = product.browser();
    await member.register('mo@example.com');
    const text = 'mutation ($key: SectionKey!) { resetSection(key: $key) { errors { message } } }';
    for (const [browser, code] of [
      [product.browser(), 'UNAUTHENTICATED'],
      [member, 'FORBIDDEN'],
    ] as const) {
      expect((await browser.graphql(text, { key: 'BANNER' })).errors?.[0]?.extensions.code).toBe(code);
      expect((await browser.graphql('{ storedSections { key } }')).errors?.[0]?.extensions.code).toBe(code);
    }
  });
});
