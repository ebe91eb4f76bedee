import type { RequestContext } from '../../context';
import type { Delivery } from '../../graphql/generated/schema';
import { emailHtml, plainName } from '../../platform/mail/email-html';
import { addressOf, sendAtOnce } from '../../platform/mail/mail-server';
import { senderOf, emailText } from '../../platform/mail/mailer';
import { freshUser } from '../accounts/user.service';
import { readEmailBrand } from '../settings/appearance';
import { readMailDelivery } from '../settings/mail-settings';
import { notFound, tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';
import { storageProblems, words } from './service-checks';

/** Outcome of calling a service once. */
interface ServiceTest {
  works: boolean;
  /** What it answered, or why it does not work. */
  answer: string;
  tookMs: number;
}

/** Returns where emails and files go, without any password. */
export async function readDelivery(ctx: Pick<RequestContext, 'config' | 'once'>): Promise<Delivery> {
  const { server, from } = await readMailDelivery(ctx);
  return {
    mailServer: server && addressOf(server),
    mailFrom: from,
    bucket: ctx.config.s3?.bucket ?? null,
    appUrl: ctx.config.appUrl,
  };
}

/** Returns whether emails can be sent. */
export const hasMailServer = async (ctx: Pick<RequestContext, 'config' | 'once'>): Promise<boolean> =>
  (await readMailDelivery(ctx)).server !== null;

/** @throws UserError TOO_MANY_REQUESTS */
async function takeTest(ctx: RequestContext): Promise<void> {
  const wait = await ctx.limits.take('serviceTestPerAccount', signedIn(ctx).userId);
  if (wait > 0) throw tooManyRequests('Too many tests at once.', wait);
}

async function timed(work: () => Promise<Omit<ServiceTest, 'tookMs'>>): Promise<ServiceTest> {
  const began = performance.now();
  const outcome = await work();
  return { ...outcome, tookMs: Math.round(performance.now() - began) };
}

/**
 * Sends an email to the caller's own address at once, so that the answer of the mail server can be shown.
 * @throws UserError TOO_MANY_REQUESTS
 */
export async function testEmail(ctx: RequestContext): Promise<ServiceTest> {
  const { server, from } = await readMailDelivery(ctx);
  await takeTest(ctx);
  if (!server) return { works: false, answer: 'No mail server is set: emails stay in the outbox.', tookMs: 0 };
  const caller = await freshUser(ctx, signedIn(ctx).userId);
  if (!caller) throw notFound('Account');
  const brand = await readEmailBrand(ctx);
  const html = emailHtml(brand, {
    greeting: plainName(`Hello ${caller.name}`),
    text: 'An Admin sent this email from the shop settings to check whether emails arrive. They do.',
  });
  return timed(async () => {
    try {
      const sender = await senderOf({ from, senderName: async () => brand.name });
      const answer = await sendAtOnce(server, {
        from: sender,
        to: caller.email,
        subject: `Test email of ${brand.name}`,
        html,
        text: emailText(html),
      });
      return { works: true, answer };
    } catch (error) {
      return { works: false, answer: words(error) };
    }
  });
}

/** Stores a small file, reads it back and deletes it. @throws UserError TOO_MANY_REQUESTS */
export async function testStorage(ctx: RequestContext): Promise<ServiceTest> {
  await takeTest(ctx);
  return timed(async () => {
    const [problem] = await storageProblems(ctx);
    return { works: !problem, answer: problem ?? 'A file was stored, read back and deleted.' };
  });
}
