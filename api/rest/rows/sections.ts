import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { z } from 'zod';
import { youTubeId } from '../../../contract/youtube';
import { answered, answers, data } from '../answers';
import * as bodies from '../bodies/settings';
import { found, notFound } from '../failure';
import {
  RestAboutDocument,
  RestBannerSectionDocument,
  RestBannerStatsDocument,
  RestContactPageSectionDocument,
  RestFeaturesSectionDocument,
  RestFooterSectionDocument,
  RestNavbarSectionDocument,
  RestPatchSectionDocument,
  RestResetSectionDocument,
  RestSaveBannerDocument,
  RestSwitchSectionDocument,
  RestTestimonialsSectionDocument,
} from '../generated/operations';
import type { RestStoredFragment, SectionKey } from '../generated/operations';
import { row } from '../row';
import type { RestRow } from '../row';
import {
  bannerViews,
  contactPagePatch,
  featuresPatch,
  footerPatch,
  navbarPatch,
  testimonialsPatch,
} from '../section-patch';
import type { Fields } from '../section-patch';
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

/** What the public operation of a section, or its editors', answers. */
interface Found {
  storedSection?: RestStoredFragment;
}

/** What the paths of one section need to know about it. */
interface Section {
  path: string;
  /** What it is called in the description. */
  name: string;
  body: z.ZodObject;
  returns: z.ZodObject;
  key: SectionKey;
  /** The section as visitors see it, empty while it is switched off; and as editors do. */
  read: TypedDocumentNode<Found, { isEditor: boolean }>;
  /** The section among the answers. */
  shown: (found: never) => object | undefined;
  shape: (body: never) => object;
  /** Changes it by what a body sends. Without it, the banner's own operation does. */
  patch?: (body: Fields) => object;
}

/** Returns a section whose operations and shape fit each other. */
const section = <Data extends Found, Body>(
  one: Omit<Section, 'read' | 'shown' | 'shape'> & {
    read: TypedDocumentNode<Data, { isEditor: boolean }>;
    shown: (found: NoInfer<Data>) => (NoInfer<Body> & { isActive: boolean }) | undefined;
    shape: (body: Body) => object;
  },
): Section => one;

const sections = [
  section({
    path: '/api/navbar-section',
    name: 'the navbar',
    body: bodies.navbarBody,
    returns: schemas.navbar,
    key: 'NAVBAR',
    read: RestNavbarSectionDocument,
    shown: ({ navbarSection }) => navbarSection,
    shape: navbarShape,
    patch: navbarPatch,
  }),
  section({
    path: '/api/banner-section',
    name: 'the banner',
    body: bodies.bannerBody,
    returns: schemas.banner,
    key: 'BANNER',
    read: RestBannerSectionDocument,
    shown: ({ bannerSection }) => bannerSection,
    shape: bannerShape,
  }),
  section({
    path: '/api/features-section',
    name: 'the features',
    body: bodies.featuresBody,
    returns: schemas.features,
    key: 'FEATURES',
    read: RestFeaturesSectionDocument,
    shown: ({ featuresSection }) => featuresSection,
    shape: featuresShape,
    patch: featuresPatch,
  }),
  section({
    path: '/api/testimonial-section',
    name: 'the testimonials',
    body: bodies.testimonialsBody,
    returns: schemas.testimonials,
    key: 'TESTIMONIALS',
    read: RestTestimonialsSectionDocument,
    shown: ({ testimonialsSection }) => testimonialsSection,
    shape: testimonialsShape,
    patch: testimonialsPatch,
  }),
  section({
    path: '/api/footer-section',
    name: 'the footer',
    body: bodies.footerBody,
    returns: schemas.footer,
    key: 'FOOTER',
    read: RestFooterSectionDocument,
    shown: ({ footerSection }) => footerSection,
    shape: footerShape,
    patch: footerPatch,
  }),
  section({
    path: '/api/contact-page',
    name: 'the contact page',
    body: bodies.contactBody,
    returns: schemas.contact,
    key: 'CONTACT_PAGE',
    read: RestContactPageSectionDocument,
    shown: ({ contactPage }) => contactPage,
    shape: contactPageShape,
    patch: contactPagePatch,
  }),
];

const dataOf = ({ shape }: Section, { isActive, body }: RestStoredFragment) => ({ isActive, ...shape(body as never) });

const saved = (one: Section, message: string, { section }: { section: RestStoredFragment | null }) =>
  answered(message, dataOf(one, found(section, 'Section')));

const savedMessage = 'Settings saved successfully!';

/** What saves a section: its patch, or the operation of the banner's two views. */
const saving = (one: Section) => {
  const { key, patch } = one;
  if (!patch)
    return row({
      ...rowOfSaving(one),
      operation: RestSaveBannerDocument,
      fields: ({ body }) => bannerFields(body.all()),
      variables: ({ body }) => ({ input: { ...bannerViews(body.all()), isActive: body.flag('isActive') ?? null } }),
      answer: ({ saveBannerViews }) => saved(one, savedMessage, saveBannerViews),
    });
  return row({
    ...rowOfSaving(one),
    operation: RestPatchSectionDocument,
    variables: ({ body }) => ({
      key,
      patch: JSON.stringify(patch(body.all())),
      isActive: body.flag('isActive') ?? null,
    }),
    answer: ({ patchSection }) => saved(one, savedMessage, patchSection),
  });
};

const tag = 'Sections';

/** Names of the contract's fields in the bodies of the sections. */
const fields = { 'logo.url': 'src', 'socialLinks.link': 'url' };

/** Each view of the banner has names of its own. */
const bannerFields = ({ youtubeUrl, buttonText, buttonLink }: Fields) => ({
  'video.link': youtubeUrl === undefined ? 'url' : 'youtubeUrl',
  ...(buttonText !== undefined && { 'buttons.text': 'buttonText' }),
  ...(buttonLink !== undefined && { 'buttons.link': 'buttonLink' }),
});

const factsOf = (one: Section) => ({ tag, returns: answers.answered(one.returns) }) as const;

const rowOfSaving = (one: Section) =>
  ({
    ...factsOf(one),
    access: 'admin',
    method: 'PUT',
    path: one.path,
    summary: `Save ${one.name}`,
    body: one.body,
    fields,
    mostBytes,
    ownPaths: true,
  }) as const;

/** The paths of one section. A change is made to the version that is stored when the call arrives. */
const rowsOf = (one: Section): RestRow[] => [
  row({
    ...factsOf(one),
    method: 'GET',
    path: one.path,
    access: 'public',
    summary: `Read ${one.name}`,
    description: 'While it is switched off, only Admins can read it, with a token that has ADMIN_CONTENT_READ.',
    operation: one.read,
    // editors read by this path as well, and would save blanks over a section that is switched off
    variables: ({ may }) => ({ isEditor: may('ADMIN_CONTENT_READ') }),
    answer: (read) => {
      if (read.storedSection) return answered('Section found.', dataOf(one, read.storedSection));
      const body = one.shown(read as never) as { isActive: boolean };
      return answered('Section found.', { isActive: body.isActive, ...one.shape(body as never) });
    },
  }),
  saving(one),
  row({
    ...factsOf(one),
    access: 'admin',
    method: 'PATCH',
    path: `${one.path}/toggle`,
    summary: `Switch ${one.name} on or off`,
    body: bodies.switchBody,
    bodiless: true,
    operation: RestSwitchSectionDocument,
    variables: ({ body }) => ({ key: one.key, isActive: body.flag('isActive') ?? null }),
    answer: ({ setSectionActive }) =>
      saved(one, setSectionActive.section?.isActive ? 'Section activated.' : 'Section deactivated.', setSectionActive),
  }),
  row({
    ...factsOf(one),
    access: 'admin',
    method: 'POST',
    path: `${one.path}/reset`,
    summary: `Reset ${one.name} to its default content`,
    body: null,
    bodiless: true,
    operation: RestResetSectionDocument,
    variables: () => ({ key: one.key }),
    answer: ({ resetSection }) => saved(one, 'Section reset.', resetSection),
  }),
];

export const sectionRows: RestRow[] = [
  ...sections.flatMap(rowsOf),
  row({
    method: 'GET',
    path: '/api/banner-section/stats',
    access: 'admin',
    tag,
    summary: 'Read the banner figures',
    returns: answers.data(schemas.bannerStats),
    operation: RestBannerStatsDocument,
    variables: () => ({}),
    answer: ({ storedSection }) => {
      const { body, isActive, updatedAt } = storedSection;
      if (body.__typename !== 'BannerSection') throw notFound('Section');
      return data({
        isActive,
        hasYoutubeVideo: youTubeId(body.video?.link ?? '') !== null,
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
    operation: RestAboutDocument,
    variables: () => ({}),
    answer: ({ aboutPage }) => answered('Section found.', aboutShape(aboutPage)),
  }),
];
