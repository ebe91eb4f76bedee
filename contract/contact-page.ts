import { z } from 'zod';
import { choice, icon, imageText, line, listOf, orNull, picture, required, text } from './section-fields';

/** Schema of the contact page (specification, admin area, sections 3 and 5). */
export const contactPage = z.object({
  title: required(line(160), 'Please enter a title.'),
  subtitle: line(160),
  description: text(1000),
  imageUrl: orNull(picture),
  imageAlt: orNull(imageText),
  contactInfo: listOf(
    z.object({
      icon: icon.default('phone'),
      type: choice(['PHONE', 'EMAIL']),
      value: line(200),
      label: line(120),
      imageUrl: orNull(picture),
    }),
    8,
  ),
});

export const contactPageDefault: z.infer<typeof contactPage> = {
  title: 'Talk to us',
  subtitle: 'Contact',
  description: 'A question before you buy, a design that came out odd, an idea for us: write, and a person answers.',
  imageUrl: '/pictures/pet-groomer-640.webp',
  imageAlt: 'Post of a pet groomer: a puppy with a bone and the words Muddy Monday, fluffy Tuesday',
  contactInfo: [{ icon: 'mail', type: 'EMAIL', value: 'hello@postloom.example', label: 'Email', imageUrl: null }],
};
