import { z } from 'zod';
import {
  atLeastOne,
  imageText,
  line,
  linkOrBlank,
  listOf,
  newId,
  orNull,
  picture,
  required,
  stars,
  text,
} from './section-fields';

/** Schema of the testimonials (specification, admin area, sections 3 and 5). */
export const testimonialsSection = z.object({
  successStory: z.object({
    imageUrl: picture,
    imageAlt: orNull(imageText),
    subtitle: line(160),
    title: required(text(300), 'Please enter a title.'),
    description: required(text(1500), 'Please enter a description.'),
    buttonText: line(80),
    buttonLink: linkOrBlank,
    customerInfo: z.object({ customerImage: picture, title: line(120), rating: line(10), reviews: line(60) }),
  }),
  testimonialsTitle: line(160),
  testimonials: atLeastOne(
    listOf(
      z.object({
        id: newId,
        rating: stars.default(5),
        quote: required(text(1000), 'Please enter a quote.'),
        avatar: picture,
        name: required(line(120), 'Please enter a name.'),
        position: required(line(160), 'Please enter a position.'),
      }),
      24,
    ),
    'Please leave at least one testimonial.',
  ),
});

/** Sample content, labelled as such: drawn portraits and fictional people, to be replaced by real customers. */
export const testimonialsDefault: z.infer<typeof testimonialsSection> = {
  successStory: {
    imageUrl: '/pictures/bakery-640.webp',
    imageAlt: 'Post of a bakery: a croissant, a steaming cup and the words Warm at seven, gone by noon',
    subtitle: 'Sample story',
    title: 'A bakery that posts before the ovens are warm',
    description:
      'Imagine a corner bakery with two pairs of hands and no time for layouts. Each evening one sentence goes into Postloom: what is baked tomorrow, and when it will be gone. By seven the post is up, and the queue knows what to ask for.',
    buttonText: 'Try it with your own idea',
    buttonLink: '/register',
    customerInfo: {
      customerImage: '/pictures/portrait-amara-192.webp',
      title: 'Amara, corner bakery (sample)',
      rating: '5.0',
      reviews: 'sample review',
    },
  },
  testimonialsTitle: 'What it could sound like',
  testimonials: [
    {
      id: 'sample-jonas',
      rating: 5,
      quote: 'Six offers, six posts, one coffee. I used to lose my Monday to that.',
      avatar: '/pictures/portrait-jonas-192.webp',
      name: 'Jonas',
      position: 'Runs a repair shop (sample quote)',
    },
    {
      id: 'sample-leyla',
      rating: 5,
      quote: 'I type what I would say to a guest at the door, and it comes back looking like us.',
      avatar: '/pictures/portrait-leyla-192.webp',
      name: 'Leyla',
      position: 'Yoga studio (sample quote)',
    },
    {
      id: 'sample-mei',
      rating: 4,
      quote: 'One design came out wrong and the credit was back before I had noticed it was gone.',
      avatar: '/pictures/portrait-mei-192.webp',
      name: 'Mei',
      position: 'Bookshop owner (sample quote)',
    },
    {
      id: 'sample-samuel',
      rating: 5,
      quote: 'Bold for the gym, professional for the office. Same page, one click apart.',
      avatar: '/pictures/portrait-samuel-192.webp',
      name: 'Samuel',
      position: 'Personal trainer (sample quote)',
    },
  ],
};
