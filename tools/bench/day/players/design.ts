import type { Caller, UserError } from '../caller';
import type { Requested } from '../facts';
import { LivePage } from '../live-page';
import type { ShownDesign } from '../live-page';
import type { Random } from '../random';
import { eventually, newRequestId, pause } from '../world';
import type { Customer, World } from '../world';

/** Words that make the stand-in of the AI service fail. */
const failures = ['[[fail]]', '[[blocked]]', '[[no-image]]', '[[wrong-ratio]]', '[[slow]]'];

function inputOf(random: Random, { marker }: Customer) {
  const platform = random.pick(['INSTAGRAM', 'FACEBOOK']);
  const failing = random.chance(0.08) ? ` ${random.pick(failures)}` : '';
  return {
    lettering: random.pick(['SET', 'SET', 'DRAWN']),
    platform,
    postType: `${platform}_POST`,
    size: random.pick(['SQUARE', 'LANDSCAPE']),
    niche: 'COOKING',
    style: 'BOLD',
    primaryText: `Fresh bread ${marker}`,
    customPrompt: `A warm kitchen for ${marker}.${failing}`,
  };
}

/** Resolves when a design has ended; null after two and a half minutes. */
type Wait = (design: ShownDesign) => Promise<ShownDesign | null>;
const patienceSeconds = 150;

/** What a post is made with beside its words. */
interface Parts {
  brandId?: string;
  photoId?: string;
}

/** Requests a design and waits for it on a page with a live connection. @returns its id; null without credits */
export async function design(
  world: World,
  random: Random,
  customer: Customer,
  parts: Parts = {},
): Promise<string | null> {
  const page = new LivePage(world, customer);
  try {
    await customer.caller.ask('GeneratorSetup');
    return await request(world, random, { customer, parts, wait: (made) => page.end(made, patienceSeconds) });
  } finally {
    await page.close();
  }
}

/** A program of a customer requests a design, and asks until it has ended. */
export async function designByProgram(
  world: World,
  random: Random,
  customer: Customer,
  program: Caller,
): Promise<void> {
  const wait: Wait = ({ id }) =>
    eventually(patienceSeconds, async () => {
      const { design: now } = await program.ask<{ design: ShownDesign }>('DesignById', { id });
      return now.status === 'QUEUED' || now.status === 'RUNNING' ? null : now;
    });
  await request(world, random, { customer, parts: {}, wait, caller: program });
}

async function request(
  { facts }: World,
  random: Random,
  {
    customer,
    parts,
    wait,
    caller = customer.caller,
  }: { customer: Customer; parts: Parts; wait: Wait; caller?: Caller },
): Promise<string | null> {
  const requested: Requested = { kind: 'design', requestId: newRequestId(random), userId: customer.id };
  const words = inputOf(random, customer);
  const isSet = Object.keys(parts).length > 0;
  const input = { requestId: requested.requestId, design: { ...words, ...(isSet && { lettering: 'SET' }) }, ...parts };
  const create = async () =>
    (await caller.ask<{ createDesign: { design: ShownDesign | null; errors: UserError[] } }>('CreateDesign', { input }))
      .createDesign;
  facts.requested.push(requested);
  const { design: made } = await create();
  // without credits, or too many at once
  if (!made) return null;
  requested.id = made.id;
  customer.designs.push(made.id);
  if (random.chance(0.15)) {
    const again = await create();
    if (again.design?.id !== made.id) facts.broken.push(`CreateDesign ${requested.requestId} twice`);
  }
  if (random.chance(0.04)) {
    await caller.ask('CancelDesign', { id: made.id });
    return made.id;
  }
  const ended = await wait(made);
  if (ended?.status !== 'SUCCEEDED') return made.id;
  await caller.read('thumbnail', `/designs/${made.id}/thumbnail`);
  await caller.read('picture', `/designs/${made.id}/image`);
  if (input.design.lettering === 'SET') await edit(random, customer, made.id);
  return made.id;
}

/** Changes the words of a post and downloads a print. */
async function edit(random: Random, { caller, marker }: Customer, id: string): Promise<void> {
  const { design: opened } = await caller.ask<{
    design: { document: { version: number; content: { words: { headline: { text: string } } } & object } | null };
  }>('StudioDesign', { id });
  if (!opened.document) return;
  await pause(random, 5);
  const { version, content } = withoutTypes(opened.document);
  content.words.headline.text = `Bread of ${random.pick(['Monday', 'Tuesday', 'Sunday'])} ${marker}`;
  await caller.ask('SaveStudioPost', { id, version, content });
  await caller.read('print', `/designs/${id}/prints/${random.pick(['square.png', 'story.jpg', 'portrait.jpg'])}`);
}

const withoutTypes = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (key, one: unknown) => (key === '__typename' ? undefined : one))) as Value;

/** Looks at the designs, and deletes one, half of the time by mistake. */
export async function tidyDesigns({ facts }: World, random: Random, customer: Customer): Promise<void> {
  const { caller, designs } = customer;
  await caller.ask('Designs', { page: { number: 1, size: 12 } });
  if (designs.length < 3) return;
  const id = random.pick(designs);
  const fact = facts.requested.find((one) => one.id === id);
  if (!fact) return;
  // from now on either is right: the answer may be lost
  fact.isDeleted = true;
  const { deleteDesigns } = await caller.ask<{ deleteDesigns: { errors: UserError[] } }>('DeleteDesigns', {
    ids: [id],
  });
  if (deleteDesigns.errors.length > 0) return;
  if (random.chance(0.5)) {
    customer.designs = designs.filter((one) => one !== id);
    return;
  }
  await pause(random, 2);
  const { restoreDesigns } = await caller.ask<{ restoreDesigns: { errors: UserError[] } }>('RestoreDesigns', {
    ids: [id],
  });
  if (restoreDesigns.errors.length === 0) fact.isDeleted = false;
}

/** Tries the files of another customer, which do not exist for this one. */
export async function pry({ facts, customers }: World, random: Random, customer: Customer): Promise<void> {
  const other = random.pick(customers);
  if (other === customer) return;
  const paths = [
    ...other.designs.slice(0, 1).flatMap((id) => [`/designs/${id}/image`, `/designs/${id}/prints/square.png`]),
    ...other.photos.slice(0, 1).map((id) => `/design-photos/${id}`),
    ...other.months
      .slice(0, 1)
      .flatMap((id) => ['schedule.csv', 'calendar.ics', 'archive.zip'].map((file) => `/months/${id}/${file}`)),
  ];
  for (const path of paths) {
    const { status } = await customer.caller.read('file of another', path);
    if (status !== 404) facts.leaks.push(`${customer.marker} got ${status} for ${path} of ${other.marker}`);
  }
}
