/** SQL statements that one call may cost. */
export interface Budget {
  /** Left out where no member calls it. */
  member?: number;
  /** A visitor's first call after content has changed. Left out where a visitor is turned away. */
  visitor?: number;
  /** Of a query that is for Admins alone. What they change is in `adminBudgets`. */
  admin?: number;
  /** Where a visitor is turned away further down than at the first field. */
  turnedAway?: number;
}

/**
 * The operations of the client, each with what it costs and not a statement more. BEGIN, COMMIT, the look-up of
 * who asks (one for a member, none for a visitor) and the counting of attempts are statements too. A figure may
 * fall; one that has to rise needs a reason.
 */
export const budgets: Record<string, Budget> = {
  // queries, the look-up of the member included
  AboutPage: { member: 2, visitor: 1 },
  // answered to Admins alone
  AdminOverview: { admin: 5 },
  EarlierSection: { admin: 3 },
  StoredSection: { admin: 4 },
  // of the editors, for Admins alone
  AdminPurchases: { admin: 3 },
  DeletePurchases: {},
  PurchasesToDelete: { admin: 3 },
  RefundPurchase: {},
  ResetPayPalSetup: {},
  ResetSection: {},
  RestoreSection: {},
  // the settings themselves are public, what is an Admin's is a field of theirs
  PayPalSetup: { turnedAway: 1, admin: 3 },
  SavePayPalSetup: {},
  SaveSection: {},
  SaveSellerSetup: {},
  SellerSetup: { turnedAway: 1, admin: 2 },
  TestPayPalSetup: {},
  SetSectionActive: {},
  Banner: { member: 2, visitor: 1 },
  Checkout: { member: 3, visitor: 2 },
  ContactPage: { member: 2, visitor: 1 },
  // payments that PayPal has not decided on are said there, open tickets and those with unread answers
  DashboardSummary: { member: 8 },
  DesignById: { member: 2 },
  // those at work and those that were
  DesignRow: { member: 3 },
  // and the designs that its rows are about
  CreditEntries: { member: 4 },
  Designs: { member: 2 },
  // its rows, and how long the list is now
  GalleryChange: { member: 3 },
  GalleryTotal: { member: 2 },
  GalleryDesign: { member: 2 },
  GalleryDesigns: { member: 2 },
  EmailRegistration: { member: 1, visitor: 0 },
  Features: { member: 2, visitor: 1 },
  Footer: { member: 2, visitor: 1 },
  GeneratorSetup: { member: 2 },
  // what the caller has bought is asked once, however many items are shown
  Item: { member: 3, visitor: 2 },
  ItemAccess: { member: 3 },
  ItemCheckout: { member: 3, visitor: 2 },
  ItemIsBought: { member: 3 },
  Items: { member: 4, visitor: 3 },
  LastBilling: { member: 2, visitor: 0 },
  Me: { member: 1, visitor: 0 },
  Navbar: { member: 2, visitor: 1 },
  PurchaseDetails: { member: 9 },
  Purchases: { member: 4 },
  PendingCounts: { member: 3 },
  PayPurchase: { member: 2 },
  PaymentSettings: { member: 2, visitor: 1 },
  Pricing: { member: 3, visitor: 2 },
  PrivacyPage: { member: 2, visitor: 1 },
  SignInProviders: { member: 1, visitor: 0 },
  TermsPage: { member: 2, visitor: 1 },
  Testimonials: { member: 2, visitor: 1 },
  // its design, its order, its replies, and the pictures of the first message and of the replies
  Ticket: { member: 7 },
  TicketDesign: { member: 2 },
  TicketPurchase: { member: 2 },
  TicketSubjects: { member: 3 },
  Tickets: { member: 2 },
  UnreadTickets: { member: 2 },
  // mutations
  CancelDesign: { member: 14 },
  CancelPurchase: { member: 10 },
  // the invoice asks who sells, takes a number and is written
  CapturePayment: { member: 31 },
  // the email about it is written and queued
  ReturnPurchase: { member: 50 },
  // the last one tells every tab of its owner that it is there
  CreateDesign: { member: 17 },
  CreatePurchase: { member: 8 },
  // what it is about is looked up; its pictures become its own; everybody who follows tickets hears of it
  CreateTicket: { member: 11 },
  // a transaction, so that the news goes out if and only if they are gone; all of them in one statement
  DeleteDesigns: { member: 6 },
  RestoreDesigns: { member: 6 },
  EnhancePrompt: { member: 6 },
  FavoritePrompts: { member: 2 },
  // one account's favorites change one after the other; then all of them are answered
  SaveFavoritePrompt: { member: 10 },
  RenameFavoritePrompt: { member: 10 },
  DeleteFavoritePrompt: { member: 6 },
  MarkTicketRead: { member: 9 },
  // looked at before it is locked, and again under its lock; its pictures become its own; then the
  // conversation is read
  ReplyToTicket: { member: 18 },
  // an address in use is not worth a hash, so it is looked up before; the device is remembered; whether
  // the address is reserved, and how many emails it got, is asked after
  Register: { visitor: 14 },
  RequestPasswordReset: { visitor: 9 },
  // counted before the token is looked up, that before the hash; failed sign-ins are forgotten
  ResetPassword: { visitor: 18 },
  // support hears of it if and only if it is stored
  SendContactMessage: { member: 6, visitor: 5 },
  SendVerificationEmail: { member: 8 },
  // three counts are taken and given back: of the address, of the account from there, of the account; the account's
  // other devices hear of it
  SignIn: { visitor: 12 },
  // live updates of the session hear of its end
  SignOut: { member: 3, visitor: 0 },
  StartPayment: { member: 16 },
  VerifyEmail: { member: 9 },
  // the profile, and the safety of the account; the account itself is read to know who asks
  Profile: { member: 1 },
  UpdateProfile: { member: 8 },
  MailChoices: { member: 1 },
  SetWantedMails: { member: 6 },
  Security: { member: 3 },
  SecurityChanged: { member: 4 },
  Sessions: { member: 2 },
  SendProofCode: { member: 9 },
  ChangePassword: { member: 23 },
  RequestEmailChange: { member: 20 },
  CancelEmailChange: { member: 8 },
  ConfirmEmailChange: { member: 16 },
  UndoEmailChange: { visitor: 15 },
  RecoverAccount: { visitor: 15 },
  SignOutSession: { member: 9 },
  SignOutOtherSessions: { member: 8 },
  BeginTwoStep: { member: 8 },
  // the code is counted twice and both counts are given back; the notice carries a link of its own
  ConfirmTwoStep: { member: 24 },
  FinishSignIn: { visitor: 14 },
  RenewRecoveryCodes: { member: 21 },
  DisableTwoStep: { member: 20 },
  PrepareDataDownload: { member: 12 },
  // it takes the member away: account-deletion.test.ts tries it
  DeleteAccount: {},
  // subscriptions, until their first answer
  DesignsChanged: { member: 3 },
  MeChanged: { member: 2 },
  PurchaseChanged: { member: 4 },
  PurchaseState: { member: 4 },
  TicketChanged: { member: 9 },
  TicketsChanged: { member: 3 },
};

/**
 * The queries and mutations that only Admins may call, by their root field, with everything that can be selected below
 * it. The look-up of the Admin is one of the statements.
 */
export const adminBudgets: Record<string, number> = {
  aiKeys: 2,
  // what sections had before, the editors and their billing details are read for all of them together
  storedSections: 8,
  storedSection: 8,
  // one for each table that a row reads from, and the settings once for each of two rules
  purchases: 14,
  creditEntries: 6,
  // a ticket leads to its customer, design and order, and these to theirs
  tickets: 22,
  designs: 4,

  resetTwoStep: 12,
  saveSection: 15,
  setSectionActive: 15,
  resetSection: 15,
  restoreSection: 16,
  savePayPalSettings: 13,
  resetPayPalSettings: 12,
  testPayPal: 4,
  saveShopSettings: 10,
  // the refund is written down before PayPal is asked, and completed after it, with its credit note and email
  refundPurchase: 49,
  refundPayment: 50,
  deletePurchases: 12,
  setTicketStatus: 13,
  setTicketPriority: 12,
};
