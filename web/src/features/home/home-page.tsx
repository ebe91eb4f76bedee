import { PageTitle } from '../../components/layout/page-title';
import { FeaturesSection } from './features-section';
import { HeroSection } from './hero-section';
import { PricingSection } from './pricing-section';
import { TestimonialsSection } from './testimonials-section';

const title = 'Create Facebook & Instagram Posts Instantly with AI';
const description = 'Design Facebook and Instagram posts in seconds with AI, no design skills needed. Say what you want to post; one credit makes one finished image.';

/** Home page (specification, public site, 'Home page'): each section loads, fails and hides on its own. */
export function HomePage() {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content="/brand/og.png" />
      <meta property="og:type" content="website" />
      <HeroSection />
      <FeaturesSection />
      <PricingSection />
      <TestimonialsSection />
    </>
  );
}
