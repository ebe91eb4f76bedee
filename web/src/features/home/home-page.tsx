import { PageMeta } from '../../components/page/page-meta';
import { FeaturesSection } from './features-section';
import { HeroSection } from './hero-section';
import { PricingSection } from './pricing-section';
import { TestimonialsSection } from './testimonials-section';

const title = 'Create Facebook & Instagram Posts Instantly with AI';
const description =
  'Design Facebook and Instagram posts in seconds with AI, no design skills needed. Say what you want to post; one credit makes one finished image.';

/** Home page (specification, public site, 'Home page'): each section loads, fails and hides on its own. */
export function HomePage() {
  return (
    <>
      <PageMeta alone title={title} description={description} />
      <HeroSection />
      <FeaturesSection />
      <PricingSection />
      <TestimonialsSection />
    </>
  );
}
