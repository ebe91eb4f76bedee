import { z } from 'zod';
import { answers } from '../answers';
import { messageBody } from '../bodies/people';
import { notFound, refuseErrors } from '../failure';
import { RestEmailTemplatesDocument, RestSendMessageDocument } from '../generated/operations';
import { row } from '../row';
import type { RestCall } from '../row';
import { emailTemplate } from '../shapes/people';
import { accountOfEmail } from './people';

async function sendMessage(call: RestCall) {
  const { body, run, requestId } = call;
  const email = body.needed('toEmail');
  const [subject, text] = [body.needed('subject'), body.needed('messageBody')];
  const user = await accountOfEmail(call, email);
  if (!user) throw notFound('User');
  const { emailTemplates } = await run(RestEmailTemplatesDocument, {});
  const template = emailTemplates.find((one) => one.subject === subject);
  const input = { userId: user.id, templateId: template?.id ?? null, message: { subject, body: text }, requestId };
  const { sendMessage: result } = await run(RestSendMessageDocument, { input });
  refuseErrors(result, { body: 'messageBody' });
  return { success: true as const, message: 'Message sent successfully.' };
}

const tag = 'Support';

export const messageRows = [
  row({
    method: 'GET',
    path: '/user-emails',
    access: 'admin',
    tag,
    summary: 'List the templates of emails',
    returns: z.array(emailTemplate),
    answer: async ({ run }) =>
      (await run(RestEmailTemplatesDocument, {})).emailTemplates.map(({ id, name, subject, body }) => ({
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
    once: true,
    refusals: {
      NOT_FOUND: 'No account has this address.',
      INVALID_STATE: 'The mail server of the address rejects emails.',
      CONFLICT: 'The Idempotency-Key was used for another message.',
    },
    returns: answers.message,
    answer: sendMessage,
  }),
];
