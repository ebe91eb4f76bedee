import { footerSection } from '../../../../../../contract/footer-section';
import { FooterView } from '../../../../components/sections/footer-view';
import { sectionKind } from '../section-editor/section-kind';

export const footerKind = sectionKind({
  key: 'FOOTER',
  type: 'FooterSection',
  name: 'footer section',
  publicField: 'footerSection',
  schema: footerSection,
  controls: {
    brand: { logo: { label: 'Logo' }, description: { label: 'Description', rows: 3 } },
    backgroundImage: { label: 'Background image' },
    menu: { label: 'Menu', entry: 'menu item', controls: { text: { label: 'Text' }, link: { label: 'Link' } } },
    contactInfo: {
      label: 'Contact',
      entry: 'contact',
      controls: { icon: { label: 'Icon' }, title: { label: 'Contact title' }, text: { label: 'Contact text' } },
    },
    socialLinks: {
      label: 'Social links',
      entry: 'social link',
      controls: { icon: { label: 'Icon' }, link: { label: 'Address' } },
    },
    copyright: { label: 'Copyright' },
  },
  View: FooterView,
});
