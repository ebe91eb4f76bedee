import { SectionLoader } from '../../components/feedback/loaders';
import { useTestimonialsSectionQuery } from '../../entities/section/testimonials-section.generated';
import { serverMessage } from '../../lib/errors';
import { SectionError } from '../../components/sections/section-states';
import { TestimonialsView } from '../../components/sections/testimonials/testimonials-view';

/** One long story, and a carousel of quotes. */
export function TestimonialsSection() {
  const { data, error } = useTestimonialsSectionQuery();
  const section = data?.testimonialsSection;
  if (error && !section)
    return (
      <SectionError>{`Error loading testimonials: ${serverMessage(error, 'Failed to fetch testimonial data')}`}</SectionError>
    );
  if (!section) return <SectionLoader text="Loading testimonials..." minHeight={480} />;
  return section.isActive ? <TestimonialsView section={section} /> : null;
}
