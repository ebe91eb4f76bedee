import { z } from 'zod';
import { line, link, listOf, picture, required, text } from './section-fields';

export const mostTestimonials = 24;

const story = {
  imageUrl: picture,
  subtitle: line(160),
  title: text(300),
  description: text(1500),
  buttonText: line(80),
  buttonLink: link,
  customerInfo: z.object({ customerImage: picture, title: line(120), rating: line(10), reviews: line(60) }),
};
const testimonial = {
  id: line(64),
  rating: z.int().min(0, 'is 0 to 5 stars').max(5, 'is 0 to 5 stars'),
  quote: text(1000),
  avatar: picture,
  name: line(120),
  position: line(160),
};

/** Schema of the stored testimonials. */
export const testimonialsBody = z.object({
  successStory: z.object(story),
  testimonialsTitle: line(160),
  testimonials: listOf(z.object(testimonial), mostTestimonials),
});

/** Schema of testimonials to be saved: the required fields (specification, admin area, section 5). */
export const testimonialsInput = z.object({
  successStory: z.object({
    ...story,
    title: required(story.title, 'Please enter a title.'),
    description: required(story.description, 'Please enter a description.'),
  }),
  testimonialsTitle: line(160),
  testimonials: listOf(
    z.object({
      ...testimonial,
      rating: z.int().min(1, 'is 1 to 5 stars').max(5, 'is 1 to 5 stars'),
      quote: required(testimonial.quote, 'Please enter a quote.'),
      name: required(testimonial.name, 'Please enter a name.'),
      position: required(testimonial.position, 'Please enter a position.'),
    }),
    mostTestimonials,
  ).min(1, 'Please leave at least one testimonial.'),
});
