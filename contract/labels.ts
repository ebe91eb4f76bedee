/** Labels of the contract's enums on screens, in the order in which filters list them. */
export const purchaseKindLabels = { PACKAGE: 'Package', ITEM: 'Item' } as const;

export const currencyLabels = { USD: 'USD', EUR: 'EUR', GBP: 'GBP', CAD: 'CAD' } as const;

export const purchaseOrdinalLabels = { FIRST: 'First', SECOND: 'Second', LATER: 'Later' } as const;

export const paymentStatusLabels = {
  PENDING: 'Pending',
  PROCESSING: 'Processing',
  PAID: 'Paid',
  REFUNDED: 'Refunded',
  DISPUTED: 'Disputed',
  CANCELLED: 'Cancelled',
} as const;

export const unmatchedPaymentStateLabels = {
  OPEN: 'Open',
  GRANTED: 'Granted',
  REFUNDING: 'Being refunded',
  REFUNDED: 'Refunded',
  DISMISSED: 'Dismissed',
} as const;

export const orderStatusLabels = {
  PENDING: 'Pending',
  PROCESSING: 'Processing',
  SHIPPED: 'Shipped',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
} as const;

export const designStatusLabels = {
  SUCCEEDED: 'Finished',
  QUEUED: 'Waiting',
  RUNNING: 'In progress',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
} as const;

/** Steps of a design whose words Postloom sets. */
export const designStepLabels = {
  WRITING: 'Writing the words',
  PAINTING: 'Painting the picture',
  CHECKING: 'Checking for lettering',
  SETTING: 'Setting the type',
} as const;

/** What a call of the AI service was for. */
export const aiPurposeLabels = {
  DRAWING: 'Drawing whole pictures',
  WRITING: 'Writing words and scenes',
  PAINTING: 'Painting backgrounds',
  REPAINTING: 'Repainting because of lettering',
  CHECKING: 'Checking for lettering',
  ENHANCING: 'Enhancing prompts',
  WEBSITE: 'Reading websites',
  CAPTION: 'Rewriting captions',
  PLAN: 'Planning months of posts',
} as const;

/** Who sets the words of a design. */
export const letteringLabels = { SET: 'Postloom', DRAWN: 'The AI' } as const;

export const designFailureCauseLabels = {
  WORDS: 'Text refused',
  NO_IMAGE: 'No picture received',
  UNUSABLE_IMAGE: 'Picture not readable',
  NO_KEYS: 'No AI key',
  KEY: 'Key refused',
  BILLING: 'No billing',
  QUOTA: 'Quota used up',
  MODEL: 'Model not available',
  SERVICE: 'AI service busy or not responding',
  REQUEST: 'Request refused',
  LIMIT: 'Too many attempts',
  STORAGE: 'Not stored',
  INTERRUPTED: 'Interrupted',
  INTERNAL: 'Internal error',
  UNKNOWN: 'Not recorded',
} as const;

export const ticketStatusLabels = {
  OPEN: 'Open',
  IN_PROGRESS: 'In progress',
  RESOLVED: 'Resolved',
  CLOSED: 'Closed',
} as const;

export const ticketPriorityLabels = { LOW: 'Low', MEDIUM: 'Medium', HIGH: 'High' } as const;

export const emailStatusLabels = {
  QUEUED: 'Waiting',
  SENT: 'Sent',
  FAILED: 'Failed',
  REFUSED: 'Rejected',
  HELD: 'Held',
  NOT_SENT: 'Not sent',
} as const;

export const mailingStatusLabels = { RUNNING: 'Running', STOPPED: 'Stopped', FINISHED: 'Finished' } as const;

export const mailingKindLabels = { NEWS: 'News', SERVICE: 'Account notice' } as const;

export const roleLabels = { MEMBER: 'Member', MODERATOR: 'Moderator', SELLER: 'Seller', ADMIN: 'Admin' } as const;

export const membershipLabels = { FREE: 'Free', BASIC: 'Basic', PREMIUM: 'Premium' } as const;

/** Reasons for credit changes in words for the account's owner. */
export const creditReasonLabels = {
  RESERVE: 'Design',
  GIVE_BACK: 'Credit returned for a design',
  PURCHASE: 'Bought',
  REFUND: 'Removed by a refund',
  REFUND_FAILED: 'Returned, as the refund failed',
  DISPUTE: 'Removed by a PayPal dispute',
  DISPUTE_WON: 'Returned after a dispute',
  OWED: 'Outstanding from a refund',
  ADMIN: 'Set by our team',
  GRANT: 'Gift',
  DEDUCTION: 'Deducted by a program',
  DEDUCTION_RETURNED: 'Deduction returned',
} as const;

export const platformLabels = { FACEBOOK: 'Facebook', INSTAGRAM: 'Instagram' } as const;

export const postTypeLabels = { FACEBOOK_POST: 'Facebook Post', INSTAGRAM_POST: 'Instagram Post' } as const;

export const imageSizeLabels = { SQUARE: 'Square (1:1)', LANDSCAPE: 'Landscape (16:9)' } as const;

export const nicheLabels = {
  FITNESS: 'Fitness',
  COOKING: 'Cooking',
  TRAVEL: 'Travel',
  TECHNOLOGY: 'Technology',
  FASHION: 'Fashion',
  BEAUTY: 'Beauty',
  HEALTH: 'Health',
  FINANCE: 'Finance',
  PARENTING: 'Parenting',
  PETS: 'Pets',
  ART: 'Art',
  MUSIC: 'Music',
  SPORTS: 'Sports',
  ENVIRONMENT: 'Environment',
  DIY: 'DIY',
  GARDENING: 'Gardening',
  PHOTOGRAPHY: 'Photography',
  GAMING: 'Gaming',
  VLOG: 'Vlog',
  EDUCATION: 'Education',
  BUSINESS: 'Business',
  LIFESTYLE: 'Lifestyle',
} as const;

export const designStyleLabels = {
  MINIMAL: 'Minimal',
  BOLD: 'Bold',
  COLORFUL: 'Colorful',
  PROFESSIONAL: 'Professional',
  PLAYFUL: 'Playful',
} as const;

const abbreviations = ['ai', 'api', 'id', 'url', 'html'];

/** Returns a name of the contract in words: `update-ai-key` becomes "Update AI key", `expiresAt` "Expires at". */
export function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z\d])[A-Z]/g, (capital) => `-${capital.toLowerCase()}`).split(/[-_]/);
  const text = words.map((word) => (abbreviations.includes(word) ? word.toUpperCase() : word)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What posts of a month are there for. */
export const monthAngleLabels = {
  TEASER: 'Teaser',
  PROOF: 'Proof',
  HOW_TO: 'How to',
  OFFER: 'Offer',
  QUESTION: 'Question',
  THANKS: 'Thanks',
  BEHIND_THE_SCENES: 'Behind the scenes',
  REMINDER: 'Reminder',
} as const;

/** How far months of posts are. */
export const monthStateLabels = {
  DRAFT: 'Draft',
  MAKING: 'Being made',
  PAUSED: 'Paused',
  INCOMPLETE: 'Incomplete',
  DONE: 'Ready',
} as const;
