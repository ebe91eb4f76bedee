import { legalInput } from '../../../../../../contract/legal-section';
import type { LegalValues } from '../../../../../../contract/legal-section';
import { RichTextField } from '../../../../components/form/rich-text-field';
import { TextField } from '../../../../components/form/text-field';
import { LegalView } from '../../../../components/sections/legal-view';
import { panelTitles } from '../panel-titles';
import type { SectionKind } from '../section-kind';

const LegalFields = () => (
  <>
    <TextField name="title" label="Title" required maxLength={160} />
    <TextField
      name="validFrom"
      label="In force since"
      required
      maxLength={40}
      hint="As it stands on the page, for example 1 November 2026."
    />
    <RichTextField name="body" label="Text" block />
  </>
);

const legalKind = (
  own: Pick<SectionKind<LegalValues>, 'key' | 'title' | 'name' | 'publicField'> & { member: 'terms' | 'privacy' },
): SectionKind<LegalValues> => ({
  ...own,
  schema: legalInput,
  valuesOf: (body) =>
    body.__typename === 'LegalPage' ? { title: body.title, validFrom: body.validFrom, body: body.body } : null,
  bodyOf: (values) => (own.member === 'terms' ? { terms: values } : { privacy: values }),
  Fields: LegalFields,
  View: LegalView,
});

export const termsKind = legalKind({
  key: 'TERMS',
  title: panelTitles.terms,
  name: 'terms page',
  publicField: 'termsPage',
  member: 'terms',
});

export const privacyKind = legalKind({
  key: 'PRIVACY',
  title: panelTitles.privacy,
  name: 'privacy page',
  publicField: 'privacyPage',
  member: 'privacy',
});
