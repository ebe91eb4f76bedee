import type { Resolvers } from '../../graphql/generated/schema';
import { loadUser } from '../accounts/user.service';
import { payload } from '../payload';
import { contractKeyOf, earlierVersions, listStoredSections, resetSection, restoreSection, saveSection, setSectionActive } from './content-editing.service';
import type { StoredSectionRow } from './content-editing.service';
import { readSection } from './content.service';

const blankIsNone = (url: string | null) => (url ? url : null);

const answered = (change: () => Promise<StoredSectionRow>) => payload(async () => ({ section: await change() }), { section: null });

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
  },
  Mutation: {
    saveSection: (_root, { input }, ctx) => answered(() => saveSection(ctx, input)),
    setSectionActive: (_root, { key, isActive }, ctx) => answered(() => setSectionActive(ctx, key, isActive)),
    resetSection: (_root, { key }, ctx) => answered(() => resetSection(ctx, key)),
    restoreSection: (_root, { key, version }, ctx) => answered(() => restoreSection(ctx, key, version)),
  },
  StoredSection: {
    key: ({ key }) => contractKeyOf(key),
    isActive: ({ active }) => active,
    updatedBy: ({ updatedBy }, _args, ctx) => (updatedBy ? loadUser(ctx, updatedBy) : null),
    earlier: ({ key }, _args, ctx) => earlierVersions(ctx, key),
  },
  SectionVersion: {
    isActive: ({ active }) => active,
    savedAt: ({ createdAt }) => createdAt,
    savedBy: ({ createdBy }, _args, ctx) => (createdBy ? loadUser(ctx, createdBy) : null),
  },
  BannerSection: { backgroundImage: ({ backgroundImage }) => blankIsNone(backgroundImage) },
  FeaturesSection: { backgroundImage: ({ backgroundImage }) => blankIsNone(backgroundImage) },
  FooterSection: { backgroundImage: ({ backgroundImage }) => blankIsNone(backgroundImage) },
};
