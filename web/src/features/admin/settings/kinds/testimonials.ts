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
        imageAlt: { label: 'What the image shows', of: 'imageUrl' },
        buttonText: { label: 'Button text' },
        buttonLink: { label: 'Button link' },
        customerInfo: {
          legend: 'Customer',
          controls: {
            title: { label: 'Name of the customer' },
            rating: { label: 'Rating', hint: 'As it stands on the page, for example 4.9.' },
            reviews: { label: 'Reviews', hint: 'As it stands on the page, for example 120 reviews.' },
            customerImage: { label: 'Picture of the customer', square: true },
          },
        },
      },
    },
    testimonialsTitle: { label: 'Title of the testimonials' },
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
