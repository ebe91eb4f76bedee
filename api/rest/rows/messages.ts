import { z } from 'zod';
import { answers } from '../answers';
import { messageBody } from '../bodies/people';
import { RestEmailTemplatesDocument, RestSendMessageDocument } from '../generated/operations';
import { row } from '../row';
import { emailTemplate } from '../shapes/people';

const tag = 'Support';

export const messageRows = [
  row({
    method: 'GET',
    path: '/user-emails',
    access: 'admin',
    tag,
    summary: 'List email templates',
    returns: z.array(emailTemplate),
    operation: RestEmailTemplatesDocument,
    variables: () => ({}),
    answer: ({ emailTemplates }) =>
      emailTemplates.map(({ id, name, subject, body }) => ({
        _id: id,
        templateName: name,
        subject,
        body,
      })),
  }),
  row({
    method: 'POST',
    path: '/send-message',
    access: 'admin',
    tag,
    summary: 'Send an email to an account',
    body: messageBody,
    fields: { body: 'messageBody', email: 'toEmail' },
    once: true,
    refusals: {
      NOT_FOUND: 'No account uses this address.',
      INVALID_STATE: 'Emails to this address are rejected.',
      CONFLICT: 'The Idempotency-Key was already used for a different message.',
    },
    returns: answers.message,
    operation: RestSendMessageDocument,
    variables: ({ body, requestId }) => ({
      input: {
        email: body.needed('toEmail'),
        message: { subject: body.needed('subject'), body: body.needed('messageBody') },
        requestId,
      },
    }),
    answer: () => ({ success: true as const, message: 'Message sent successfully.' }),
  }),
];
