import { z } from 'zod';
import { messageLimits } from './limits';
import { atMost, oneLine, printable, saysSomething, unknownPlaceholder } from './text';

const onlyUserName = (text: string) => unknownPlaceholder(text, ['userName']) === undefined;
const noSuchPlaceholder = ({ input }: { input?: unknown }) =>
  `{{${unknownPlaceholder(String(input), ['userName']) ?? ''}}} is not a placeholder. Use {{userName}}.`;

/** Whether HTML of the editor shows no text. Tags end at the next one, so that the pattern reads each character once. */
const isBlank = (html: string) => !saysSomething(html.replace(/<[^<>]*>/g, '').replaceAll('&nbsp;', ''));

/** Schema of a message's words; a placeholder that would never be replaced is refused. */
export const messageForm = z.object({
  subject: z
    .string()
    // a line break in a header begins another header
    .refine((text) => !/[\r\n]/.test(text.trim()), 'The subject must be one line.')
    .overwrite(oneLine)
    .refine(saysSomething, 'Please enter a subject.')
    .max(messageLimits.subject, atMost(messageLimits.subject))
    .refine(onlyUserName, { error: noSuchPlaceholder }),
  body: z
    .string()
    .overwrite(printable)
    .max(messageLimits.body, atMost(messageLimits.body))
    .refine((html) => !isBlank(html), 'Please write a message.')
    .refine(onlyUserName, { error: noSuchPlaceholder }),
});

/** Schema of an email template. */
export const emailTemplateForm = messageForm.extend({
  name: z
    .string()
    .overwrite(oneLine)
    .refine(saysSomething, 'Please enter a name.')
    .max(messageLimits.templateName, atMost(messageLimits.templateName)),
});
