import { z } from 'zod';
import type { RestKeyFragment, RestTicketFragment, RestUserFragment } from '../generated/operations';
import { membershipValues, roleValues, ticketPriorityValues, ticketStatusValues } from '../values';
import { count, day, id, moment, shapeOf, textOrNull, wordOf } from './fields';
import { dayOf } from './sales';

const weekDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

const sentMessage = shapeOf<NonNullable<RestUserFragment['messages']>['items'][number]>()({
  day: [z.string().meta({ examples: ['Monday'] }), (one) => weekDay.format(new Date(one.createdAt))],
  date: [day, (one) => dayOf(one.createdAt)],
  templateName: [
    textOrNull.meta({ description: "The template's name, or else the subject." }),
    (one) => one.templateName || one.subject,
  ],
});

export const { schema: user, of: userShape } = shapeOf<RestUserFragment>()({
  _id: [id, (one) => one.id],
  userName: [z.string(), (one) => one.name],
  UserEmail: [z.string(), (one) => one.email],
  userRole: [wordOf(roleValues), (one) => roleValues[one.role]],
  userMembership: [wordOf(membershipValues), (one) => membershipValues[one.membership]],
  MembershipValidity: [
    moment.nullable().meta({ description: 'Null for a membership without an end.' }),
    (one) => one.membershipUntil,
  ],
  currentBalance: [count.meta({ description: 'Credits.' }), (one) => one.credits],
  aboutMe: [textOrNull, (one) => one.aboutMe],
  address: [textOrNull, (one) => one.address],
  city: [textOrNull, (one) => one.city],
  country: [textOrNull, (one) => one.country],
  phone: [textOrNull, (one) => one.phone],
  profileURL: [textOrNull, (one) => one.photoUrl],
  createdAt: [moment, (one) => one.createdAt],
  messageLogs: [
    z
      .array(sentMessage.schema)
      .optional()
      .meta({ description: 'The last 10 messages to the account, newest first; for Admins only.' }),
    (one) => one.messages?.items.map(sentMessage.of),
  ],
});

export const ownUser = user.extend({ credits: count.meta({ description: 'The same as currentBalance.' }) });

export const admin = user.pick({ _id: true, userName: true, UserEmail: true });

const reply = shapeOf<RestTicketFragment['replies'][number]>()({
  message: [z.string(), (one) => one.message],
  timestamp: [moment, (one) => one.createdAt],
  sender: [z.enum(['admin', 'user']), (one) => (one.sender === 'ADMIN' ? 'admin' : 'user')],
});

export const { schema: ticket, of: ticketShape } = shapeOf<RestTicketFragment>()({
  _id: [id, (one) => one.id],
  subject: [z.string(), (one) => one.subject],
  message: [z.string(), (one) => one.message],
  createdAt: [moment, (one) => one.createdAt],
  ticketStatus: [wordOf(ticketStatusValues), (one) => ticketStatusValues[one.status]],
  priority: [wordOf(ticketPriorityValues).nullable(), (one) => one.priority && ticketPriorityValues[one.priority]],
  ticketUserName: [z.string(), (one) => one.userName],
  ticketUserEmail: [z.string(), (one) => one.userEmail],
  ticketUserProfileURL: [textOrNull, (one) => one.userPhotoUrl],
  ticketUserRole: [
    z.enum([...Object.values(roleValues), 'user']).meta({ description: "The account's role, or user for a visitor." }),
    (one) => (one.customer ? roleValues[one.userRole] : 'user'),
  ],
  phone: [textOrNull, (one) => one.phone],
  adminMessage: [
    z.array(reply.schema).meta({ description: 'Replies from both sides, oldest first.' }),
    (one) => one.replies.map(reply.of),
  ],
});

/** A masked key as old pages show it: its first 8 and last 4 characters. */
export const maskShape = (masked: string) => masked.replace('…', '...');

const forAdmins = 'For Admins only.';
export const { schema: key, of: keyShape } = shapeOf<RestKeyFragment>()({
  _id: [id, (one) => one.id],
  name: [z.string(), (one) => one.name],
  key: [
    z.string().meta({ description: 'Masked: its first 8 and last 4 characters.' }),
    (one) => maskShape(one.maskedKey),
  ],
  isActive: [z.boolean(), (one) => one.isActive],
  createdAt: [moment, (one) => one.createdAt],
  lastUsedAt: [moment.nullable().optional().meta({ description: forAdmins }), (one) => one.lastUsedAt],
  lastError: [textOrNull.optional().meta({ description: forAdmins }), (one) => one.lastError],
});

export const emailTemplate = z.object({
  _id: id,
  templateName: z.string(),
  subject: z.string(),
  body: z.string().meta({ description: 'HTML.' }),
});
