import type { Resolvers } from '../../graphql/generated/schema';
import { done } from '../payload';
import { sendContactMessage } from './contact.service';

export const ticketResolvers: Resolvers = {
  Mutation: {
    sendContactMessage: (_root, { input }, ctx) => done(() => sendContactMessage(ctx, input)),
  },
};
