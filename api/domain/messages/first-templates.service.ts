import type { RequestContext } from '../../context';
import { EmailTemplateEntity } from './email-template.entity';

/** Emails to begin with, in plain words that fit any shop of this kind. */
const firstTemplates = [
  {
    name: 'Help with the first design',
    subject: 'Can we help you with your first design, {{userName}}?',
    body: '<p>Hello {{userName}},</p><p>you have signed up, and there is no design yet. Choose a platform, write what the post should say, and the rest follows from that.</p><p>If something is in the way, answer in the support area of your account: a person reads it.</p>',
  },
  {
    name: 'Apology with credits',
    subject: 'Sorry, {{userName}}: we have added credits to your account',
    body: '<p>Hello {{userName}},</p><p>something did not work as it should, and it was our fault. We have added credits to your account; you find them in your credit history.</p><p>Thank you for your patience.</p>',
  },
  {
    name: 'What is new',
    subject: 'New for your posts, {{userName}}',
    body: '<p>Hello {{userName}},</p><h2>What is new</h2><ul><li>First thing</li><li>Second thing</li></ul><p>Have a look when you make your next post.</p>',
  },
];

/** Adds email templates to a shop that has none. */
export async function addFirstTemplates(ctx: RequestContext): Promise<void> {
  await ctx.transaction(async (tx) => {
    if ((await tx.db.count(EmailTemplateEntity)) > 0) return;
    await tx.db.createQueryBuilder().insert().into(EmailTemplateEntity).values(firstTemplates).orIgnore().execute();
  });
}
