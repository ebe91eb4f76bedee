import { z } from 'zod';
import { atLeastOne, image, line, link, listOf, onSave, orNull, picture, required, text } from './section-fields';
import { youTubeId } from './youtube';

const youTube = line(300).refine((url) => youTubeId(url) !== null, 'Please enter a valid YouTube URL');

const notAnImage = 'Please enter a valid image URL (jpg, jpeg, png, gif, webp)';
const backgroundImage = image(notAnImage).refine(
  (url) => url === '' || /\.(jpe?g|png|gif|webp)$/i.test(url),
  onSave(notAnImage),
);

/** Schema of the banner: both editors show one document (specification, admin area, sections 3 and 5). */
export const bannerSection = z.object({
  subtitle: line(160),
  title: required(text(300), 'Please enter a title.'),
  highlightText: orNull(line(160)),
  description: required(text(1000), 'Please enter a description.'),
  backgroundImage: orNull(backgroundImage),
  video: orNull(z.object({ link: youTube, thumbnail: picture })),
  buttons: atLeastOne(
    listOf(z.object({ text: required(line(80), 'Please enter a text.'), link }), 4),
    'Please leave at least one button.',
  ),
});

/** A title and its highlighted part as one text: the highlighted part is its last line. */
export const wholeTitle = (mainTitle: string, highlightText: string | null | undefined): string =>
  highlightText ? `${mainTitle}\n${highlightText}` : mainTitle;

/** Splits such a text again: what follows the last break is highlighted. */
export function splitTitle(title: string): { mainTitle: string; highlightText: string } {
  const lines = title.split('\n');
  return lines.length > 1
    ? { mainTitle: lines.slice(0, -1).join('\n'), highlightText: lines.at(-1) ?? '' }
    : { mainTitle: title, highlightText: '' };
}

export const bannerDefault: z.infer<typeof bannerSection> = {
  backgroundImage: null,
  subtitle: 'One idea, woven into a month of posts',
  title: 'Create Facebook & Instagram\nPosts Instantly with AI',
  highlightText: null,
  description:
    'Say what you want to post. Postloom draws it, in your style and the right size.\nNo design skills, no templates to wrestle with.',
  buttons: [
    { text: 'Make your first design', link: '/register' },
    { text: 'See the packages', link: '/#pricing' },
  ],
  video: null,
};
