const page = (path: string) => ({ path, getHref: () => path });
/** Returns the pattern of a page with an id, and its address for an id. */
const pageOf = (path: string) => ({
  path: `${path}/:id`,
  getHref: (id: string) => `${path}/${encodeURIComponent(id)}`,
});

/** Every address of the client, in one place. */
export const paths = {
  home: page('/'),
  login: page('/login'),
  register: page('/register'),
  resetPassword: page('/reset-password'),
  confirmReset: page('/reset-password/confirm'),
  verifyEmail: page('/verify-email'),
  confirmEmail: page('/confirm-email'),
  undoEmailChange: page('/undo-email-change'),
  recoverAccount: page('/recover-account'),
  unsubscribe: {
    path: '/unsubscribe/:token',
    getHref: (token: string) => `/unsubscribe/${encodeURIComponent(token)}`,
  },
  /** Sets a sentence without an account; it must be loaded as a document, as the Studio. */
  tryOut: page('/try'),
  about: page('/about'),
  contact: page('/contact'),
  terms: page('/terms'),
  privacy: page('/privacy'),
  updateProfile: page('/update-profile'),
  items: page('/premium'),
  item: {
    path: '/premium/:slug/:number',
    getHref: (slug: string, number: string) => `/premium/${encodeURIComponent(slug)}/${encodeURIComponent(number)}`,
  },
  buy: pageOf('/buy'),
  itemBuy: pageOf('/item-buy'),
  payNow: pageOf('/pay-now'),
  itemPayNow: pageOf('/item-pay-now'),
  user: {
    dashboard: page('/user/dashboard'),
    generateImage: page('/user/generate-image'),
    designs: page('/user/designs'),
    months: page('/user/month'),
    month: pageOf('/user/month'),
    /** The editor; it must be loaded as a document, see StudioButton. */
    studio: pageOf('/user/studio'),
    brand: page('/user/brand'),
    selectPackage: page('/user/select-package'),
    packagePendingPayment: page('/user/package-pending-payment'),
    pendingPayment: page('/user/pending-payment/'),
    itemPendingPayment: page('/user/item-pending-payment/'),
    subscriptionHistory: page('/user/subscription-history'),
    orders: page('/user/orders'),
    ordersHistory: page('/user/orders-history'),
    credits: page('/user/credits'),
    support: page('/user/support'),
    createSupport: page('/user/create-support'),
  },
  admin: {
    dashboard: page('/admin/dashboard'),
    orders: page('/admin/orders'),
    order: pageOf('/admin/orders'),
    itemsOrders: page('/admin/items-orders'),
    unmatchedPayments: page('/admin/payments-without-order'),
    designs: page('/admin/designs'),
    designFailures: page('/admin/designs/failures'),
    designCosts: page('/admin/designs/costs'),
    items: page('/admin/items'),
    item: pageOf('/admin/items'),
    users: page('/admin/users'),
    user: pageOf('/admin/users'),
    supportMessages: page('/admin/support-messages'),
    messages: page('/admin/messages'),
    mailings: page('/admin/messages/mailings'),
    emailTemplates: page('/admin/messages/templates'),
    rejectedAddresses: page('/admin/messages/rejected-addresses'),
    audit: page('/admin/audit'),
    settings: page('/admin/settings'),
    packages: page('/admin/packages'),
  },
} as const;

/** Where an account sets up its two-step sign-in. */
export const twoStepHref = `${paths.updateProfile.getHref()}?tab=security#two-step`;
