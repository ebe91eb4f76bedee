import { z } from 'zod';
import { atLeastOne, line, link, listOf, orNull, picture, required, text } from './section-fields';

const youTube = line(300).refine(
  (url) =>
    /^https:\/\/(www\.|m\.)?(youtube\.com\/(watch\?|embed\/|shorts\/)|youtu\.be\/|youtube-nocookie\.com\/embed\/)/i.test(
      url,
    ),
  'must be a YouTube link',
);

/** Schema of the banner (specification, admin area, sections 3 and 5, editor B). */
export const bannerSection = z.object({
  subtitle: line(160),
  title: required(text(300), 'Please enter a title.'),
  description: required(text(1000), 'Please enter a description.'),
  backgroundImage: orNull(picture),
  video: orNull(z.object({ link: youTube, thumbnail: picture })),
  buttons: atLeastOne(
    listOf(z.object({ text: required(line(80), 'Please enter a text.'), link }), 4),
    'Please leave at least one button.',
  ),
});

export const bannerDefault: z.infer<typeof bannerSection> = {
  backgroundImage: null,
  subtitle: 'One idea, woven into a month of posts',
  title: 'Create Facebook & Instagram\nPosts Instantly with AI',
  description:
    'Say what you want to post. Postloom draws it, in your style and the right size.\nNo design skills, no templates to wrestle with.',
  buttons: [
    { text: 'Make your first design', link: '/register' },
    { text: 'See the packages', link: '/#pricing' },
  ],
  video: null,
};
