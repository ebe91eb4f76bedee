import type { UserError } from '../caller';
import type { Requested } from '../facts';
import type { Random } from '../random';
import { newRequestId, pause } from '../world';
import type { World } from '../world';
import { ensureSession } from './sign-up';

/** Begins the subject of each mailing. */
const subjects = 'Bread of the week';
const target = { filter: { role: ['MEMBER'] } };

/** Sends a message to all customers, and now and then stops it and goes on. */
export async function sendMailing(world: World, random: Random): Promise<void> {
  const { admin, facts } = world;
  const { caller, password } = admin;
  await ensureSession(admin);
  await caller.ask('ConfirmIdentity', { proof: { password } });
  await caller.ask('AdminMailings', { page: { number: 1, size: 20 } });
  const kind = random.chance(0.7) ? 'NEWS' : 'SERVICE';
  const requestId = newRequestId(random);
  const requested: Requested = { kind: 'mailing', requestId, userId: admin.id };
  const subject = `${subjects} ${requestId}`;
  const { mailingPreview } = await caller.ask<{ mailingPreview: { accounts: number } }>('MailingReach', {
    target,
    kind,
  });
  await pause(random, 5);
  const left = new Set(facts.unsubscribed.map(({ userId }) => userId));
  const due = facts.accounts
    .filter(({ id, isVerified }) => isVerified && !(kind === 'NEWS' && left.has(id)))
    .map(({ id }) => id);
  facts.requested.push(requested);
  const input = {
    ...{ target, kind, requestId },
    // further customers may register since
    expected: mailingPreview.accounts + 100,
    message: { subject, body: '<p>Dear {{userName}}, come by.</p>' },
  };
  const start = async () =>
    (
      await caller.ask<{ startMailing: { mailing: { id: string } | null; errors: UserError[] } }>('StartMailing', {
        input,
      })
    ).startMailing;
  const { mailing } = await start();
  // three run already, or there is no customer yet
  if (!mailing) return;
  requested.id = mailing.id;
  facts.mailings.push({ id: mailing.id, subject, due });
  if (random.chance(0.4)) {
    // few recipients have their emails before an Admin can stop it: the refusal says so
    await caller.ask('StopMailing', { id: mailing.id });
    await pause(random, 4);
    // another time, or never
    if (random.chance(0.2)) return;
    await caller.ask('ResumeMailing', { id: mailing.id });
  }
  if (random.chance(0.3) && (await start()).mailing?.id !== mailing.id)
    facts.broken.push(`StartMailing ${requestId} twice`);
}

/** A customer reads the newsletter in the mailbox, and now and then unsubscribes by its link. */
export async function readNewsletter({ shop, facts, customers }: World, random: Random): Promise<void> {
  const customer = random.pick(customers);
  const email = shop.standIns.mail
    .emails()
    .find(({ recipients, email }) => recipients.includes(customer.email) && email.subject?.startsWith(subjects));
  const [link] = /\/unsubscribe\/[\w.%-]+/.exec(email?.email.html ?? '') ?? [];
  if (!link || random.chance(0.5)) return;
  const fact: (typeof facts.unsubscribed)[number] = { userId: customer.id };
  facts.unsubscribed.push(fact);
  await customer.caller.post('unsubscribe', link, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }));
  fact.acknowledgedAt = Date.now();
}
