import { member, packages } from './defaults';

type PaymentStatus = 'PENDING' | 'PROCESSING' | 'PAID' | 'REFUNDED' | 'DISPUTED' | 'CANCELLED';

/** An order of a package as the API answers it. */
export interface TestOrder {
  id: string;
  orderId: string;
  paymentId: string;
  package: (typeof packages)[number] | null;
  packageName: string;
  price: string;
  fee: string;
  total: string;
  currency: string;
  credit: number;
  validityDays: number;
  paymentStatus: PaymentStatus;
  orderStatus: string;
  customerName: string;
  customerEmail: string;
  address: string;
  country: string;
  membershipUntil: string | null;
  paidAt: string | null;
  transactionId: string | null;
  paymentProblem: string | null;
  expiresAt: string | null;
  refunded: string;
  featuredImage: string | null;
  createdAt: string;
}

/** An order of Starter that waits for payment; a test names what matters to it. */
export const anOrder = (parts: Partial<TestOrder> = {}): TestOrder => ({
  id: '01900000-0000-7000-8000-0000000000b1',
  orderId: 'AB12CD34',
  paymentId: 'PA12CD34',
  package: packages[0] ?? null,
  packageName: 'Starter',
  price: '9.00',
  fee: '0.00',
  total: '9.00',
  currency: 'USD',
  credit: 20,
  validityDays: 30,
  paymentStatus: 'PENDING',
  orderStatus: 'PENDING',
  customerName: member.name,
  customerEmail: member.email,
  address: '12 Loom Street, Porto',
  country: 'Portugal',
  membershipUntil: null,
  paidAt: null,
  transactionId: null,
  paymentProblem: null,
  expiresAt: (parts.paymentStatus ?? 'PENDING') === 'PENDING' ? '2026-03-08T12:00:00.000Z' : null,
  refunded: '0.00',
  featuredImage: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  ...parts,
});

/** A page of a list as the API answers it. */
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
