import type { RequestContext } from '../../context';
import type { Resolvers } from '../../graphql/generated/schema';
import { creditsPerDesign } from '../credits/credit.service';
import { freshUser } from '../accounts/user.service';
import { payload } from '../payload';
import { hasActiveAiKey } from '../settings/ai-keys.service';
import { signedIn } from '../viewer';
import type { DesignEntity } from './design.entity';
import { cancelDesign, createDesign, deleteDesign, enhancePrompt, findDesign, listDesigns } from './design.service';
import { promptTemplates } from './prompt-templates';

const withViewer = async (ctx: RequestContext, design: DesignEntity) => ({ design, viewer: await freshUser(ctx, signedIn(ctx).id) });
const nothing = { design: null, viewer: null };
const pathOf = (part: string) => (design: DesignEntity) => (design.state === 'SUCCEEDED' ? `/designs/${design.id}/${part}` : null);

export const designResolvers: Resolvers = {
  Query: {
    generator: () => ({ available: true, creditsPerDesign, prompts: promptTemplates }),
    design: (_root, { id }, ctx) => findDesign(ctx, id),
    designs: (_root, { filter, page }, ctx) => listDesigns(ctx, filter, page),
  },
  Mutation: {
    enhancePrompt: (_root, { input }, ctx) => payload(async () => ({ enhancedPrompt: await enhancePrompt(ctx, input) }), { enhancedPrompt: null }),
    createDesign: (_root, { input }, ctx) => payload(async () => withViewer(ctx, await createDesign(ctx, input)), nothing),
    cancelDesign: (_root, { id }, ctx) => payload(async () => withViewer(ctx, await cancelDesign(ctx, id)), nothing),
    deleteDesign: (_root, { id }, ctx) => payload(async () => withViewer(ctx, await deleteDesign(ctx, id)), nothing),
  },
  Subscription: {
    designChanged: {
      subscribe: async function* (_root, { id }, ctx) {
        yield* changesOf(ctx, (await findDesign(ctx, id)).id);
      },
      resolve: (design: unknown) => design as never,
    },
  },
  Generator: {
    available: (_generator, _args, ctx) => hasActiveAiKey(ctx),
  },
  Design: {
    imageUrl: pathOf('image'),
    thumbnailUrl: pathOf('thumbnail'),
    downloadUrl: pathOf('download'),
  },
};

/** The design now and after each change, until it has ended. */
async function* changesOf(ctx: RequestContext, id: string) {
  const ended = new AbortController();
  // listening starts before the first read, so no change falls between the two
  const changes = ctx.events.stream('design', id, ended.signal);
  const next = changes.next();
  try {
    let design = await findDesign(ctx, id);
    yield design;
    for (let step = next; !design.finishedAt && !(await step).done; step = changes.next()) {
      design = await findDesign(ctx, id);
      yield design;
    }
  } finally {
    ended.abort();
  }
}
