import { SectionFrame } from '../section-states';
import { SuccessStory } from './success-story';
import type { StoryShown } from './success-story';
import { TestimonialCarousel } from './testimonial-carousel';
import type { TestimonialShown } from './testimonial-slide';

export interface TestimonialsShown {
  successStory: StoryShown;
  testimonialsTitle: string;
  testimonials: readonly TestimonialShown[];
}

/** One long story, and a carousel of quotes. */
export const TestimonialsView = ({ section }: { section: TestimonialsShown }) => (
  <SectionFrame id="testimonial" labelledBy="story-title">
    <SuccessStory story={section.successStory} />
    {section.testimonials.length > 0 && (
      <TestimonialCarousel title={section.testimonialsTitle} testimonials={section.testimonials} />
    )}
  </SectionFrame>
);
