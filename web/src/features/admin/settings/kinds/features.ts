import { featuresSection } from '../../../../../../contract/features-section';
import { FeaturesView } from '../../../../components/sections/features-view';
import { sectionKind } from '../section-editor/section-kind';

export const featuresKind = sectionKind({
  key: 'FEATURES',
  type: 'FeaturesSection',
  name: 'features section',
  publicField: 'featuresSection',
  schema: featuresSection,
  controls: {
    title: { label: 'Title', rows: 2, hint: 'Each line is a line of the heading.' },
    subtitle: { label: 'Subtitle' },
    description: { label: 'Description', rows: 3 },
    backgroundImage: { label: 'Background image' },
    backgroundImageAlt: { label: 'Image description', of: 'backgroundImage' },
    features: {
      label: 'Features',
      entry: 'feature',
      controls: {
        icon: { label: 'Icon' },
        title: { label: 'Feature title' },
        description: { label: 'Feature description', rows: 2 },
      },
    },
  },
  View: FeaturesView,
});
