/** Folder of what the test tokens of an account made. */
export const testFolder = 'test-mode/';

/** What each file of an archive holds; a path that ends with / is a folder of pictures or documents. */
export const archiveContents: readonly (readonly [path: string, text: string])[] = [
  ['account.json', 'Your profile, membership, credits and settings.'],
  [
    'orders.json',
    'What you ordered, with payments, refunds and disputes. Items that you bought have their address; orders that our team deleted have deletedAt.',
  ],
  ['unmatched-payments.json', 'Payments for your orders that PayPal reported and our team had to look at.'],
  ['invoices/', 'Invoices and credit notes of your orders, as PDF.'],
  ['credits.json', 'Every change of your credits, with its reason and the balance after it.'],
  ['tickets.json', 'Your messages to support, with the answers.'],
  ['messages.json', 'Messages that our team sent to you; their words are in emails.json.'],
  ['notes-of-our-team.json', 'Notes of our team about your account.'],
  ['actions-of-our-team.json', 'What our team did to your account, orders, tickets and designs, and why.'],
  ['comments-on-orders.json', 'Comments of our team on your orders.'],
  ['emails.json', 'Emails to you as plain text, without the links that they held.'],
  ['linked-sign-ins.json', 'Other accounts with which you can sign in.'],
  ['access-tokens.json', 'Your API tokens, without the tokens themselves.'],
  ['api-requests.json', 'Requests that were made with your API tokens.'],
  ['sessions.json', 'Devices on which you are signed in, and ended sessions that are still stored.'],
  ['browsers.json', 'When you first and last signed in from each browser that we recognize.'],
  ['links.json', 'Links and codes of your account, without themselves, with the address that they set.'],
  ['favorite-prompts.json', 'Prompts that you saved.'],
  ['brands.json', 'Your brands.'],
  ['months.json', 'Your months of posts, with the words of each post.'],
  ['lists.json', 'How you see the lists of the shop; for Admins.'],
  ['webhooks.json', 'Your webhook endpoints, without their secrets.'],
  ['events.json', 'What webhooks reported in the last 30 days.'],
  ['designs.json', 'Your designs: what you asked for, the words and the outcome.'],
  ['designs/', 'Pictures of your finished designs, named by the id in designs.json.'],
  ['photos/', 'Photos that you uploaded for designs.'],
  ['images/', 'Other pictures that you uploaded, such as your photo and logos.'],
  ['ticket-images/', 'Pictures of your messages to support, as tickets.json names them.'],
  [testFolder, 'The same files, with what your test tokens made.'],
];

/** Returns the text that explains an archive to its owner. */
export function archiveReadme(shop: string, now: Date): string {
  const width = Math.max(...archiveContents.map(([path]) => path.length));
  return [
    `Your data at ${shop}, as it was on ${now.toISOString().slice(0, 10)} (UTC).`,
    '',
    'Files that end with .json are text: open them with any text editor or browser.',
    'Times are in UTC; amounts are in the currency of the order; ids connect the files.',
    'A list without entries is [].',
    '',
    ...archiveContents.map(([path, text]) => `${path.padEnd(width)}  ${text}`),
    '',
  ].join('\n');
}
