import { SectionLoader } from '../../components/feedback/loaders';
import { useTestimonialsQuery } from './home.generated';
import { serverMessage } from '../../lib/errors';
import { SectionError, SectionFrame } from '../../components/sections/section-states';
import { SuccessStory } from './success-story';
import { TestimonialCarousel } from './testimonial-carousel';

/** One long story, and a carousel of quotes. */
export function TestimonialsSection() {
  const { data, error } = useTestimonialsQuery();
  const section = data?.testimonialsSection;
  if (error && !section)
    return (
      <SectionError>{`Error loading testimonials: ${serverMessage(error, 'Failed to fetch testimonial data')}`}</SectionError>
    );
  if (!section) return <SectionLoader text="Loading testimonials..." minHeight={480} />;
  if (!section.isActive) return null;
  return (
    <SectionFrame id="testimonial" labelledBy="story-title">
      <SuccessStory story={section.successStory} />
      {section.testimonials.length > 0 && (
        <TestimonialCarousel title={section.testimonialsTitle} testimonials={section.testimonials} />
      )}
    </SectionFrame>
  );
}
