import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { administer } from './players/admin';
import { useBrand } from './players/brand';
import { design, pry, tidyDesigns } from './players/design';
import { integrate } from './players/integrator';
import { readNewsletter, sendMailing } from './players/mailing';
import { lookAtMonth, planMonth } from './players/month';
import { complain } from './players/payer';
import { usePhoto } from './players/photo';
import { purchase } from './players/purchase';
import { ensureSession, signIn, signUp } from './players/sign-up';
import { writeTicket } from './players/support';
import { visit } from './players/visitor';
import type { Random } from './random';
import type { Customer, World } from './world';

/** Visits for each design of the day (docs/scaling.md: one purchase for 20 designs; the rest are assumptions). */
export const shares = {
  design: 1,
  anonymous: 2,
  signUp: 0.1,
  purchase: 0.07,
  ticket: 0.05,
  admin: 0.08,
  integrator: 0.08,
  tidy: 0.1,
  payer: 0.01,
  month: 0.06,
  monthLater: 0.08,
  brand: 0.05,
  photo: 0.08,
  mailing: 0.03,
  newsletter: 0.05,
};
export type Kind = keyof typeof shares;

/** Customers who register when the day begins. */
const firstCustomers = 15;
/** More visits at a time than this machine can play; further ones are counted and left out. */
const mostVisits = 150;

/** How busy the shop is at a share of the day, with a mean of 1: 0.2 at night, about 2 at noon. */
export const busyness = (share: number): number => 0.2 + 1.6 * Math.sin(Math.PI * share) ** 2;

const asCustomer =
  (play: (world: World, random: Random, customer: Customer) => Promise<unknown>) =>
  async (world: World, random: Random) => {
    const free = world.customers.filter(({ isBusy }) => !isBusy);
    if (free.length === 0) throw new Error('no customer is free');
    const customer = random.pick(free);
    customer.isBusy = true;
    try {
      if (customer.isSignedIn) await ensureSession(customer);
      else await signIn(customer);
      await customer.caller.ask('Designs', { page: { number: 1, size: 12 } });
      await play(world, random, customer);
      if (random.chance(0.1)) {
        await customer.caller.ask('SignOut');
        customer.isSignedIn = false;
      }
    } finally {
      customer.isBusy = false;
    }
  };

export const players: Record<Kind, (world: World, random: Random) => Promise<unknown>> = {
  design: asCustomer(design),
  anonymous: visit,
  signUp,
  purchase: asCustomer(purchase),
  ticket: asCustomer(writeTicket),
  admin: administer,
  integrator: asCustomer(integrate),
  tidy: asCustomer(async (world, random, customer) => {
    await tidyDesigns(world, random, customer);
    await pry(world, random, customer);
  }),
  payer: complain,
  month: asCustomer(planMonth),
  monthLater: asCustomer(lookAtMonth),
  brand: asCustomer(useBrand),
  photo: asCustomer(usePhoto),
  mailing: sendMailing,
  newsletter: readNewsletter,
};

export interface Played {
  visits: Record<string, number>;
  leftOut: number;
}

/** Plays visits that arrive at random by the curve of a day, whether earlier ones have ended or not. */
export async function playVisits(
  world: World,
  random: Random,
  { designs, spanMs, isHalf }: { designs: number; spanMs: number; isHalf: boolean },
): Promise<Played> {
  const kinds = Object.keys(shares) as Kind[];
  const total = Object.values(shares).reduce((sum, share) => sum + share, 0);
  const visits: Record<string, number> = {};
  const running = new Set<Promise<unknown>>();
  let leftOut = 0;
  const begin = (kind: Kind) => {
    visits[kind] = (visits[kind] ?? 0) + 1;
    const visiting = players[kind](world, random.fork()).catch((error: unknown) => {
      world.facts.givenUp.push(`${kind}: ${error instanceof Error ? error.message : inspect(error)}`);
    });
    running.add(visiting);
    void visiting.finally(() => running.delete(visiting));
  };
  for (let first = 0; first < firstCustomers; first += 1) begin('signUp');
  const start = Date.now();
  for (;;) {
    const share = (Date.now() - start) / spanMs;
    if (share >= 1) break;
    const perMs = ((designs * total) / spanMs) * (isHalf ? 0.5 : busyness(share));
    await sleep(Math.min(5_000, -Math.log(1 - random.next()) / perMs));
    let chosen = random.next() * total;
    const kind = kinds.find((one) => (chosen -= shares[one]) < 0) ?? 'anonymous';
    if (running.size >= mostVisits) leftOut += 1;
    else begin(kind);
  }
  await Promise.all(running);
  return { visits, leftOut };
}
