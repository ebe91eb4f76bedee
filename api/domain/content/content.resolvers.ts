import type { ResolversTypes, Resolvers } from '../../graphql/generated/resolvers';
import { loadUser } from '../accounts/user.service';
import { payload } from '../payload';
import {
  contractKeyOf,
  earlierBody,
  earlierVersion,
  findStoredSection,
  listStoredSections,
  resetSection,
  restoreSection,
  saveSection,
  setSectionActive,
} from './content-editing.service';
import type { StoredSectionRow } from './content-editing.service';
import { listEarlierVersions } from './content-version.list';
import { readSection, shownBody } from './content.service';
import type { SectionBody, SectionKey } from './section-schemas';

const blankIsNone = (url: string | null) => (url ? url : null);

const typeNames = {
  navbar: 'NavbarSection',
  banner: 'BannerSection',
  features: 'FeaturesSection',
  testimonials: 'TestimonialsSection',
  footer: 'FooterSection',
  'contact-page': 'ContactPage',
  about: 'AboutPage',
  terms: 'LegalPage',
  privacy: 'LegalPage',
} as const satisfies Record<SectionKey, string>;

/** Returns a body as a member of the union of all sections. */
const asSection = (key: string, body: SectionBody<SectionKey>, isActive: boolean) =>
  ({ __typename: typeNames[key as SectionKey], ...body, isActive }) as ResolversTypes['SectionBody'];

const answered = (change: () => Promise<StoredSectionRow>) =>
  payload(async () => ({ section: await change() }), { section: null });

export const contentResolvers: Resolvers = {
  Query: {
    navbarSection: (_root, _args, ctx) => readSection(ctx, 'navbar'),
    bannerSection: (_root, _args, ctx) => readSection(ctx, 'banner'),
    featuresSection: (_root, _args, ctx) => readSection(ctx, 'features'),
    testimonialsSection: (_root, _args, ctx) => readSection(ctx, 'testimonials'),
    footerSection: (_root, _args, ctx) => readSection(ctx, 'footer'),
    contactPage: (_root, _args, ctx) => readSection(ctx, 'contact-page'),
    termsPage: (_root, _args, ctx) => readSection(ctx, 'terms'),
    privacyPage: (_root, _args, ctx) => readSection(ctx, 'privacy'),
    aboutPage: async (_root, _args, ctx) => {
      const { isActive, section1, section2 } = await readSection(ctx, 'about');
      return isActive ? { section1, section2 } : { section1: null, section2: null };
    },
    storedSections: (_root, _args, ctx) => listStoredSections(ctx),
    storedSection: (_root, { key }, ctx) => findStoredSection(ctx, key),
  },
  Mutation: {
    saveSection: (_root, { input }, ctx) => answered(() => saveSection(ctx, input)),
    setSectionActive: (_root, { key, isActive, version }, ctx) =>
      answered(() => setSectionActive(ctx, key, isActive, version)),
    resetSection: (_root, { key, version }, ctx) => answered(() => resetSection(ctx, key, version)),
    restoreSection: (_root, { key, earlier, version }, ctx) =>
      answered(() => restoreSection(ctx, key, earlier, version)),
  },
  StoredSection: {
    key: ({ key }) => contractKeyOf(key),
    isActive: ({ active }) => active,
    body: ({ key, body, active }, _args, ctx) => asSection(key, shownBody(ctx, key as SectionKey, body), active),
    updatedBy: ({ updatedBy }, _args, ctx) => (updatedBy ? loadUser(ctx, updatedBy) : null),
    earlier: ({ key }, { page }, ctx) => listEarlierVersions(ctx, key, page),
    earlierVersion: ({ key }, { version }, ctx) => earlierVersion(ctx, key, version),
  },
  SectionVersion: {
    isActive: ({ active }) => active,
    body: async (version, _args, ctx) => {
      const body = await earlierBody(ctx, version);
      return body && asSection(version.key, body, version.active);
    },
    savedAt: ({ createdAt }) => createdAt,
    savedBy: ({ createdBy }, _args, ctx) => (createdBy ? loadUser(ctx, createdBy) : null),
  },
  BannerSection: { backgroundImage: ({ backgroundImage }) => blankIsNone(backgroundImage) },
  FeaturesSection: { backgroundImage: ({ backgroundImage }) => blankIsNone(backgroundImage) },
  FooterSection: { backgroundImage: ({ backgroundImage }) => blankIsNone(backgroundImage) },
};
