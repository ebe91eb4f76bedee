import { screen, within } from '@testing-library/react';
import { aPage, anOrder } from './orders';
import { renderRoute } from './render-route';
import { fill } from './fill';

export const id = '01900000-0000-7000-8000-0000000000b1';
export const at = '2026-03-01T12:00:00.000Z';
const ada = { id: 'a-1', name: 'Ada', email: 'ada@example.com' };
const mia = { id: 'u-1', name: 'Mia Weaver', email: 'mia@example.com' };

export const settled = {
  id: 'p-1',
  status: 'SETTLED',
  amount: '9.00',
  currency: 'USD',
  captureId: 'CAP1',
  capturedAmount: null,
  capturedCurrency: null,
  problem: null,
  isSettleable: false,
  isRefundable: true,
  createdAt: at,
};
export const mismatch = {
  ...settled,
  id: 'p-2',
  status: 'MISMATCH',
  capturedAmount: '7.50',
  capturedCurrency: 'USD',
  isSettleable: true,
};
export const event = (parts: Record<string, unknown>) => ({
  id: `e-${String(parts['kind'])}-${String(parts['text'])}`,
  at,
  actor: null,
  text: '',
  paymentStatus: null,
  orderStatus: null,
  attemptStatus: null,
  refundStatus: null,
  disputeStatus: null,
  emailStatus: null,
  amount: null,
  currency: null,
  commentId: null,
  ...parts,
});
const events = [
  event({ kind: 'PLACED', actor: mia, text: 'Starter' }),
  event({ kind: 'ATTEMPT', attemptStatus: 'SETTLED', text: 'PayPal capture CAP1' }),
  event({ kind: 'STATE', paymentStatus: 'PAID', text: 'PayPal capture CAP1' }),
  event({ kind: 'EMAIL', emailStatus: 'SENT', text: 'Your receipt' }),
  event({ kind: 'COMMENT', actor: ada, text: 'A regular', commentId: 'c-1' }),
];

export const paid = {
  ...anOrder({ id, code: 'PAID3333', paymentStatus: 'PAID', orderStatus: 'COMPLETED', paidAt: at, captureId: 'CAP1' }),
  customer: mia,
  payerEmail: null,
  holdReason: null,
  payments: [settled],
  refunds: [],
  disputes: [],
  invoices: [{ id: 'i-1', kind: 'INVOICE', number: 'INV-000001', total: '9.00', url: '/invoices/i-1', issuedAt: at }],
  timeline: events,
  creditEntries: aPage([{ id: 'l-1', change: 20, balanceAfter: 20, reason: 'PURCHASE', note: null, createdAt: at }]),
  designs: aPage([{ id: 'd-1', postType: 'FACEBOOK_POST', status: 'SUCCEEDED', createdAt: at }], 31),
  tickets: aPage([{ id: 't-1', subject: 'Where is it?', status: 'OPEN', createdAt: at }]),
};
export const pending = {
  ...paid,
  code: 'WAITS222',
  paymentStatus: 'PENDING',
  orderStatus: 'PENDING',
  paidAt: null,
  captureId: null,
  payments: [],
  invoices: [],
  timeline: [event({ kind: 'PLACED', actor: mia, text: 'Starter' })],
  creditEntries: aPage([]),
  designs: aPage([]),
  tickets: aPage([]),
} as const;
export const blocked = {
  ...pending,
  paymentStatus: 'PROCESSING',
  payments: [mismatch],
  paymentProblem: 'It does not fit.',
};

/** Opens the page of an order as an Admin; a function returns the order as it is at each read. */
export const openOrder = (order: unknown = paid, Mutation: Record<string, unknown> = {}, Subscription = {}) =>
  renderRoute(`/admin/orders/${id}`, {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: { purchase: () => (typeof order === 'function' ? (order as () => unknown)() : order) },
      Mutation,
      Subscription,
    },
  });
type Rendered = ReturnType<typeof openOrder>;
/** The variables of the sent operations of this name. */
export const asked = ({ api }: Rendered, operation: string) =>
  api.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
/** A part of the page by its title. */
export const part = async (name: string) => within(await screen.findByRole('region', { name }));
export const answered = (order: object = paid) => ({ purchase: order, errors: [] });
export const refused = (code: string, message: string) => ({
  purchase: null,
  errors: [{ code, message, field: null }],
});
/** Answers a question for a reason. */
export const withReason = async ({ user }: Rendered, title: string, confirm: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await fill(user, dialog.getByRole('textbox', { name: /Reason/ }), 'Agreed by phone');
  await user.click(dialog.getByRole('button', { name: confirm }));
};
