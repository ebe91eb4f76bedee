import { z } from 'zod';
import { icon, line, listOf, optionalPicture, picture, required, text } from './section-fields';

export const mostFeatures = 12;

const feature = { icon, title: line(120), description: text(500) };
const words = { subtitle: line(160), title: text(300), description: text(1000) };

/** Schema of the stored features section. */
export const featuresBody = z.object({
  ...words,
  backgroundImage: optionalPicture,
  features: listOf(z.object(feature), mostFeatures),
});

/** Required fields: a title, and each feature's title and description (specification, admin area, section 5). */
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

/** Schema of a features section to be saved. */
export const featuresInput = z.object({ ...filledIn, backgroundImage: optionalPicture });

/** The same for a form, where a blank text means no image. */
export const featuresForm = z.object({ ...filledIn, backgroundImage: picture });

export type FeaturesValues = z.infer<typeof featuresForm>;
