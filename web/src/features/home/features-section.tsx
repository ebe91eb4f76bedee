import { SectionLoader } from '../../components/feedback/loaders';
import { FeaturesView } from '../../components/sections/features-view';
import { SectionError } from '../../components/sections/section-states';
import { useFeaturesSectionQuery } from '../../entities/section/features-section.generated';
import { serverMessage } from '../../lib/errors';

/** The product's features, editable in the admin area. */
export function FeaturesSection() {
  const { data, error } = useFeaturesSectionQuery();
  const section = data?.featuresSection;
  if (error && !section)
    return <SectionError>{`Error: ${serverMessage(error, 'Failed to fetch features data')}`}</SectionError>;
  if (!section) return <SectionLoader text="Loading features..." minHeight={480} />;
  return section.isActive ? <FeaturesView section={section} /> : null;
}
