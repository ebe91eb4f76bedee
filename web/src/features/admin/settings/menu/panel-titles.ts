/** Titles of the panels that edit no section, as the menu and the panels show them; the panels load on demand. */
export const panelTitles = {
  account: 'Account',
  keys: 'Gemini Keys',
  paypal: 'Paypal Setup',
  packages: 'Packages',
  seller: 'Invoices and Returns',
  admins: 'Sign-in of Admins',
  apiTokens: 'API Tokens',
  appearance: 'Appearance',
  delivery: 'Email and Storage',
  transfer: 'Export and Import',
  webhooks: 'Webhooks',
} as const;
