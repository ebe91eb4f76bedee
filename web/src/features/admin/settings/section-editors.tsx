import type { SectionKey } from '../../../../../contract/sections';
import { lazyPanel } from './lazy-panel';
import type { SectionKind } from './section-editor/section-kind';

/** Returns an editor with its title in the menu; fields and preview of its kind load when it is opened first. */
const editor = <Body,>(title: string, load: () => Promise<SectionKind<Body>>) => ({
  title,
  load,
  Panel: lazyPanel(
    async () => {
      const [{ SectionEditor }, kind] = await Promise.all([import('./section-editor/section-editor'), load()]);
      return { Panel: (props) => <SectionEditor title={title} kind={kind} {...props} /> };
    },
    `${title} ${String(load)}`,
  ),
});

/** The editors of all sections by their stored keys, and the banner's second one. */
export const sectionEditors = {
  navbar: editor('Navbar', async () => (await import('./kinds/navbar')).navbarKind),
  banner: editor('Banner Section', async () => (await import('./kinds/banner')).bannerKind),
  features: editor('Featured Section', async () => (await import('./kinds/features')).featuresKind),
  about: editor('About Section', async () => (await import('./kinds/about')).aboutKind),
  testimonials: editor('Testimonial Section', async () => (await import('./kinds/testimonials')).testimonialsKind),
  footer: editor('Footer Section', async () => (await import('./kinds/footer')).footerKind),
  'contact-page': editor('Contact Page', async () => (await import('./kinds/contact')).contactKind),
  homeBanner: editor('Home Banner', async () => (await import('./kinds/banner')).homeBannerKind),
  terms: editor('Terms of Service', async () => (await import('./kinds/legal')).termsKind),
  privacy: editor('Privacy Policy', async () => (await import('./kinds/legal')).privacyKind),
} satisfies Record<SectionKey | 'homeBanner', object>;
