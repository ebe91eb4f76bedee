import type { Random } from '../random';
import { eventually, newCaller, newRequestId, pause } from '../world';
import type { Customer, World } from '../world';
import type { UserError } from '../caller';
import { openPage } from './visitor';

interface SessionPayload {
  user: { id: string } | null;
  errors: UserError[];
}

const hex = (random: Random) => Array.from({ length: 12 }, () => random.whole(0, 15).toString(16)).join('');

/** Registers, or signs in where an answer to an earlier attempt was lost. */
async function register(customer: Customer): Promise<string> {
  const { email, password, caller, marker } = customer;
  const input = { name: `Ann ${marker}`, email, password, acceptTerms: true };
  const { register: made } = await caller.ask<{ register: SessionPayload }>('Register', { input });
  return made.user?.id ?? signIn(customer);
}

/** @returns the id of the account */
export async function signIn(customer: Customer): Promise<string> {
  const { email, password, caller } = customer;
  const { signIn: made } = await caller.ask<{ signIn: SessionPayload }>('SignIn', { input: { email, password } });
  if (!made.user) throw new Error(`SignIn: ${made.errors[0]?.message}`);
  customer.isSignedIn = true;
  return made.user.id;
}

/** Signs in where the session has ended. */
export async function ensureSession(customer: Customer): Promise<void> {
  const { me } = await customer.caller.ask<{ me: { id: string } | null }>('Me');
  if (!me) await signIn(customer);
}

/** Reads the link of the confirmation in the mailbox. */
const tokenIn = ({ shop }: World, email: string): string | null => {
  const found = shop.standIns.mail
    .emails()
    .find((mail) => mail.recipients.includes(email) && /confirm your email/i.test(mail.email.subject ?? ''));
  return /verify-email\?token=([\w-]+)/.exec(found?.email.html ?? '')?.[1] ?? null;
};

/** A new customer registers, confirms the address from the email, and gets a few credits from an Admin. */
export async function signUp(world: World, random: Random): Promise<Customer> {
  const marker = `mk${hex(random)}`;
  const customer: Customer = {
    id: '',
    email: `${marker}@example.com`,
    password: `secret-${marker}`,
    marker,
    caller: newCaller(world, marker),
    isBusy: true,
    isSignedIn: true,
    designs: [],
    tickets: [],
    paid: [],
    months: [],
    photos: [],
    cursor: null,
  };
  await openPage(customer.caller, '/');
  await pause(random, 3);
  customer.id = await register(customer);
  const account = { id: customer.id, email: customer.email, isVerified: false };
  world.facts.accounts.push(account);
  world.customers.push(customer);
  const token = await eventually(120, () => tokenIn(world, customer.email));
  if (token) {
    const { verifyEmail } = await customer.caller.ask<{ verifyEmail: { errors: UserError[] } }>('VerifyEmail', {
      token,
    });
    account.isVerified = verifyEmail.errors.length === 0;
  }
  await grant(world, random, customer);
  customer.isBusy = false;
  return customer;
}

/** An Admin grants credits to a customer. */
export async function grant({ admin, facts }: World, random: Random, customer: Customer): Promise<void> {
  const requested = { kind: 'grant' as const, requestId: newRequestId(random), userId: customer.id };
  facts.requested.push(requested);
  await ensureSession(admin);
  const input = { requestId: requested.requestId, credits: random.whole(5, 15), reason: 'Welcome' };
  const { grantCredits } = await admin.caller.ask<{ grantCredits: { user: { id: string } | null } }>('GrantCredits', {
    id: customer.id,
    input,
  });
  if (grantCredits.user) Object.assign(requested, { id: customer.id });
}
