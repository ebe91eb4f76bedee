import { z } from 'zod';
import { atMost, oneLine, fillPlaceholders, saysSomething, unknownPlaceholder } from './text';
import { ticketLimits, ticketMessage } from './ticket';

export const cannedAnswerLimits = { name: 60, body: ticketLimits.message, count: 100 } as const;

/** Values that replace the placeholders of a canned answer. */
export interface CannedAnswerValues {
  userName: string;
  ticketSubject: string;
}

const names: readonly string[] = ['userName', 'ticketSubject'] satisfies (keyof CannedAnswerValues)[];

/** Schema of a canned answer; a placeholder that would never be replaced is refused. */
export const cannedAnswerForm = z.object({
  name: z
    .string()
    .overwrite(oneLine)
    .refine(saysSomething, 'Please enter a name.')
    .max(cannedAnswerLimits.name, atMost(cannedAnswerLimits.name)),
  body: ticketMessage.refine((body) => unknownPlaceholder(body, names) === undefined, {
    error: ({ input }) =>
      `{{${unknownPlaceholder(String(input), names) ?? ''}}} is not a placeholder. Use {{userName}} or {{ticketSubject}}.`,
  }),
});

/** Returns a canned answer with its placeholders replaced. A user without a name is 'User'. */
export const filledIn = (body: string, { userName, ticketSubject }: CannedAnswerValues): string =>
  fillPlaceholders(body, { userName: userName.trim() || 'User', ticketSubject });
