import { contactPage } from '../../../../../../contract/contact-page';
import { ContactView } from '../../../../components/sections/contact-view';
import { sectionKind } from '../section-editor/section-kind';

export const contactKind = sectionKind({
  key: 'CONTACT_PAGE',
  type: 'ContactPage',
  name: 'contact page',
  publicField: 'contactPage',
  schema: contactPage,
  sentences: {
    saved: 'Contact page updated successfully!',
    reset: 'Contact page reset successfully!',
    failed: (verb, reason) =>
      ({
        update: reason ? `Failed to update contact page: ${reason}` : 'Error updating contact page',
        reset: reason ? `Failed to reset contact page: ${reason}` : 'Error resetting contact page',
        fetch: `Error: ${reason ?? 'Failed to fetch contact page'}`,
        toggle: `Error: ${reason ?? 'Failed to toggle active status'}`,
      })[verb],
  },
  controls: {
    title: { label: 'Title' },
    subtitle: { label: 'Subtitle' },
    description: { label: 'Description', rows: 3 },
    imageUrl: { label: 'Image' },
    imageAlt: { label: 'Image description', of: 'imageUrl' },
    contactInfo: {
      label: 'Contact information',
      entry: 'contact',
      controls: {
        icon: { label: 'Icon' },
        label: { label: 'Label' },
        type: { label: 'Type', options: { PHONE: 'Phone', EMAIL: 'Email' } },
        value: { label: 'Number or address' },
        imageUrl: { label: 'Image instead of the icon' },
      },
    },
  },
  View: ContactView,
});
