import { member, packages } from './defaults';

type PaymentStatus = 'PENDING' | 'PROCESSING' | 'PAID' | 'REFUNDED' | 'DISPUTED' | 'CANCELLED';

/** A package order as the API returns it. */
export interface TestOrder {
  id: string;
  __typename: 'Order';
  kind: 'PACKAGE';
  code: string;
  paymentCode: string;
  package: (typeof packages)[number] | null;
  name: string;
  price: string;
  fee: string;
  total: string;
  currency: string;
  credit: number;
  validityDays: number;
  paymentStatus: PaymentStatus;
  orderStatus: string;
  customer: { id: string; name: string; email: string };
  customerEmail: string;
  billing: { customerName: string; address: string; country: string };
  membershipUntil: string | null;
  paidAt: string | null;
  captureId: string | null;
  paymentProblem: string | null;
  expiresAt: string | null;
  refunded: string;
  refundUnderWay: string;
  imageUrl: string | null;
  createdAt: string;
}

/** Creates a pending order of Starter; a test sets the fields it needs. */
export const anOrder = (parts: Partial<TestOrder> = {}): TestOrder => ({
  id: '01900000-0000-7000-8000-0000000000b1',
  __typename: 'Order',
  kind: 'PACKAGE',
  code: 'AB12CD34',
  paymentCode: 'PA12CD34',
  package: packages[0] ?? null,
  name: 'Starter',
  price: '9.00',
  fee: '0.00',
  total: '9.00',
  currency: 'USD',
  credit: 20,
  validityDays: 30,
  paymentStatus: 'PENDING',
  orderStatus: 'PENDING',
  customer: { id: member.id, name: member.name, email: member.email },
  customerEmail: member.email,
  billing: { customerName: member.name, address: '12 Loom Street, Porto', country: 'Portugal' },
  membershipUntil: null,
  paidAt: null,
  captureId: null,
  paymentProblem: null,
  expiresAt: (parts.paymentStatus ?? 'PENDING') === 'PENDING' ? '2026-03-08T12:00:00.000Z' : null,
  refunded: '0.00',
  refundUnderWay: '0.00',
  imageUrl: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  ...parts,
});

/** Returns a page of a list as the API does. */
export const aPage = <Item>(items: readonly Item[], totalItems = items.length) => ({
  items,
  totalItems,
  pageInfo: {
    number: 1,
    size: 10,
    totalPages: Math.ceil(totalItems / 10),
    hasNextPage: totalItems > items.length,
    endCursor: null,
  },
});

/** Creates an order of a digital item as the API returns it. */
export const anItemOrder = (parts: Record<string, unknown> = {}) => ({
  id: '01900000-0000-7000-8000-0000000000b2',
  __typename: 'ItemOrder',
  kind: 'ITEM',
  code: 'IT12CD34',
  paymentCode: 'PI12CD34',
  name: 'Post calendar',
  price: '12.00',
  fee: '0.00',
  total: '12.00',
  currency: 'USD',
  paymentStatus: 'PENDING',
  orderStatus: 'PENDING',
  customerEmail: member.email,
  billing: { customerName: member.name, address: '12 Loom Street, Porto', country: 'Portugal' },
  paidAt: null,
  captureId: null,
  paymentProblem: null,
  expiresAt: '2026-03-08T12:00:00.000Z',
  refunded: '0.00',
  refundUnderWay: '0.00',
  imageUrl: null,
  number: '1001',
  slug: 'post-calendar',
  guidelines: null,
  guidelinesHtml: null,
  accessUrl: null,
  file: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  ...parts,
});
