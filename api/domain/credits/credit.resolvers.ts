import type { Resolvers } from '../../graphql/generated/resolvers';
import { payload } from '../payload';
import { deductCredit, returnDeductedCredit } from './credit-deduction.service';
import { listCreditEntries } from './credit.list';

const unchanged = { entry: null, user: null };

export const creditResolvers: Resolvers = {
  Query: {
    creditEntries: (_root, asked, ctx) => listCreditEntries(ctx, asked),
  },
  Mutation: {
    deductCredit: (_root, { input }, ctx) => payload(() => deductCredit(ctx, input), unchanged),
    returnDeductedCredit: (_root, { input }, ctx) => payload(() => returnDeductedCredit(ctx, input), unchanged),
  },
  User: {
    creditEntries: (user, asked, ctx) => listCreditEntries(ctx, asked, user.id),
  },
  CreditEntry: {
    designId: (entry) => (entry.subjectType === 'DESIGN' ? entry.subject : null),
    // refunds and disputes are about an order, too
    purchaseId: (entry) => entry.orderId ?? (entry.subjectType === 'ORDER' ? entry.subject : null),
  },
};
