import type { Resolvers } from '../../graphql/generated/resolvers';
import { listCreditEntries } from './credit.list';

export const creditResolvers: Resolvers = {
  Query: {
    creditEntries: (_root, asked, ctx) => listCreditEntries(ctx, asked),
  },
  User: {
    creditEntries: (user, asked, ctx) => listCreditEntries(ctx, asked, user.id),
  },
  CreditEntry: {
    designId: (entry) => (entry.subjectType === 'DESIGN' ? entry.subject : null),
    purchaseId: (entry) => (entry.subjectType === 'ORDER' ? entry.subject : null),
  },
};
