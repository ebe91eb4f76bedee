import type { z } from 'zod';
import { answered, answers, data } from '../answers';
import * as bodies from '../bodies/settings';
import { notFound, refuseErrors } from '../failure';
import {
  RestAboutDocument,
  RestBannerSectionDocument,
  RestContactPageSectionDocument,
  RestFeaturesSectionDocument,
  RestFooterSectionDocument,
  RestNavbarSectionDocument,
  RestResetSectionDocument,
  RestSaveSectionDocument,
  RestStoredSectionDocument,
  RestSwitchSectionDocument,
  RestTestimonialsSectionDocument,
} from '../generated/operations';
import type { RestStoredFragment, SectionBodyInput, SectionKey } from '../generated/operations';
import { row } from '../row';
import type { RestCall, RestRow, Run } from '../row';
import {
  bannerInput,
  contactPageInput,
  featuresInput,
  footerInput,
  navbarInput,
  testimonialsInput,
} from '../section-input';
import * as schemas from '../shapes/sections';
import {
  aboutShape,
  bannerShape,
  contactPageShape,
  featuresShape,
  footerShape,
  navbarShape,
  testimonialsShape,
} from '../shapes/sections';

/** Maximum size of a whole section. */
const mostBytes = 500_000;

type StoredBody = RestStoredFragment['body'];
type Named<Name extends string> = Extract<StoredBody, { __typename: Name }>;

/** What the paths of one section need to know about it. */
interface Section<Stored extends StoredBody = StoredBody> {
  path: string;
  /** What it is called in the description. */
  name: string;
  body: z.ZodObject;
  returns: z.ZodObject;
  key: SectionKey;
  typename: Stored['__typename'];
  /** The section as visitors see it; empty while it is switched off. */
  shown: (run: Run) => Promise<{ isActive: boolean } & object>;
  shape: (body: Stored, shopName: string) => object;
  input: (body: Readonly<Record<string, unknown>>, before: Stored) => SectionBodyInput;
}

const section = <Stored extends StoredBody>(one: Section<Stored>) => one as unknown as Section;

const sections = [
  section<Named<'NavbarSection'>>({
    path: '/api/navbar-section',
    name: 'the navbar',
    body: bodies.navbarBody,
    returns: schemas.navbar,
    key: 'NAVBAR',
    typename: 'NavbarSection',
    shown: async (run) => {
      const { navbarSection: body } = await run(RestNavbarSectionDocument, {});
      return { isActive: body.isActive, ...navbarShape(body) };
    },
    shape: navbarShape,
    input: (body, before) => ({ navbar: navbarInput(body, before) }),
  }),
  section<Named<'BannerSection'>>({
    path: '/api/banner-section',
    name: 'the banner',
    body: bodies.bannerBody,
    returns: schemas.banner,
    key: 'BANNER',
    typename: 'BannerSection',
    shown: async (run) => {
      const { bannerSection: body } = await run(RestBannerSectionDocument, {});
      return { isActive: body.isActive, ...bannerShape(body) };
    },
    shape: bannerShape,
    input: (body, before) => ({ banner: bannerInput(body, before) }),
  }),
  section<Named<'FeaturesSection'>>({
    path: '/api/features-section',
    name: 'the features',
    body: bodies.featuresBody,
    returns: schemas.features,
    key: 'FEATURES',
    typename: 'FeaturesSection',
    shown: async (run) => {
      const { featuresSection: body } = await run(RestFeaturesSectionDocument, {});
      return { isActive: body.isActive, ...featuresShape(body) };
    },
    shape: featuresShape,
    input: (body, before) => ({ features: featuresInput(body, before) }),
  }),
  section<Named<'TestimonialsSection'>>({
    path: '/api/testimonial-section',
    name: 'the testimonials',
    body: bodies.testimonialsBody,
    returns: schemas.testimonials,
    key: 'TESTIMONIALS',
    typename: 'TestimonialsSection',
    shown: async (run) => {
      const { testimonialsSection: body } = await run(RestTestimonialsSectionDocument, {});
      return { isActive: body.isActive, ...testimonialsShape(body) };
    },
    shape: testimonialsShape,
    input: (body, before) => ({ testimonials: testimonialsInput(body, before) }),
  }),
  section<Named<'FooterSection'>>({
    path: '/api/footer-section',
    name: 'the footer',
    body: bodies.footerBody,
    returns: schemas.footer,
    key: 'FOOTER',
    typename: 'FooterSection',
    shown: async (run) => {
      const { footerSection: body, settings } = await run(RestFooterSectionDocument, {});
      return { isActive: body.isActive, ...footerShape(body, settings.appearance.shopName) };
    },
    shape: footerShape,
    input: (body, before) => ({ footer: footerInput(body, before) }),
  }),
  section<Named<'ContactPage'>>({
    path: '/api/contact-page',
    name: 'the contact page',
    body: bodies.contactBody,
    returns: schemas.contact,
    key: 'CONTACT_PAGE',
    typename: 'ContactPage',
    shown: async (run) => {
      const { contactPage: body } = await run(RestContactPageSectionDocument, {});
      return { isActive: body.isActive, ...contactPageShape(body) };
    },
    shape: contactPageShape,
    input: (body, before) => ({ contactPage: contactPageInput(body, before) }),
  }),
];

interface Found {
  stored: RestStoredFragment;
  shopName: string;
}

async function storedOf({ run }: RestCall, { key }: Section): Promise<Found> {
  const { storedSection: stored, settings } = await run(RestStoredSectionDocument, { key });
  return { stored, shopName: settings.appearance.shopName };
}

const dataOf = ({ shape }: Section, { isActive, body }: RestStoredFragment, shopName: string) => ({
  isActive,
  ...shape(body, shopName),
});

type Payload = { section: RestStoredFragment | null; errors: Parameters<typeof refuseErrors>[0]['errors'] };

function saved(one: Section, message: string, payload: Payload, shopName: string) {
  refuseErrors(payload);
  if (!payload.section) throw notFound('Section');
  return answered(message, dataOf(one, payload.section, shopName));
}

const tag = 'Sections';
const conflict = { CONFLICT: 'Another Admin has changed the section at the same moment.' };

/** The paths of one section. A change is made to the version that is stored when the call arrives. */
const rowsOf = (one: Section): RestRow[] => {
  const facts = { tag, returns: answers.answered(one.returns) } as const;
  const ofAdmins = { ...facts, access: 'admin', refusals: conflict } as const;
  return [
    {
      ...facts,
      method: 'GET',
      path: one.path,
      access: 'public',
      summary: `Read ${one.name}`,
      description: 'While it is switched off, visitors get blanks.',
      refusals: { FORBIDDEN: "An Admin's token lacks ADMIN_CONTENT_READ." },
      answer: async (call) => {
        // editors read by this path as well, and would save blanks over a section that is switched off
        if (!call.isAdmin) return answered('Section found.', await one.shown(call.run));
        const { stored, shopName } = await storedOf(call, one);
        return answered('Section found.', dataOf(one, stored, shopName));
      },
    },
    {
      ...ofAdmins,
      method: 'PUT',
      path: one.path,
      summary: `Save ${one.name}`,
      body: one.body,
      mostBytes,
      answer: async (call) => {
        const { stored, shopName } = await storedOf(call, one);
        const input = {
          body: one.input(call.body.all(), stored.body),
          isActive: call.body.flag('isActive') ?? null,
          version: stored.version,
        };
        const { saveSection } = await call.run(RestSaveSectionDocument, { input });
        return saved(one, 'Settings saved successfully!', saveSection, shopName);
      },
    },
    {
      ...ofAdmins,
      method: 'PATCH',
      path: `${one.path}/toggle`,
      summary: `Switch ${one.name} on or off`,
      body: bodies.switchBody,
      bodiless: true,
      answer: async (call) => {
        const { stored, shopName } = await storedOf(call, one);
        const isActive = call.body.flag('isActive') ?? !stored.isActive;
        const variables = { key: one.key, isActive, version: stored.version };
        const { setSectionActive } = await call.run(RestSwitchSectionDocument, variables);
        return saved(one, isActive ? 'Section activated.' : 'Section deactivated.', setSectionActive, shopName);
      },
    },
    {
      ...ofAdmins,
      method: 'POST',
      path: `${one.path}/reset`,
      summary: `Reset ${one.name} to the delivered content`,
      body: null,
      bodiless: true,
      answer: async (call) => {
        const { stored, shopName } = await storedOf(call, one);
        const { resetSection } = await call.run(RestResetSectionDocument, { key: one.key, version: stored.version });
        return saved(one, 'Section reset.', resetSection, shopName);
      },
    },
  ];
};

export const sectionRows: RestRow[] = [
  ...sections.flatMap(rowsOf),
  row({
    method: 'GET',
    path: '/api/banner-section/stats',
    access: 'admin',
    tag,
    summary: 'Read figures of the banner',
    returns: answers.data(schemas.bannerStats),
    answer: async ({ run }) => {
      const { storedSection } = await run(RestStoredSectionDocument, { key: 'BANNER' });
      const { body, isActive, updatedAt } = storedSection;
      if (body.__typename !== 'BannerSection') throw notFound('Section');
      return data({
        isActive,
        hasYoutubeVideo: Boolean(body.video?.link),
        hasBackgroundImage: Boolean(body.backgroundImage),
        lastUpdated: updatedAt,
      });
    },
  }),
  row({
    method: 'GET',
    path: '/api/about-section',
    access: 'public',
    tag,
    summary: 'Read the About page',
    returns: answers.answered(schemas.about),
    answer: async ({ run }) => answered('Section found.', aboutShape((await run(RestAboutDocument, {})).aboutPage)),
  }),
];
