// apart from the schemas, whose library lists do without

/** Limits of messages, templates and mailings. */
export const messageLimits = {
  templateName: 60,
  subject: 200,
  /** Characters of HTML. */
  body: 20_000,
  templates: 100,
  /** Emails that an Admin names in one call. */
  emailsAtOnce: 100,
  /** Emails of a filter that one call sends again. */
  emailsPerCall: 500,
  /** Accounts that one mailing reaches. */
  recipients: 500_000,
  mailingsAtOnce: 5,
} as const;
