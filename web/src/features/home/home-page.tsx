import { PageMeta } from '../../components/page/page-meta';
import { HeroView } from '../../components/sections/banner/hero-view';
import type { BannerShown } from '../../components/sections/banner/hero-view';
import { FeaturesView } from '../../components/sections/features-view';
import { TestimonialsView } from '../../components/sections/testimonials/testimonials-view';
import { useBannerSectionQuery } from '../../entities/section/banner-section.generated';
import { useFeaturesSectionQuery } from '../../entities/section/features-section.generated';
import { useTestimonialsSectionQuery } from '../../entities/section/testimonials-section.generated';
import { HomeSection } from './home-section';
import { IdeaForm } from './idea-form';
import { PricingSection } from './pricing-section';

const title = 'Create Facebook & Instagram Posts Instantly with AI';
const description =
  'Design Facebook and Instagram posts in seconds with AI, no design skills needed. Say what you want to post; one credit makes one finished image.';

/** Home page (specification, public site, 'Home page'): each section loads, fails and hides on its own. */
export function HomePage() {
  return (
    <>
      <PageMeta alone title={title} description={description} />
      <Hero />
      <Features />
      <PricingSection />
      <Testimonials />
    </>
  );
}

const HeroWithIdea = ({ section }: { section: BannerShown }) => <HeroView section={section} ideaForm={<IdeaForm />} />;

function Hero() {
  const { data, error } = useBannerSectionQuery();
  return (
    <HomeSection
      section={data?.bannerSection}
      error={error}
      sentences={{
        loading: 'Loading...',
        failed: (message) => `Error loading banner: ${message}`,
        unreachable: 'Failed to fetch banner data',
      }}
      minHeight={640}
      View={HeroWithIdea}
    />
  );
}

function Features() {
  const { data, error } = useFeaturesSectionQuery();
  return (
    <HomeSection
      section={data?.featuresSection}
      error={error}
      sentences={{
        loading: 'Loading features...',
        failed: (message) => `Error: ${message}`,
        unreachable: 'Failed to fetch features data',
      }}
      View={FeaturesView}
    />
  );
}

/** One long story, and a carousel of quotes. */
function Testimonials() {
  const { data, error } = useTestimonialsSectionQuery();
  return (
    <HomeSection
      section={data?.testimonialsSection}
      error={error}
      sentences={{
        loading: 'Loading testimonials...',
        failed: (message) => `Error loading testimonials: ${message}`,
        unreachable: 'Failed to fetch testimonial data',
      }}
      View={TestimonialsView}
    />
  );
}
