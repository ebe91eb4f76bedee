import { legalPage } from '../../../../../../contract/legal-page';
import { LegalView } from '../../../../components/sections/legal-view';
import { sectionKind } from '../section-editor/section-kind';

const legal = {
  type: 'LegalPage',
  schema: legalPage,
  controls: {
    title: { label: 'Title' },
    validFrom: { label: 'Effective from', isDay: true },
    body: { label: 'Text' },
  },
  View: LegalView,
  asDelivered: {
    text: 'This is a draft. Read it and adapt it to your shop. When it fits, confirm here.',
    accept: 'I have read it',
  },
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
