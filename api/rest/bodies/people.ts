import { z } from 'zod';
import { membershipValues, roleValues, ticketStatusValues } from '../values';
import { count, needed, text, word } from './fields';

export const createUserBody = z.object({
  userName: text.meta({ description: 'The new name; null, blank or omitted leaves the name.' }),
  userEmail: text.meta({ description: "The caller's own address." }),
  profileURL: text.meta({
    description:
      'Path of an uploaded picture: the new photo. Null, blank, omitted or an address of another site leaves it.',
  }),
});

export const profileBody = z.object({
  userName: z.string().optional(),
  aboutMe: text,
  address: text,
  city: text,
  country: text.meta({ description: 'A name of `countries` of the contract.' }),
  phone: text,
  profileURL: text.meta({ description: 'Path of an uploaded picture.' }),
});

export const membershipBody = z.object({
  userEmail: needed,
  userMembership: word(membershipValues).optional(),
  MembershipValidity: text.meta({
    description: 'End of premium, in UTC unless it names a zone; null or blank for no end.',
  }),
});

export const balanceBody = z.object({ userEmail: needed, credit: count.meta({ description: 'Credits to add.' }) });

export const creditBody = z.object({
  userEmail: needed,
  amount: z.union([z.literal(1), z.literal('1')]),
});

export const userBody = z.object({
  userName: z.string().optional(),
  userRole: word(roleValues).optional(),
  userMembership: word(membershipValues).optional(),
  currentBalance: count.optional().meta({ description: 'The new balance.' }),
  expectedBalance: count.optional().meta({ description: 'The balance that you saw: 409 when there is another one.' }),
});

export const messageBody = z.object({
  toEmail: needed.meta({ description: "An account's address." }),
  subject: needed,
  messageBody: needed.meta({ description: 'HTML.' }),
});

const ofAnonymousCallers = { description: 'Needed without a session or token.' };
export const ticketBody = z.object({
  ticketUserName: text.meta(ofAnonymousCallers),
  ticketUserEmail: text.meta(ofAnonymousCallers),
  subject: needed,
  message: needed,
  phone: text.meta(ofAnonymousCallers),
});

export const repliesBody = z.object({
  ticketStatus: word(ticketStatusValues).nullish().meta({ description: 'Read of Admins only.' }),
  adminMessage: z
    .array(z.object({ message: z.string(), sender: z.string().nullish() }))
    .nullish()
    .meta({ description: 'The whole list. Messages that the ticket does not have yet are added, at most 10.' }),
});
