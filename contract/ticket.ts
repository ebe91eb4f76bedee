import { z } from 'zod';
import { atMost, oneLine, printable, saysSomething } from './text';

/** Maximum lengths of subject and message in characters, and the maximum numbers of replies and of merged tickets. */
export const ticketLimits = { subject: 200, message: 5000, replies: 200, merged: 10 };

const written = (most: number, missing: string) =>
  z
    .string()
    .overwrite((text) => printable(text).trim())
    .max(most, atMost(most))
    .refine(saysSomething, missing);

export const ticketSubject = written(ticketLimits.subject, 'Please enter a subject.').overwrite(oneLine);

export const ticketMessage = written(ticketLimits.message, 'Please enter a message.');

/** Schema of a new ticket. */
export const ticketForm = z.object({ subject: ticketSubject, message: ticketMessage });
