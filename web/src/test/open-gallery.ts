import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { markExisting } from '../entities/design/deleted-designs';
import { member } from './defaults';
import { aFinishedDesign } from './designs';
import type { TestDesign } from './designs';
import { renderRoute } from './render-route';
import type { Overrides } from './test-api';

interface Shelf {
  path?: string;
  /** The account's designs, newest first. */
  designs?: TestDesign[];
  mutation?: Overrides[string];
  /** Fields of the account. */
  lists?: Overrides[string];
}

interface Asked {
  filter?: { ids?: string[]; search?: string; status?: string[]; niche?: string[] } | null;
  page?: { size?: number; after?: string | null } | null;
}

type Rendered = ReturnType<typeof renderRoute>;

export interface OpenGallery extends Rendered {
  /** The server's own copy of the designs, newest first. */
  made: TestDesign[];
  /** Adds or changes a design on the server, and notifies subscribers. */
  change: (design: TestDesign) => void;
  /** Another tab deletes a design. */
  remove: (id: string) => void;
  /** Returns the variables of every sent operation of that name. */
  sent: (operation: string) => Record<string, unknown>[];
}

const newestFirst = (one: TestDesign, other: TestDesign) =>
  other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id);

/** Opens the gallery with a server that filters, pages, deletes and restores. */
export function openGallery({
  path = '/user/designs',
  designs = [],
  mutation = {},
  lists = {},
}: Shelf = {}): OpenGallery {
  // deleted under these ids by an earlier test
  markExisting(designs.map(({ id }) => id));
  const made = [...designs].sort(newestFirst);
  const bin: TestDesign[] = [];
  const updates: { design: TestDesign | null; deletedId: string | null }[] = [];
  let wake: () => void = () => undefined;
  async function* changes() {
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
  const take = (id: string) => made.splice(made.findIndex((one) => one.id === id) >>> 0, 1);
  const listed = (_root: unknown, { filter, page }: Asked) => {
    const found = made.filter(
      (one) =>
        (filter?.ids?.includes(one.id) ?? true) &&
        (filter?.status?.includes(one.status) ?? true) &&
        (filter?.niche?.includes(one.niche) ?? true) &&
        one.primaryText.toLowerCase().includes((filter?.search ?? '').toLowerCase()),
    );
    const start = page?.after ? found.findIndex(({ id }) => id === page.after) + 1 : 0;
    const items = found.slice(start, start + (page?.size ?? 10));
    return {
      items,
      totalItems: found.length,
      pageInfo: { endCursor: items.at(-1)?.id ?? null, hasNextPage: start + items.length < found.length },
    };
  };
  const rendered: Rendered = renderRoute(path, {
    viewer: member,
    overrides: {
      Query: {
        design: (_root: unknown, { id }: { id: string }) => {
          const found = made.find((one) => one.id === id);
          if (!found) throw new GraphQLError('Design not found.', { extensions: { code: 'NOT_FOUND' } });
          return found;
        },
        generator: () => ({ lettering: 'SET', available: true, sandbox: false, creditsPerDesign: 1, prompts: [] }),
      },
      User: { designs: listed, ...lists },
      Mutation: {
        deleteDesigns: (_root: unknown, { ids }: { ids: string[] }) => {
          for (const id of ids) bin.push(...take(id));
          return { deletedIds: ids, refusals: [], errors: [] };
        },
        restoreDesigns: (_root: unknown, { ids }: { ids: string[] }) => {
          const back = bin.filter(({ id }) => ids.includes(id));
          made.push(...back);
          made.sort(newestFirst);
          return { designs: back, errors: [] };
        },
        ...mutation,
      },
      Subscription: { designsChanged: { subscribe: changes } },
    },
  });
  return {
    ...rendered,
    made,
    change: (design) => {
      take(design.id);
      made.push(design);
      made.sort(newestFirst);
      send({ design, deletedId: null });
    },
    remove: (id) => {
      take(id);
      send({ design: null, deletedId: id });
    },
    sent: (operation) =>
      rendered.api.calls.filter((call) => call.operation === operation).map(({ variables }) => variables),
  };
}

export const tile = (text: string) => screen.findByRole('link', { name: `Open the design: ${text}` });
export const noTile = (text: string) => screen.queryByRole('link', { name: `Open the design: ${text}` });
/** Returns the texts of the tiles in order. */
export const tiles = () =>
  screen
    .queryAllByRole('link', { name: /^Open the design: / })
    .map((link) => link.getAttribute('aria-label')?.replace('Open the design: ', ''));
export const choose = (text: string) => screen.findByRole('checkbox', { name: `Select the design: ${text}` });

/** Creates a finished design with a number as its id, its text and its minute. */
export const made = (number: number, parts: Parameters<typeof aFinishedDesign>[0] = {}) =>
  aFinishedDesign({
    id: `g-${String(number).padStart(3, '0')}`,
    primaryText: `Loaf ${number}`,
    createdAt: new Date(Date.UTC(2026, 2, 1, 12, number)).toISOString(),
    ...parts,
  });
/** Creates that many of them, numbered from one. */
export const shelf = (count: number) => Array.from({ length: count }, (_, index) => made(index + 1));
