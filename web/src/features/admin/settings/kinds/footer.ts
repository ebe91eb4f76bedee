import { footerForm } from '../../../../../../contract/footer-section';
import type { FooterValues } from '../../../../../../contract/footer-section';
import { FooterView } from '../../../../components/sections/footer-view';
import { panelTitles } from '../panel-titles';
import type { SectionKind } from '../section-kind';
import { FooterFields } from './footer-fields';

export const footerKind: SectionKind<FooterValues> = {
  key: 'FOOTER',
  title: panelTitles.footer,
  name: 'footer section',
  publicField: 'footerSection',
  schema: footerForm,
  valuesOf: (body) =>
    body.__typename === 'FooterSection'
      ? {
          backgroundImage: body.backgroundImage ?? '',
          brand: { logo: body.brand.logo, description: body.brand.description },
          contactInfo: body.contactInfo.map(({ icon, title, text }) => ({ icon, title, text })),
          menu: body.menu.map(({ text, link }) => ({ text, link })),
          socialLinks: body.socialLinks.map(({ icon, link }) => ({ icon, link })),
          copyright: body.copyright,
        }
      : null,
  bodyOf: ({ backgroundImage, ...words }) => ({ footer: { ...words, backgroundImage: backgroundImage || null } }),
  Fields: FooterFields,
  View: FooterView,
};
