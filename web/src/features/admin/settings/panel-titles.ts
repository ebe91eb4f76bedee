/** Titles of the panels, as the menu and the panels show them; they stand apart from the panels, which load on demand. */
export const panelTitles = {
  account: 'Account',
  navbar: 'Navbar',
  banner: 'Banner Section',
  features: 'Featured Section',
  about: 'About Section',
  testimonials: 'Testimonial Section',
  keys: 'Gemini Keys',
  paypal: 'Paypal Setup',
  packages: 'Packages',
  footer: 'Footer Section',
  contact: 'Contact Page',
  homeBanner: 'Home Banner',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  seller: 'Invoices and Returns',
  admins: 'Sign-in of Admins',
} as const;
