import { z } from 'zod';
import { line, link, listOf, optionalPicture, orNull, picture, required, text } from './section-fields';

export const mostBannerButtons = 4;

const youTube = line(300).refine(
  (url) =>
    /^https:\/\/(www\.|m\.)?(youtube\.com\/(watch\?|embed\/|shorts\/)|youtu\.be\/|youtube-nocookie\.com\/embed\/)/i.test(
      url,
    ),
  'must be a YouTube link',
);
const button = { text: line(80), link };
const words = { subtitle: line(160), title: text(300), description: text(1000) };
const media = {
  backgroundImage: optionalPicture,
  video: orNull(z.object({ link: youTube, thumbnail: picture })),
};

/** Schema of the stored banner. */
export const bannerBody = z.object({ ...words, ...media, buttons: listOf(z.object(button), mostBannerButtons) });

/** Schema of a banner to be saved: the required fields (specification, admin area, section 5, editor B). */
export const bannerInput = z.object({
  ...words,
  ...media,
  title: required(words.title, 'Please enter a title.'),
  description: required(words.description, 'Please enter a description.'),
  buttons: listOf(z.object({ ...button, text: required(button.text, 'Please enter a text.') }), mostBannerButtons).min(
    1,
    'Please leave at least one button.',
  ),
});
