import type { RestKeyFragment, RestTicketFragment, RestUserFragment } from '../generated/operations';
import { membershipWords, roleWords, ticketPriorityWords, ticketStatusWords } from '../words';
import { dayOf } from './sales';

const weekDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

export const userShape = (user: RestUserFragment) => ({
  _id: user.id,
  userName: user.name,
  UserEmail: user.email,
  userRole: roleWords[user.role],
  userMembership: membershipWords[user.membership],
  MembershipValidity: user.membershipUntil,
  currentBalance: user.credits,
  aboutMe: user.aboutMe,
  address: user.address,
  city: user.city,
  country: user.country,
  phone: user.phone,
  profileURL: user.photoUrl,
  createdAt: user.createdAt,
  ...(user.messages && {
    messageLogs: user.messages.items.map(({ createdAt, templateName, subject }) => ({
      day: weekDay.format(new Date(createdAt)),
      date: dayOf(createdAt),
      templateName: templateName || subject,
    })),
  }),
});

export const ticketShape = (ticket: RestTicketFragment) => ({
  _id: ticket.id,
  subject: ticket.subject,
  message: ticket.message,
  createdAt: ticket.createdAt,
  ticketStatus: ticketStatusWords[ticket.status],
  priority: ticket.priority && ticketPriorityWords[ticket.priority],
  ticketUserName: ticket.userName,
  ticketUserEmail: ticket.userEmail,
  ticketUserProfileURL: ticket.userPhotoUrl,
  ticketUserRole: ticket.customer ? roleWords[ticket.userRole] : 'user',
  phone: ticket.phone,
  adminMessage: ticket.replies.map(({ message, createdAt, sender }) => ({
    message,
    timestamp: createdAt,
    sender: sender === 'ADMIN' ? 'admin' : 'user',
  })),
});

/** A masked key as old pages show it: its first 8 and last 4 characters. */
export const maskShape = (masked: string) => masked.replace('…', '...');

export const keyShape = (key: RestKeyFragment) => ({
  _id: key.id,
  name: key.name,
  key: maskShape(key.maskedKey),
  isActive: key.isActive,
  createdAt: key.createdAt,
  lastUsedAt: key.lastUsedAt,
  lastError: key.lastError,
});
