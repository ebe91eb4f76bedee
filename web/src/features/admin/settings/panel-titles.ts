/** Titles of the panels, as the menu and the panels show them; they stand apart from the panels, which load on demand. */
export const panelTitles = {
  features: 'Featured Section',
  paypal: 'Paypal Setup',
  packages: 'Packages',
  footer: 'Footer Section',
  contact: 'Contact Page',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  seller: 'Invoices and Returns',
  admins: 'Sign-in of Admins',
  appearance: 'Appearance',
} as const;
