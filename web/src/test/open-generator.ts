import { screen, within } from '@testing-library/react';
import { markExisting } from '../entities/design/deleted-designs';
import { member } from './defaults';
import type { TestViewer } from './defaults';
import { aDesign } from './designs';
import type { TestDesign } from './designs';
import { aPage } from './orders';
import { renderRoute } from './render-route';
import type { RouteOptions } from './render-route';
import type { Overrides } from './test-api';

/** One template per choice, so that nothing is random. */
export const prompts = [
  { niche: 'BUSINESS', platform: 'FACEBOOK', text: 'Business on Facebook. The image should be in {size} format.' },
  { niche: 'BUSINESS', platform: 'INSTAGRAM', text: 'Business on Instagram. The image should be in {size} format.' },
  { niche: 'PETS', platform: null, text: 'Pets anywhere. The image should be in {size} format.' },
];

interface Workshop extends Pick<RouteOptions, 'pages' | 'withLayout'> {
  path?: string;
  viewer?: Partial<TestViewer>;
  available?: boolean;
  sandbox?: boolean;
  /** The account's last choice. */
  lettering?: 'SET' | 'DRAWN';
  /** Existing designs, newest first. */
  designs?: TestDesign[];
  query?: Overrides[string];
  /** Fields of the account. */
  lists?: Overrides[string];
  mutation?: Overrides[string];
  /** Subscriptions cannot connect. */
  socketless?: boolean;
}

interface DesignsAsked {
  ids?: string[];
  status?: string[];
}

type Rendered = ReturnType<typeof renderRoute>;

export interface OpenGenerator extends Rendered {
  /** The server's own copy of the designs, newest first. */
  made: TestDesign[];
  /** Changes a design on the server, and notifies subscribers. */
  change: (id: string, parts: Partial<TestDesign>) => void;
  /** Another tab requests a design. */
  begin: (design: TestDesign) => void;
  /** Another tab deletes a design. */
  remove: (id: string) => void;
  /** Returns the variables of every sent operation of that name. */
  sent: (operation: string) => Record<string, unknown>[];
}

/** Opens the generator with a server that queues designs and takes a credit for each. */
export function openGenerator({
  path = '/user/generate-image',
  viewer = {},
  available = true,
  sandbox = false,
  lettering = 'SET',
  designs = [],
  query = {},
  lists = {},
  mutation = {},
  socketless = false,
  pages,
  withLayout,
}: Workshop = {}): OpenGenerator {
  // deleted under these ids by an earlier test
  markExisting(designs.map(({ id }) => id));
  const made = [...designs];
  const bin: TestDesign[] = [];
  let asked = 0;
  const updates: { design: TestDesign | null; deletedId: string | null }[] = [];
  let wake: () => void = () => undefined;
  const find = (id: string) => made.find((design) => design.id === id);
  const account = (change: number) => {
    const { viewer: signedIn } = rendered.api;
    if (signedIn) signedIn.credits += change;
    return signedIn;
  };
  async function* changes() {
    if (socketless) throw new Error('No socket');
    for (;;) {
      for (let next = updates.shift(); next; next = updates.shift()) yield { designsChanged: next };
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  const send = (change: (typeof updates)[number]) => {
    updates.push(change);
    wake();
  };
  const change = (id: string, parts: Partial<TestDesign>) => {
    const index = made.findIndex((design) => design.id === id);
    const changed = { ...(made[index] ?? aDesign()), ...parts };
    made[index] = changed;
    send({ design: changed, deletedId: null });
  };
  const begin = (design: TestDesign) => {
    made.unshift(design);
    send({ design, deletedId: null });
  };
  const remove = (id: string) => {
    made.splice(
      made.findIndex((design) => design.id === id),
      1,
    );
    send({ design: null, deletedId: id });
  };
  const rendered: Rendered = renderRoute(path, {
    viewer: { ...member, ...viewer },
    pages,
    withLayout,
    overrides: {
      Query: {
        generator: () => ({ lettering, available, sandbox, creditsPerDesign: 1, prompts }),
        design: (_root: unknown, { id }: { id: string }) => find(id),
        ...query,
      },
      User: {
        designs: (_root: unknown, { filter, page }: { filter?: DesignsAsked | null; page: { size: number } }) => {
          const asked = made.filter(
            ({ id, status }) =>
              (!filter?.ids || filter.ids.includes(id)) && (!filter?.status || filter.status.includes(status)),
          );
          return aPage(asked.slice(0, page.size), asked.length);
        },
        ...lists,
      },
      Mutation: {
        createDesign: (_root: unknown, { input }: { input: { design: Partial<TestDesign> } }) => {
          // the first id of a test is d-new, the next ones d-new-2 and so on
          asked += 1;
          const design = aDesign({ ...input.design, id: asked === 1 ? 'd-new' : `d-new-${asked}` });
          made.unshift(design);
          return { design, viewer: account(-1), errors: [] };
        },
        setPreferredLettering: () => ({ user: null, errors: [] }),
        correctDesign: (_root: unknown, { id }: { id: string }) => {
          change(id, { correction: null });
          const design = aDesign({
            ...find(id),
            id: 'd-right',
            status: 'QUEUED',
            lettering: 'SET',
            credits: 0,
            corrects: id,
          });
          made.unshift(design);
          return { design, viewer: account(0), errors: [] };
        },
        cancelDesign: (_root: unknown, { id }: { id: string }) => {
          change(id, { status: 'CANCELLED', finishedAt: '2026-03-01T12:00:03.000Z' });
          return { design: find(id), viewer: account(1), errors: [] };
        },
        deleteDesigns: (_root: unknown, { ids }: { ids: string[] }) => {
          for (const id of ids)
            bin.push(
              ...made.splice(
                made.findIndex((one) => one.id === id),
                1,
              ),
            );
          return { deletedIds: ids, refusals: [], errors: [] };
        },
        restoreDesigns: (_root: unknown, { ids }: { ids: string[] }) => {
          const designs = bin.filter(({ id }) => ids.includes(id));
          made.push(...designs);
          made.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
          return { designs, errors: [] };
        },
        ...mutation,
      },
      Subscription: { designsChanged: { subscribe: changes } },
    },
  });
  const sent = (operation: string) =>
    rendered.api.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { ...rendered, made, change, begin, remove, sent };
}

export const optionsForm = () => screen.findByRole('form', { name: 'Design options' });
export const primaryText = () => screen.findByRole('textbox', { name: 'Primary Text' });
export const customPrompt = () => screen.findByRole('textbox', { name: 'Custom Prompt' });
export const generateButton = () => screen.getByRole('button', { name: 'Generate Design' });
export const preview = () => screen.getByRole('region', { name: 'Preview' });
export const credits = () => screen.getByText(/^Credits:/);

/** Returns a design's button in the row of unfinished and recently ended designs. */
export async function rowTileOf(text: string): Promise<HTMLElement> {
  const title = await screen.findByText(text, { selector: 'li button *' });
  return title.closest('button') as HTMLElement;
}

/** Returns platform, type and size as the preview shows them. */
export const previewFacts = () =>
  within(preview())
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
