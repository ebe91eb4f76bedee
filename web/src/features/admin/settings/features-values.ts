import type { FeaturesValues } from '../../../../../contract/features-section';
import type { FeaturesBodyFragment, StoredFeaturesPartsFragment } from './settings.generated';

export type StoredFeatures = StoredFeaturesPartsFragment;

/** A stored body as the form has it: no image is a blank text there. */
export const valuesOf = ({
  subtitle,
  title,
  description,
  backgroundImage,
  features,
}: FeaturesBodyFragment): FeaturesValues => ({
  subtitle,
  title,
  description,
  backgroundImage: backgroundImage ?? '',
  features: features.map((feature) => ({ icon: feature.icon, title: feature.title, description: feature.description })),
});

/** The form's words as they are sent. */
export const bodyOf = ({ backgroundImage, ...words }: FeaturesValues): FeaturesBodyFragment => ({
  ...words,
  backgroundImage: backgroundImage || null,
});

const isFeatures = (body: object): body is FeaturesBodyFragment => 'features' in body;

/** The features among what any section may hold; null for another section's. */
export const featuresIn = (body: StoredFeatures['body'] | null): FeaturesBodyFragment | null =>
  body && isFeatures(body) ? body : null;

/** What the form begins with. */
export function storedValues({ body }: StoredFeatures): FeaturesValues {
  const features = featuresIn(body);
  if (!features) throw new Error('The stored section holds no features');
  return valuesOf(features);
}
