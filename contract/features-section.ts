import { z } from 'zod';
import { icon, imageText, line, listOf, orNull, picture, required, text } from './section-fields';

/** Schema of the features section (specification, admin area, sections 3 and 5). */
export const featuresSection = z.object({
  subtitle: line(160),
  title: required(text(300), 'Please enter a title.'),
  description: text(1000),
  backgroundImage: orNull(picture),
  backgroundImageAlt: orNull(imageText),
  features: listOf(
    z.object({
      icon: icon.default('sparkles'),
      title: required(line(120), 'Please enter a title.'),
      description: required(text(500), 'Please enter a description.'),
    }),
    12,
  ),
});

export const featuresDefault: z.infer<typeof featuresSection> = {
  subtitle: 'How it works',
  title: 'From a sentence to a finished post',
  description:
    'You bring the idea: an offer, an opening hour, a good morning. Postloom finds the picture, sets the words and hands you a file that is ready to post.',
  backgroundImage: '/pictures/florist-640.webp',
  backgroundImageAlt: 'Post of a florist: a flowering plant on a shelf and the words Spring is back in stock',
  features: [
    {
      icon: 'pen-line',
      title: 'Say it in your own words',
      description: 'One line is enough. Stuck for more? Enhance Prompt turns it into a full brief you can still edit.',
    },
    {
      icon: 'palette',
      title: 'Five styles, twenty-two trades',
      description: 'Minimal, bold, colorful, professional or playful, tuned to what you do, from fitness to finance.',
    },
    {
      icon: 'crop',
      title: 'The right size every time',
      description: 'Square for the feed, 16:9 for the banner. Pick a size and the frame follows.',
    },
    {
      icon: 'coins',
      title: 'One credit, one design',
      description:
        'You pay only for designs you get. When one fails or you cancel it, your credit comes back automatically.',
    },
  ],
};
