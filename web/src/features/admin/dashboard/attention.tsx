import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CircleCheck } from '../../../lib/generated/icons';
import { formatBoundedCount, countsEnd } from '../../../../../contract/counts';
import { formatDateTime } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { settingsHref } from '../settings/menu/tabs';
import type { ShopNeedsQuery } from './dashboard.generated';

type Item = ShopNeedsQuery['needsAttention'][number];

interface Way {
  /** What it is, for one and for many. */
  words: [one: string, many: string];
  /** What an Admin does about it. */
  advice: string;
  action?: { text: string; href: string };
}

const orders = (query: string) => `${paths.admin.orders.getHref()}?${query}`;
const keys = settingsHref('keys', 'addKey');

export const ways: Record<Item['kind'], Way> = {
  PAYMENT_MISMATCH: {
    words: ['payment does not match its order', 'payments do not match their orders'],
    advice:
      'The customer has paid, but received nothing. Open the order, then settle it with the payment or refund the payment.',
    action: { text: 'Show them', href: orders('paymentStatus=PROCESSING') },
  },
  PAYMENT_UNMATCHED: {
    words: ['payment at PayPal is without an order', 'payments at PayPal are without an order'],
    advice: 'These payments match no order. Grant each to an account, or refund it.',
    action: { text: 'Show them', href: paths.admin.unmatchedPayments.getHref() },
  },
  PAYMENT_HELD: {
    words: ['payment is reviewed by PayPal', 'payments are reviewed by PayPal'],
    advice: 'PayPal decides, usually within a day. Your PayPal account shows the reason.',
    action: { text: 'Show them', href: orders('paymentStatus=PROCESSING') },
  },
  PAYMENT_STUCK: {
    words: ['payment has no answer from PayPal', 'payments have no answer from PayPal'],
    advice: 'The shop asks PayPal again automatically. If it lasts, look at the status page of PayPal.',
    action: { text: 'Show them', href: orders('paymentStatus=PENDING') },
  },
  REFUND_UNANSWERED: {
    words: ['refund has no answer from PayPal', 'refunds have no answer from PayPal'],
    advice: 'The shop asks PayPal again automatically, and refunds nothing twice.',
    action: { text: 'Show orders', href: orders('paymentStatus=PAID') },
  },
  REFUND_UNKNOWN: {
    words: ['refund is no longer shown by PayPal', 'refunds are no longer shown by PayPal'],
    advice: 'Look for the refund in your PayPal account, then open the order and ask PayPal again.',
    action: { text: 'Show orders', href: orders('paymentStatus=PAID') },
  },
  REFUND_FAILED: {
    words: ['refund was accepted and then refused by PayPal', 'refunds were accepted and then refused by PayPal'],
    advice:
      'The customer has not got this money. Look for the reason in your PayPal account, then refund the order again.',
    action: { text: 'Show orders', href: orders('paymentStatus=PAID') },
  },
  DISPUTE: {
    words: ['payer disputes a payment', 'payers dispute a payment'],
    advice: "Answer in PayPal's Resolution Center before the deadline. Without an answer you lose the dispute.",
    action: { text: 'Show them', href: orders('paymentStatus=DISPUTED') },
  },
  AI_KEYS: {
    words: ['AI key is refused', 'AI keys are refused'],
    advice: 'A key is wrong, may not make pictures, or its project has no billing.',
    action: { text: 'Open the keys', href: keys },
  },
  NO_AI_KEY: {
    words: ['No AI key works', 'No AI key works'],
    advice: 'Customers cannot make designs until one does.',
    action: { text: 'Open the keys', href: keys },
  },
  EMAILS: {
    words: ['email from this week was not delivered', 'emails from this week were not delivered'],
    advice: 'The mail server refused them, or did not answer for days.',
    action: { text: 'Show the emails', href: `${paths.admin.messages.getHref()}?status=FAILED,REFUSED` },
  },
  EMAILS_UNSENT: {
    words: ['email was written without a mail server', 'emails were written without a mail server'],
    advice:
      'Emails from the last three days are sent within the hour. Choose which older ones are still worth sending.',
    action: { text: 'Show the emails', href: `${paths.admin.messages.getHref()}?status=NOT_SENT` },
  },
  JOBS: {
    words: ['job was given up', 'jobs were given up'],
    advice: "The worker's log shows the reason.",
  },
  TICKETS: {
    words: ['ticket has waited for more than a day', 'tickets have waited for more than a day'],
    advice: "Nobody on the team has read the customer's last message.",
    action: { text: 'Answer', href: paths.admin.supportMessages.getHref() },
  },
};

const sentence = ({ kind, count }: Item): string => {
  const [one, many] = ways[kind].words;
  if (kind === 'NO_AI_KEY') return one;
  return `${formatBoundedCount(count, countsEnd.attention)} ${count === 1 ? one : many}`;
};

/** Conditions that need an Admin's action, each with what to do about it. */
export const NeedsAttention = ({ items }: { items: readonly Item[] }) => (
  <Card component="section" aria-labelledby="needs-attention" sx={{ p: 2.5 }}>
    <Typography id="needs-attention" variant="h6" component="h2" sx={{ mb: 1.5 }}>
      Needs attention
    </Typography>
    {items.length === 0 ? (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'success.main' }}>
        <CircleCheck size={20} aria-hidden />
        All is well.
      </Box>
    ) : (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.75 }}>
        {items.map((item) => {
          const { advice, action } = ways[item.kind];
          const { purchaseId, count, respondBy } = item;
          return (
            <li key={item.kind}>
              <Box sx={{ fontWeight: 600 }}>{sentence(item)}</Box>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {respondBy && <b>{`Answer by ${formatDateTime(respondBy)}. `}</b>}
                {advice}{' '}
                {purchaseId && (
                  <MuiLink component={Link} to={paths.admin.order.getHref(purchaseId)} sx={way}>
                    {count === 1 ? 'Open the order' : respondBy ? 'Open the most urgent' : 'Open the oldest'}
                  </MuiLink>
                )}{' '}
                {action && !(purchaseId && count === 1) && (
                  <MuiLink component={Link} to={action.href} sx={way}>
                    {action.text}
                  </MuiLink>
                )}
              </Typography>
            </li>
          );
        })}
      </Box>
    )}
  </Card>
);

/** Two ways must not read as one. */
const way = { whiteSpace: 'nowrap', mr: 1.5 } as const;
