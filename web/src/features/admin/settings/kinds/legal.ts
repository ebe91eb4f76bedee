import { legalPage } from '../../../../../../contract/legal-page';
import { LegalView } from '../../../../components/sections/legal-view';
import { sectionKind } from '../section-kind';

const legal = {
  type: 'LegalPage',
  schema: legalPage,
  controls: {
    title: { label: 'Title' },
    validFrom: { label: 'In force since', hint: 'As it stands on the page, for example 1 November 2026.' },
    body: { label: 'Text' },
  },
  View: LegalView,
} as const;

export const termsKind = sectionKind({
  ...legal,
  key: 'TERMS',
  name: 'terms page',
  publicField: 'termsPage',
});

export const privacyKind = sectionKind({
  ...legal,
  key: 'PRIVACY',
  name: 'privacy page',
  publicField: 'privacyPage',
});
