import { plusDays, dayIn } from '../../../../contract/time-zone';
import type { UserError } from '../caller';
import type { Requested } from '../facts';
import type { Random } from '../random';
import { eventually, newRequestId, pause } from '../world';
import type { Customer, World } from '../world';

interface Post {
  id: string;
  day: string;
  headline: string;
  second: string;
  caption: string;
  hashtags: string[];
  state: 'PLANNED' | 'WAITING' | 'MAKING' | 'READY' | 'FAILED';
  remakeCredits: number | null;
  design: { id: string } | null;
}

interface Month {
  id: string;
  version: number;
  state: 'DRAFT' | 'MAKING' | 'PAUSED' | 'INCOMPLETE' | 'DONE';
  posts: Post[];
}

interface Payload {
  plan: Month | null;
  errors: UserError[];
}

/** As often as the page of a month asks. */
const askMs = 10_000;
/** A zip has every size of each post, which are printed for it. */
const zipMs = 300_000;

const read = async ({ caller }: Customer, id: string): Promise<Month> =>
  (await caller.ask<{ monthPlan: Month }>('Month', { id })).monthPlan;

/** Sends a change of a month. @returns the month as it is then: a refused change may be one whose answer was lost */
async function change(
  { facts }: World,
  customer: Customer,
  name: string,
  variables: { id: string } & Record<string, unknown>,
): Promise<Month> {
  return (await acknowledged(facts, customer, name, variables)) ?? read(customer, variables.id);
}

/** Sends a change of a month. @returns the month as it is then; null for a refused change */
async function acknowledged(
  facts: World['facts'],
  customer: Customer,
  name: string,
  variables: Record<string, unknown>,
): Promise<Month | null> {
  const [payload] = Object.values(await customer.caller.ask<Record<string, Payload>>(name, variables));
  if (!payload?.plan) return null;
  const { id, version } = payload.plan;
  facts.saved.push({ kind: 'month', id, version });
  return payload.plan;
}

/** A customer plans a month, edits it, buys its pictures, and waits for them or leaves. */
export async function planMonth(world: World, random: Random, customer: Customer): Promise<void> {
  const { facts } = world;
  const { caller, marker, brand } = customer;
  await caller.ask('Months');
  const requestId = newRequestId(random);
  const requested: Requested = { kind: 'month', requestId, userId: customer.id };
  const input = {
    requestId,
    idea: `Fresh bread ${marker}`,
    startsOn: plusDays(dayIn('UTC', new Date()), random.whole(1, 20)),
    length: 8,
    platform: random.pick(['INSTAGRAM', 'FACEBOOK']),
    niche: 'COOKING',
    style: 'BOLD',
    brandId: brand && random.chance(0.6) ? brand.id : null,
  };
  const plan = async () => (await caller.ask<{ planMonth: Payload }>('PlanMonth', { input })).planMonth.plan;
  facts.requested.push(requested);
  const planned = await plan();
  // the AI service failed, or there are as many months as are stored
  if (!planned) return;
  requested.id = planned.id;
  customer.months.push(planned.id);
  if (random.chance(0.2) && (await plan())?.id !== planned.id) facts.broken.push(`PlanMonth ${requestId} twice`);
  await pause(random, 8);
  await make(world, random, customer, await edit(world, random, customer, planned));
}

/** Changes the words of a post, and removes some posts. */
async function edit(world: World, random: Random, customer: Customer, { id, version, posts }: Month): Promise<Month> {
  const left = posts.slice(0, random.whole(3, 6)).map(({ id: post, day, headline, second, caption, hashtags }) => ({
    ...{ id: post, day, headline, second, caption, hashtags },
  }));
  const [first] = left;
  if (first) first.headline = `Bread of ${random.pick(['Monday', 'Tuesday', 'Sunday'])} ${customer.marker}`;
  return change(world, customer, 'SaveMonth', { id, version, posts: left });
}

async function make(world: World, random: Random, customer: Customer, { id, version }: Month): Promise<void> {
  const making = await change(world, customer, 'MakeMonth', { id, version, pictures: random.whole(1, 3) });
  // without credits for it
  if (making.state === 'DRAFT') return;
  if (random.chance(0.3)) {
    await change(world, customer, 'PauseMonth', { id });
    await pause(random, 6);
    // another time, or never
    if (random.chance(0.3)) return;
    await change(world, customer, 'ResumeMonth', { id });
  }
  if (random.chance(0.4)) return;
  const made = await whenMade(customer, id);
  if (made?.state !== 'INCOMPLETE') return;
  await change(world, customer, 'RetryMonth', { id });
  await whenMade(customer, id);
}

const whenMade = (customer: Customer, id: string) =>
  eventually(
    150,
    async () => {
      const month = await read(customer, id);
      return month.state === 'MAKING' ? null : month;
    },
    askMs,
  );

/** A customer comes back to a month: reads its files, goes on with it, tries it again, or deletes it. */
export async function lookAtMonth(world: World, random: Random, customer: Customer): Promise<void> {
  const { caller } = customer;
  await caller.ask('Months');
  if (customer.months.length === 0) return planMonth(world, random, customer);
  const month = await read(customer, random.pick(customer.months));
  const { id } = month;
  await caller.read('schedule of a month', `/months/${id}/schedule.csv?format=${random.pick(['table', 'hootsuite'])}`);
  if (random.chance(0.5)) await caller.read('calendar of a month', `/months/${id}/calendar.ics`);
  if (random.chance(0.25)) await caller.read('zip of a month', `/months/${id}/archive.zip`, zipMs);
  if (month.state === 'DRAFT') await make(world, random, customer, month);
  else if (month.state === 'PAUSED') await change(world, customer, 'ResumeMonth', { id });
  else if (month.state === 'INCOMPLETE') await change(world, customer, 'RetryMonth', { id });
  else if (month.state === 'DONE' && random.chance(0.4)) await remake(world, random, customer, month);
  if (random.chance(0.15)) await remove(world, customer, id);
}

/** Deletes the picture of a post, by mistake, and has it made again. */
async function remake({ facts }: World, random: Random, customer: Customer, { id, posts }: Month): Promise<void> {
  const made = posts.filter(({ state, design }) => state === 'READY' && design);
  if (made.length === 0) return;
  const { id: postId, design } = random.pick(made);
  const remade = { planId: id, postId, deletedDesign: design?.id ?? '', credits: null, isDone: false };
  // from now on the month has fewer pictures than it took credits for
  facts.remade.push(remade);
  await customer.caller.ask('DeleteDesigns', { ids: [remade.deletedDesign] });
  const credits = (await read(customer, id)).posts.find((post) => post.id === postId)?.remakeCredits ?? null;
  if (credits === null) facts.broken.push(`post ${postId} does not say that its picture was deleted`);
  await pause(random, 4);
  const plan = await acknowledged(facts, customer, 'RemakeMonthPicture', { postId });
  Object.assign(remade, { credits, isDone: plan !== null });
  await whenMade(customer, id);
}

async function remove({ facts }: World, customer: Customer, id: string): Promise<void> {
  const fact = facts.requested.find((one) => one.id === id);
  // from now on either is right: the answer may be lost
  if (fact) fact.isDeleted = true;
  customer.months = customer.months.filter((one) => one !== id);
  // NOT_FOUND in the answer: deleted by the attempt whose answer was lost
  await customer.caller.ask('DeleteMonth', { id });
}
