import { z } from 'zod';
import { icon, line, listOf, optionalPicture, picture, required, text } from './section-fields';

export const mostFeatures = 12;

const feature = { icon, title: line(120), description: text(500) };
const words = { subtitle: line(160), title: text(300), description: text(1000) };

/** The features section as it may be stored. */
export const featuresBody = z.object({
  ...words,
  backgroundImage: optionalPicture,
  features: listOf(z.object(feature), mostFeatures),
});

/** What an editor must fill in: a title, and each feature's title and description (specification, admin area, section 5). */
const filledIn = {
  ...words,
  title: required(words.title, 'Please enter a title.'),
  features: listOf(
    z.object({
      ...feature,
      title: required(feature.title, 'Please enter a title.'),
      description: required(feature.description, 'Please enter a description.'),
    }),
    mostFeatures,
  ),
};

/** The features section as it is sent to be saved. */
export const featuresInput = z.object({ ...filledIn, backgroundImage: optionalPicture });

/** The same in a form, where no image is a blank text. */
export const featuresForm = z.object({ ...filledIn, backgroundImage: picture });

export type FeaturesValues = z.infer<typeof featuresForm>;
