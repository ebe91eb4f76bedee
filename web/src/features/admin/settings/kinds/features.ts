import { featuresForm } from '../../../../../../contract/features-section';
import type { FeaturesValues } from '../../../../../../contract/features-section';
import { FeaturesView } from '../../../../components/sections/features-view';
import { panelTitles } from '../panel-titles';
import type { SectionKind } from '../section-kind';
import { FeaturesFields } from './features-fields';

export const featuresKind: SectionKind<FeaturesValues> = {
  key: 'FEATURES',
  title: panelTitles.features,
  name: 'features section',
  publicField: 'featuresSection',
  schema: featuresForm,
  valuesOf: (body) =>
    body.__typename === 'FeaturesSection'
      ? {
          subtitle: body.subtitle,
          title: body.title,
          description: body.description,
          backgroundImage: body.backgroundImage ?? '',
          features: body.features.map(({ icon, title, description }) => ({ icon, title, description })),
        }
      : null,
  bodyOf: ({ backgroundImage, ...words }) => ({ features: { ...words, backgroundImage: backgroundImage || null } }),
  Fields: FeaturesFields,
  View: FeaturesView,
};
