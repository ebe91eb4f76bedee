import { z } from 'zod';
import type { RestKeyFragment, RestTicketFragment, RestUserFragment } from '../generated/operations';
import { membershipWords, roleWords, ticketPriorityWords, ticketStatusWords } from '../words';
import { count, day, id, moment, textOrNull, wordOf } from './fields';
import { dayOf } from './sales';

const weekDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

export const user = z.object({
  _id: id,
  userName: z.string(),
  UserEmail: z.string(),
  userRole: wordOf(roleWords),
  userMembership: wordOf(membershipWords),
  MembershipValidity: moment.nullable().meta({ description: 'Null where the membership has no end.' }),
  currentBalance: count.meta({ description: 'Credits.' }),
  aboutMe: textOrNull,
  address: textOrNull,
  city: textOrNull,
  country: textOrNull,
  phone: textOrNull,
  profileURL: textOrNull,
  createdAt: moment,
  messageLogs: z
    .array(
      z.object({
        day: z.string().meta({ examples: ['Monday'] }),
        date: day,
        templateName: textOrNull.meta({ description: "The template's name, or else the subject." }),
      }),
    )
    .optional()
    .meta({ description: 'The last messages to the account, newest first; for Admins only.' }),
});

export const userShape = (one: RestUserFragment): z.infer<typeof user> => ({
  _id: one.id,
  userName: one.name,
  UserEmail: one.email,
  userRole: roleWords[one.role],
  userMembership: membershipWords[one.membership],
  MembershipValidity: one.membershipUntil,
  currentBalance: one.credits,
  aboutMe: one.aboutMe,
  address: one.address,
  city: one.city,
  country: one.country,
  phone: one.phone,
  profileURL: one.photoUrl,
  createdAt: one.createdAt,
  ...(one.messages && {
    messageLogs: one.messages.items.map(({ createdAt, templateName, subject }) => ({
      day: weekDay.format(new Date(createdAt)),
      date: dayOf(createdAt),
      templateName: templateName || subject,
    })),
  }),
});

export const ownUser = user.extend({ credits: count.meta({ description: 'The same as currentBalance.' }) });

export const admin = user.pick({ _id: true, userName: true, UserEmail: true });

export const ticket = z.object({
  _id: id,
  subject: z.string(),
  message: z.string(),
  createdAt: moment,
  ticketStatus: wordOf(ticketStatusWords),
  priority: wordOf(ticketPriorityWords).nullable(),
  ticketUserName: z.string(),
  ticketUserEmail: z.string(),
  ticketUserProfileURL: textOrNull,
  ticketUserRole: z
    .enum([...Object.values(roleWords), 'user'])
    .meta({ description: "The account's role; user for a visitor." }),
  phone: textOrNull,
  adminMessage: z
    .array(z.object({ message: z.string(), timestamp: moment, sender: z.enum(['admin', 'user']) }))
    .meta({ description: 'The replies of both sides, oldest first.' }),
});

export const ticketShape = (one: RestTicketFragment): z.infer<typeof ticket> => ({
  _id: one.id,
  subject: one.subject,
  message: one.message,
  createdAt: one.createdAt,
  ticketStatus: ticketStatusWords[one.status],
  priority: one.priority && ticketPriorityWords[one.priority],
  ticketUserName: one.userName,
  ticketUserEmail: one.userEmail,
  ticketUserProfileURL: one.userPhotoUrl,
  ticketUserRole: one.customer ? roleWords[one.userRole] : 'user',
  phone: one.phone,
  adminMessage: one.replies.map(({ message, createdAt, sender }) => ({
    message,
    timestamp: createdAt,
    sender: sender === 'ADMIN' ? 'admin' : 'user',
  })),
});

/** A masked key as old pages show it: its first 8 and last 4 characters. */
export const maskShape = (masked: string) => masked.replace('…', '...');

const forAdmins = 'For Admins only.';
export const key = z.object({
  _id: id,
  name: z.string(),
  key: z.string().meta({ description: 'Masked: its first 8 and last 4 characters.' }),
  isActive: z.boolean(),
  createdAt: moment,
  lastUsedAt: moment.nullable().optional().meta({ description: forAdmins }),
  lastError: textOrNull.optional().meta({ description: forAdmins }),
});

export const keyShape = (one: RestKeyFragment): z.infer<typeof key> => ({
  _id: one.id,
  name: one.name,
  key: maskShape(one.maskedKey),
  isActive: one.isActive,
  createdAt: one.createdAt,
  lastUsedAt: one.lastUsedAt,
  lastError: one.lastError,
});

export const emailTemplate = z.object({
  _id: id,
  templateName: z.string(),
  subject: z.string(),
  body: z.string().meta({ description: 'HTML.' }),
});
