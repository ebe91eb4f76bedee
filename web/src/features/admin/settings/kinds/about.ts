import { aboutPage } from '../../../../../../contract/about-page';
import { AboutView } from '../../../../components/sections/about/about-view';
import { sectionKind } from '../section-editor/section-kind';

const part = {
  isActive: { label: 'Show this part' },
  subtitle: { label: 'Subtitle' },
  title: { label: 'Title', rows: 2, hint: 'Each line is a line of the heading.' },
  description: { label: 'Description', rows: 4 },
  images: {
    label: 'Images',
    entry: 'image',
    controls: { url: { label: 'Image' }, alt: { label: 'Image description', of: 'url' } },
  },
  features: { label: 'Points', entry: 'point', controls: { text: { label: 'Text' } } },
  buttonText: { label: 'Button text', hint: 'Leave empty for no button.' },
  buttonLink: { label: 'Button link' },
};

export const aboutKind = sectionKind({
  key: 'ABOUT',
  type: 'AboutPage',
  name: 'about section',
  publicField: 'aboutPage',
  schema: aboutPage,
  controls: {
    section1: { legend: 'First part', controls: part },
    section2: { legend: 'Second part', controls: part },
  },
  View: AboutView,
});
