import { testimonialsSection } from '../../../../../../contract/testimonials-section';
import { TestimonialsView } from '../../../../components/sections/testimonials/testimonials-view';
import { sectionKind } from '../section-editor/section-kind';

export const testimonialsKind = sectionKind({
  key: 'TESTIMONIALS',
  type: 'TestimonialsSection',
  name: 'testimonial section',
  publicField: 'testimonialsSection',
  schema: testimonialsSection,
  controls: {
    successStory: {
      legend: 'Success story',
      controls: {
        subtitle: { label: 'Subtitle' },
        title: { label: 'Title', rows: 2, hint: 'Each line is a line of the heading.' },
        description: { label: 'Description', rows: 4 },
        imageUrl: { label: 'Image' },
        imageAlt: { label: 'Image description', of: 'imageUrl' },
        buttonText: { label: 'Button text' },
        buttonLink: { label: 'Button link' },
        customerInfo: {
          legend: 'Customer',
          controls: {
            title: { label: 'Customer name' },
            rating: { label: 'Rating', hint: 'Shown as you type it, for example 4.9.' },
            reviews: { label: 'Reviews', hint: 'Shown as you type it, for example 120 reviews.' },
            customerImage: { label: 'Customer photo', square: true },
          },
        },
      },
    },
    testimonialsTitle: { label: 'Testimonials title' },
    testimonials: {
      label: 'Testimonials',
      entry: 'testimonial',
      controls: {
        id: null,
        name: { label: 'Name' },
        position: { label: 'Position' },
        quote: { label: 'Quote', rows: 3 },
        rating: { label: 'Rating' },
        avatar: { label: 'Picture', square: true },
      },
    },
  },
  View: TestimonialsView,
});
