import { ticketImagePaths } from '../../../contract/ticket-image';
import type { RequestContext } from '../../context';
import type { ItemOrderResolvers, OrderResolvers, Resolvers } from '../../graphql/generated/resolvers';
import { loadUser } from '../accounts/user.service';
import { loadDesign } from '../designs/design.service';
import { loadOrder } from '../orders/order.service';
import { done, payload } from '../payload';
import { signedIn } from '../viewer';
import { sendContactMessage } from './contact.service';
import type { CannedAnswerEntity } from './admin/canned-answer.entity';
import { cannedAnswers, deleteCannedAnswer, saveCannedAnswer } from './admin/canned-answer.service';
import { answerTicket, assignTicket, setTicketPriority, setTicketStatus } from './admin/support.service';
import { mergeTarget, mergeTickets, mergedInto, separateTicket } from './admin/ticket-merge.service';
import { syncTicket } from './ticket-sync.service';
import { presenceAt, setTicketActivity } from './admin/ticket-presence.service';
import { repliesOf, replyToTicket } from './reply.service';
import type { TicketWrite } from './reply.service';
import type { TicketEntity } from './ticket.entity';
import { firstImagesOf, replyImagesOf } from './ticket-image.service';
import { countUnreadTickets, listTickets } from './ticket.list';
import {
  subscribeToAllTickets,
  subscribeToOwnTickets,
  subscribeToPresence,
  subscribeToTicket,
} from './ticket-updates.service';
import { createTicket, findTicket, markTicketRead } from './ticket.service';

const answered = (ctx: RequestContext, work: () => Promise<TicketEntity>) =>
  payload(async () => ({ ticket: await work(), viewer: await loadUser(ctx, signedIn(ctx).userId) }), {
    ticket: null,
    viewer: null,
  });

const written = (ctx: RequestContext, work: () => Promise<TicketWrite>) =>
  answered(ctx, async () => (await work()).ticket);

/** Tickets about a purchase; also of a deleted owner. */
const about = {
  tickets: (order, { page }, ctx) => listTickets(ctx, { page, filter: { purchase: [order.id] } }),
} satisfies OrderResolvers & ItemOrderResolvers;

const answer = (work: () => Promise<CannedAnswerEntity>) =>
  payload(async () => ({ cannedAnswer: await work() }), { cannedAnswer: null });

export const ticketResolvers: Resolvers = {
  Query: {
    ticket: (_root, { id }, ctx) => findTicket(ctx, id),
    tickets: (_root, asked, ctx) => listTickets(ctx, asked),
    cannedAnswers: (_root, _args, ctx) => cannedAnswers(ctx),
  },
  Mutation: {
    sendContactMessage: (_root, { input }, ctx) => done(() => sendContactMessage(ctx, input)),
    createTicket: (_root, { input }, ctx) => answered(ctx, () => createTicket(ctx, input)),
    replyToTicket: (_root, { id, input }, ctx) => written(ctx, () => replyToTicket(ctx, id, input)),
    answerTicket: (_root, { id, input }, ctx) => written(ctx, () => answerTicket(ctx, id, input)),
    syncTicket: (_root, { id, input }, ctx) =>
      payload(() => syncTicket(ctx, id, input), { ticket: null, isChanged: null }),
    markTicketRead: (_root, { id, replies }, ctx) => answered(ctx, () => markTicketRead(ctx, id, replies)),
    setTicketStatus: (_root, { id, status }, ctx) => written(ctx, () => setTicketStatus(ctx, id, status)),
    setTicketPriority: (_root, { id, priority }, ctx) =>
      written(ctx, () => setTicketPriority(ctx, id, priority ?? null)),
    assignTicket: (_root, { id, adminId }, ctx) => written(ctx, () => assignTicket(ctx, id, adminId ?? null)),
    mergeTickets: (_root, { id, into }, ctx) => answered(ctx, () => mergeTickets(ctx, id, into)),
    separateTicket: (_root, { id }, ctx) => answered(ctx, () => separateTicket(ctx, id)),
    setTicketActivity: (_root, { id, activity }, ctx) => answered(ctx, () => setTicketActivity(ctx, id, activity)),
    saveCannedAnswer: (_root, { id, input, version, requestId }, ctx) =>
      answer(() => saveCannedAnswer(ctx, id ?? null, input, version, requestId)),
    deleteCannedAnswer: (_root, { id, version }, ctx) => answer(() => deleteCannedAnswer(ctx, id, version)),
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
    ticketPresenceChanged: {
      subscribe: (_root, { id }, ctx) => subscribeToPresence(ctx, id),
      resolve: (ticket: unknown) => ticket as never,
    },
  },
  User: {
    tickets: (user, asked, ctx) => listTickets(ctx, asked, user.id),
    unreadTickets: (user, _args, ctx) => countUnreadTickets(ctx, user.id),
  },
  Order: about,
  ItemOrder: about,
  Ticket: {
    customer: (ticket, _args, ctx) => (ticket.userId ? loadUser(ctx, ticket.userId) : null),
    design: (ticket, _args, ctx) => (ticket.designId ? loadDesign(ctx, ticket.designId) : null),
    purchase: (ticket, _args, ctx) => (ticket.orderId ? loadOrder(ctx, ticket.orderId) : null),
    replies: (ticket, _args, ctx) => repliesOf(ctx, ticket.id),
    replyCount: (ticket) => ticket.replies,
    images: (ticket, _args, ctx) => firstImagesOf(ctx, ticket.id),
    mergedInto: (ticket, _args, ctx) => mergeTarget(ctx, ticket),
    mergedTickets: (ticket, _args, ctx) => mergedInto(ctx, ticket.id),
    assignee: (ticket, _args, ctx) => (ticket.assignee ? loadUser(ctx, ticket.assignee) : null),
    presence: (ticket, _args, ctx) => presenceAt(ctx, ticket.id),
  },
  TicketPresence: {
    admin: ({ adminId }, _args, ctx) => loadUser(ctx, adminId),
  },
  TicketReply: {
    author: (reply, _args, ctx) => (reply.authorId ? loadUser(ctx, reply.authorId) : null),
    images: (reply, _args, ctx) => replyImagesOf(ctx, reply.id),
  },
  TicketImage: {
    imageUrl: ({ id }) => ticketImagePaths(id).imageUrl,
    thumbnailUrl: ({ id }) => ticketImagePaths(id).thumbnailUrl,
  },
};
