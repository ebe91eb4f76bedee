import { z } from 'zod';
import { printable } from './printable';

/** Maximum lengths of subject and message in characters, and the maximum numbers of replies and of merged tickets. */
export const ticketLimits = { subject: 200, message: 5000, replies: 200, merged: 10 };

/** Visible characters: a text of only blanks and invisible characters is empty. */
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

/** Schema of a new ticket. */
export const ticketForm = z.object({ subject: ticketSubject, message: ticketMessage });

/** Returns whether a reply has visible content; one without it cannot be sent. */
export const saysSomething = (text: string): boolean => visible.test(text);
