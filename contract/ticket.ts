import { z } from 'zod';
import { printable } from './printable';

/** How long a subject and a message may be, and how many replies a conversation holds. */
export const ticketLimits = { subject: 200, message: 5000, replies: 200 };

/** Something that can be seen: a text of blanks and invisible characters alone says nothing. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

const written = (most: number, missing: string) =>
  z
    .string()
    .overwrite((text) => printable(text).trim())
    .max(most, `Please use at most ${most} characters.`)
    .refine((text) => visible.test(text), missing);

export const ticketSubject = written(ticketLimits.subject, 'Please enter a subject.').overwrite((text) =>
  text.replace(/\s+/g, ' '),
);

export const ticketMessage = written(ticketLimits.message, 'Please enter a message.');

/** What a new ticket says. */
export const ticketForm = z.object({ subject: ticketSubject, message: ticketMessage });

/** Whether a reply says anything: one that does not can't be sent. */
export const saysSomething = (text: string): boolean => visible.test(text);
