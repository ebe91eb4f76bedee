/** Maximum number of SQL statements per call. */
export interface Budget {
  /** Omitted when no member calls it. */
  member?: number;
  /** First call of an anonymous caller after content has changed. Omitted when anonymous callers are refused. */
  anonymous?: number;
  /** For Admin-only queries. Admin mutations are in `adminBudgets`. */
  admin?: number;
  /** For operations that refuse anonymous callers below the first field. */
  turnedAway?: number;
}

/**
 * The client's operations with their exact cost. BEGIN, COMMIT, the look-up of the caller (one for a member, none for
 * an anonymous caller) and the counting of attempts are statements too. A number may fall; raising one needs a reason.
 */
export const budgets: Record<string, Budget> = {
  // Queries, including the look-up of the member.
  AboutPage: { member: 2, anonymous: 1 },
  // Answered to Admins only.
  AdminOverview: { admin: 5 },
  EarlierSection: { admin: 3 },
  StoredSection: { admin: 4 },
  // Includes the editors, which only Admins see.
  AdminPurchases: { admin: 3 },
  DeletePurchases: {},
  PurchasesToDelete: { admin: 3 },
  RefundPurchase: {},
  ResetPayPalSetup: {},
  ResetSection: {},
  RestoreSection: {},
  // The settings themselves are public; the Admin's part is one of their fields.
  PayPalSetup: { turnedAway: 1, admin: 3 },
  SavePayPalSetup: {},
  SaveSection: {},
  SaveSellerSetup: {},
  SellerSetup: { turnedAway: 1, admin: 2 },
  TestPayPalSetup: {},
  SetSectionActive: {},
  Banner: { member: 2, anonymous: 1 },
  Checkout: { member: 3, anonymous: 2 },
  ContactPage: { member: 2, anonymous: 1 },
  // Includes payments that PayPal has not decided on, open tickets and tickets with unread replies.
  DashboardSummary: { member: 8 },
  DesignById: { member: 2 },
  // Designs in progress and finished ones.
  DesignRow: { member: 3 },
  // And the designs of its rows.
  CreditEntries: { member: 4 },
  Designs: { member: 2 },
  // Its rows, and the current length of the list.
  GalleryChange: { member: 3 },
  GalleryTotal: { member: 2 },
  GalleryDesign: { member: 2 },
  GalleryDesigns: { member: 2 },
  EmailRegistration: { member: 1, anonymous: 0 },
  Features: { member: 2, anonymous: 1 },
  Footer: { member: 2, anonymous: 1 },
  GeneratorSetup: { member: 2 },
  // The caller's purchases are looked up once, however many items are shown.
  Item: { member: 3, anonymous: 2 },
  ItemAccess: { member: 3 },
  ItemCheckout: { member: 3, anonymous: 2 },
  ItemIsBought: { member: 3 },
  Items: { member: 4, anonymous: 3 },
  LastBilling: { member: 2, anonymous: 0 },
  Me: { member: 1, anonymous: 0 },
  Navbar: { member: 2, anonymous: 1 },
  PurchaseDetails: { member: 9 },
  Purchases: { member: 4 },
  PendingCounts: { member: 3 },
  PayPurchase: { member: 2 },
  PaymentSettings: { member: 2, anonymous: 1 },
  Pricing: { member: 3, anonymous: 2 },
  PrivacyPage: { member: 2, anonymous: 1 },
  SignInProviders: { member: 1, anonymous: 0 },
  TermsPage: { member: 2, anonymous: 1 },
  Testimonials: { member: 2, anonymous: 1 },
  // Its design, its order, its replies, and the pictures of the first message and of the replies.
  Ticket: { member: 7 },
  TicketDesign: { member: 2 },
  TicketPurchase: { member: 2 },
  TicketSubjects: { member: 3 },
  Tickets: { member: 2 },
  UnreadTickets: { member: 2 },
  // Mutations.
  CancelDesign: { member: 14 },
  CancelPurchase: { member: 10 },
  // The invoice reads the seller, takes a number and is written.
  CapturePayment: { member: 31 },
  // The email about it is written and queued.
  ReturnPurchase: { member: 50 },
  // The last statement notifies every tab of its owner.
  CreateDesign: { member: 17 },
  CreatePurchase: { member: 8 },
  // Its subject is looked up; its pictures are assigned to it; all subscribers to tickets are notified.
  CreateTicket: { member: 11 },
  // A transaction, so that the event is sent only if they are deleted; all of them in one statement.
  DeleteDesigns: { member: 6 },
  RestoreDesigns: { member: 6 },
  EnhancePrompt: { member: 6 },
  FavoritePrompts: { member: 2 },
  // Changes of one account's favorites are serialized; then all of them are returned.
  SaveFavoritePrompt: { member: 10 },
  RenameFavoritePrompt: { member: 10 },
  DeleteFavoritePrompt: { member: 6 },
  MarkTicketRead: { member: 9 },
  // Read before it is locked, and again under its lock; its pictures are assigned to it; then the conversation is read.
  ReplyToTicket: { member: 18 },
  // An address in use is looked up before hashing, to save the hash; the device is stored; whether the address is
  // reserved, and how many emails it got, is queried afterwards.
  Register: { anonymous: 14 },
  RequestPasswordReset: { anonymous: 9 },
  // Counted before the token look-up, which precedes the hash; failed sign-ins are deleted.
  ResetPassword: { anonymous: 18 },
  // Support is notified only if the message is stored.
  SendContactMessage: { member: 6, anonymous: 5 },
  SendVerificationEmail: { member: 8 },
  // Three attempts are consumed and returned: of the address, of the account from that address, of the account; the
  // account's other devices are notified.
  SignIn: { anonymous: 12 },
  // Live updates of the session are notified of its end.
  SignOut: { member: 3, anonymous: 0 },
  StartPayment: { member: 16 },
  VerifyEmail: { member: 9 },
  // The profile, and the account's security; the account itself is read to identify the caller.
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
  UndoEmailChange: { anonymous: 15 },
  RecoverAccount: { anonymous: 15 },
  SignOutSession: { member: 9 },
  SignOutOtherSessions: { member: 8 },
  BeginTwoStep: { member: 8 },
  // The code is counted twice and both attempts are returned; the notice carries a link of its own.
  ConfirmTwoStep: { member: 24 },
  FinishSignIn: { anonymous: 14 },
  RenewRecoveryCodes: { member: 21 },
  DisableTwoStep: { member: 20 },
  PrepareDataDownload: { member: 12 },
  // It deletes the member: account-deletion.test.ts tests it.
  DeleteAccount: {},
  // Subscriptions, until their first answer.
  DesignsChanged: { member: 3 },
  MeChanged: { member: 2 },
  PurchaseChanged: { member: 4 },
  PurchaseState: { member: 4 },
  TicketChanged: { member: 9 },
  TicketsChanged: { member: 3 },
};

/**
 * Budgets of the Admin-only queries and mutations by root field, with everything that can be selected below it. The
 * look-up of the Admin is one of the statements.
 */
export const adminBudgets: Record<string, number> = {
  aiKeys: 2,
  // Earlier versions, the editors and their billing details are read for all sections together.
  storedSections: 8,
  storedSection: 8,
  // One per table that a row reads from, and the settings once for each of two rules.
  purchases: 14,
  creditEntries: 6,
  // A ticket leads to its customer, design and order, and these to theirs.
  tickets: 22,
  designs: 4,
  listPreferences: 2,
  savedViews: 3,

  resetTwoStep: 12,
  saveSection: 15,
  setSectionActive: 15,
  resetSection: 15,
  restoreSection: 16,
  savePayPalSettings: 13,
  resetPayPalSettings: 12,
  testPayPal: 4,
  saveShopSettings: 10,
  // The refund is stored before PayPal is called, and completed afterwards, with its credit note and email.
  refundPurchase: 49,
  refundPayment: 50,
  deletePurchases: 12,
  answerTicket: 24,
  revealDesign: 8,
  saveListPreferences: 3,
  saveView: 11,
  deleteView: 8,
  setTicketStatus: 14,
  setTicketPriority: 13,
};
