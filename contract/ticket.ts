import { z } from 'zod';
import { atMost, oneLine, printable } from './text';

/** Maximum lengths of subject and message in characters, and the maximum numbers of replies and of merged tickets. */
export const ticketLimits = { subject: 200, message: 5000, replies: 200, merged: 10 };

/** Visible characters: a text of only blanks and invisible characters is empty. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

const written = (most: number, missing: string) =>
  z
    .string()
    .overwrite((text) => printable(text).trim())
    .max(most, atMost(most))
    .refine((text) => visible.test(text), missing);

export const ticketSubject = written(ticketLimits.subject, 'Please enter a subject.').overwrite(oneLine);

export const ticketMessage = written(ticketLimits.message, 'Please enter a message.');

/** Schema of a new ticket. */
export const ticketForm = z.object({ subject: ticketSubject, message: ticketMessage });

/** Returns whether a reply has visible content; one without it cannot be sent. */
export const saysSomething = (text: string): boolean => visible.test(text);
