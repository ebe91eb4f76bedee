import type { Resolvers } from '../../graphql/generated/schema';
import { readSection } from './content.service';

const blankIsNone = (url: string | null) => (url ? url : null);

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
  },
  BannerSection: { backgroundImage: ({ backgroundImage }) => blankIsNone(backgroundImage) },
  FeaturesSection: { backgroundImage: ({ backgroundImage }) => blankIsNone(backgroundImage) },
  FooterSection: { backgroundImage: ({ backgroundImage }) => blankIsNone(backgroundImage) },
};
