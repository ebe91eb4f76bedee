import { z } from 'zod';
import { imageText, line, linkOrBlank, listOf, orNull, picture, text } from './section-fields';

const part = z.object({
  isActive: z.boolean(),
  images: listOf(z.object({ url: picture, alt: imageText }), 6),
  subtitle: line(160),
  title: text(300),
  description: text(2000),
  features: listOf(z.object({ text: line(300) }), 12),
  buttonText: line(80),
  buttonLink: linkOrBlank,
});

/** Schema of the About page: two parts, either of which may be missing. */
export const aboutPage = z.object({ section1: orNull(part), section2: orNull(part) });

export const aboutPageDefault: z.infer<typeof aboutPage> = {
  section1: {
    isActive: true,
    images: [
      {
        url: '/pictures/travel-guide-640.webp',
        alt: 'Minimal post of a travel guide: mountains, a balloon and the words Six lakes in four days',
      },
      { url: '/pictures/gym-640.webp', alt: 'Bold post of a gym: a kettlebell and the words Your first week is on us' },
    ],
    subtitle: 'About Postloom',
    title: 'Good posts should not need a designer',
    description:
      'Small businesses have plenty to say and little time to lay it out. Postloom takes the sentence you already have and weaves picture, words and size around it.',
    features: [
      { text: 'Images for Facebook and Instagram, in the right sizes' },
      { text: 'Five styles and twenty-two trades to start from' },
      { text: 'Credits that come back whenever a design fails' },
    ],
    buttonText: 'Make a design',
    buttonLink: '/user/generate-image',
  },
  section2: {
    isActive: true,
    images: [
      {
        url: '/pictures/bookshop-640.webp',
        alt: 'Colorful post of a bookshop: an open book and the words Three chapters and a pot of tea',
      },
    ],
    subtitle: 'What we stand for',
    title: 'Clear prices, your own words',
    description:
      'A package is a price, a number of credits and a period of time, with nothing hidden. What you make is yours to post, and what you type is used to make it.',
    features: [
      { text: 'One credit for one design' },
      { text: 'Payment by PayPal: your card details never reach us' },
      { text: 'A person reads every support message' },
    ],
    buttonText: 'See the packages',
    buttonLink: '/#pricing',
  },
};
