import type { RequestContext } from '../../context';
import type { Resolvers } from '../../graphql/generated/resolvers';
import { loadUser } from '../accounts/user.service';
import { loadDesign } from '../designs/design.service';
import { loadOrder } from '../orders/order.service';
import { done, payload } from '../payload';
import { signedIn } from '../viewer';
import { sendContactMessage } from './contact.service';
import { answerTicket, setTicketPriority, setTicketStatus } from './admin/support.service';
import { repliesOf, replyToTicket } from './reply.service';
import type { TicketEntity } from './ticket.entity';
import { firstImagesOf, replyImagesOf, ticketImageAddress } from './ticket-image.service';
import { listTickets } from './ticket.list';
import { subscribeToAllTickets, subscribeToOwnTickets, subscribeToTicket } from './ticket-updates.service';
import { countUnreadTickets, createTicket, findTicket, markTicketRead } from './ticket.service';

const answered = (ctx: RequestContext, work: () => Promise<TicketEntity>) =>
  payload(async () => ({ ticket: await work(), viewer: await loadUser(ctx, signedIn(ctx).userId) }), {
    ticket: null,
    viewer: null,
  });

export const ticketResolvers: Resolvers = {
  Query: {
    ticket: (_root, { id }, ctx) => findTicket(ctx, id),
    tickets: (_root, asked, ctx) => listTickets(ctx, asked),
  },
  Mutation: {
    sendContactMessage: (_root, { input }, ctx) => done(() => sendContactMessage(ctx, input)),
    createTicket: (_root, { input }, ctx) => answered(ctx, () => createTicket(ctx, input)),
    replyToTicket: (_root, { id, input }, ctx) => answered(ctx, () => replyToTicket(ctx, id, input)),
    answerTicket: (_root, { id, input }, ctx) => answered(ctx, () => answerTicket(ctx, id, input)),
    markTicketRead: (_root, { id, replies }, ctx) => answered(ctx, () => markTicketRead(ctx, id, replies)),
    setTicketStatus: (_root, { id, status }, ctx) => answered(ctx, () => setTicketStatus(ctx, id, status)),
    setTicketPriority: (_root, { id, priority }, ctx) =>
      answered(ctx, () => setTicketPriority(ctx, id, priority ?? null)),
  },
  Subscription: {
    ticketChanged: {
      subscribe: (_root, { id }, ctx) => subscribeToTicket(ctx, id),
      resolve: (ticket: unknown) => ticket as never,
    },
    ticketsChanged: {
      subscribe: (_root, _args, ctx) => subscribeToOwnTickets(ctx),
      resolve: (change: unknown) => change as never,
    },
    allTicketsChanged: {
      subscribe: (_root, _args, ctx) => subscribeToAllTickets(ctx),
      resolve: (change: unknown) => change as never,
    },
  },
  User: {
    tickets: (user, asked, ctx) => listTickets(ctx, asked, user.id),
    unreadTickets: (user, _args, ctx) => countUnreadTickets(ctx, user.id),
  },
  Ticket: {
    customer: (ticket, _args, ctx) => (ticket.userId ? loadUser(ctx, ticket.userId) : null),
    design: (ticket, _args, ctx) => (ticket.designId ? loadDesign(ctx, ticket.designId) : null),
    purchase: (ticket, _args, ctx) => (ticket.orderId ? loadOrder(ctx, ticket.orderId) : null),
    replies: (ticket, _args, ctx) => repliesOf(ctx, ticket.id),
    replyCount: (ticket) => ticket.replies,
    images: (ticket, _args, ctx) => firstImagesOf(ctx, ticket.id),
  },
  TicketReply: {
    author: (reply, _args, ctx) => (reply.authorId ? loadUser(ctx, reply.authorId) : null),
    images: (reply, _args, ctx) => replyImagesOf(ctx, reply.id),
  },
  TicketImage: {
    imageUrl: (image) => ticketImageAddress(image),
  },
};
