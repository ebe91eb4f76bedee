import type { Resolvers } from '../../graphql/generated/schema';
import { listCreditEntries } from './credit.service';

export const creditResolvers: Resolvers = {
  Query: {
    creditEntries: (_root, { page }, ctx) => listCreditEntries(ctx, page),
  },
  CreditEntry: {
    designId: (entry) => (entry.subjectType === 'DESIGN' ? entry.subject : null),
    orderId: (entry) => (entry.subjectType === 'ORDER' ? entry.subject : null),
  },
};
