import type { RequestContext } from '../../context';
import type { Resolvers } from '../../graphql/generated/resolvers';
import { creditsPerDesign, loadCreditReturn } from '../credits/credit.service';
import { designsMadeWith } from '../credits/order-designs';
import { freshUser, loadUser } from '../accounts/user.service';
import { returnCredit } from './admin/credit-return.service';
import { aiCosts } from './admin/ai-costs.service';
import { deletedKey, designFailures } from './admin/design-failures.service';
import { revealDesign } from './admin/design-reveal.service';
import { nothingDone } from '../bulk';
import { payload } from '../payload';
import { canAskAi } from '../ai/ai.service';
import { aiKeyNames } from '../settings/ai-keys.service';
import { signedIn } from '../viewer';
import type { DesignEntity } from './design.entity';
import { failureCauseOf, secondsOf, listDesigns } from './design.list';
import { deleteDesigns, restoreDesigns } from './design-deletion.service';
import { createDesign } from './design-creation.service';
import { cancelDesign, changeOf, findDesign, loadDesign, subscribedDesign } from './design.service';
import { correctDesign, correctionOf } from './studio/correction.service';
import { finishedDesign } from './finished-design';
import { enhancePrompt } from './prompt-enhancement.service';
import { promptTemplates } from './prompt-templates';

const withViewer = async (ctx: RequestContext, design: DesignEntity) => ({
  design,
  viewer: await freshUser(ctx, signedIn(ctx).userId),
});
const nothing = { design: null, viewer: null };
const pathOf = (part: string) => (design: DesignEntity) =>
  design.state === 'SUCCEEDED' ? `/designs/${design.id}/${part}` : null;

export const designResolvers: Resolvers = {
  Query: {
    generator: () => ({
      lettering: 'SET',
      available: true,
      sandbox: false,
      creditsPerDesign,
      prompts: promptTemplates,
    }),
    design: (_root, { id }, ctx) => findDesign(ctx, id),
    designs: (_root, asked, ctx) => listDesigns(ctx, asked),
    aiCosts: (_root, { range }, ctx) => aiCosts(ctx, range),
    designFailures: (_root, { range, by, filter }, ctx) => designFailures(ctx, range, by, filter ?? null),
  },
  Mutation: {
    enhancePrompt: (_root, { input }, ctx) =>
      payload(async () => ({ enhancedPrompt: await enhancePrompt(ctx, input) }), { enhancedPrompt: null }),
    createDesign: (_root, { input, wait }, ctx) =>
      payload(async () => {
        const design = await createDesign(ctx, input);
        return withViewer(ctx, wait ? await finishedDesign(ctx, design) : design);
      }, nothing),
    revealDesign: (_root, { id, reason }, ctx) =>
      payload(async () => withViewer(ctx, await revealDesign(ctx, id, reason)), nothing),
    returnCredit: (_root, { designId, ...given }, ctx) =>
      payload(async () => withViewer(ctx, await returnCredit(ctx, designId, given)), nothing),
    correctDesign: (_root, { id, requestId }, ctx) =>
      payload(async () => withViewer(ctx, await correctDesign(ctx, id, requestId)), nothing),
    cancelDesign: (_root, { id }, ctx) => payload(async () => withViewer(ctx, await cancelDesign(ctx, id)), nothing),
    deleteDesigns: (_root, { ids }, ctx) =>
      payload(() => deleteDesigns(ctx, ids), { ...nothingDone, deletedIds: [], restorableUntil: null }),
    restoreDesigns: (_root, { ids }, ctx) => payload(() => restoreDesigns(ctx, ids), { ...nothingDone, designs: [] }),
  },
  Subscription: {
    designChanged: {
      // refused before the subscription starts: an error during it would end the whole connection
      subscribe: async (_root, { id }, ctx) => {
        await findDesign(ctx, id);
        return ctx.events.watch('design', id, () => subscribedDesign(ctx, id), {
          now: true,
          isLast: ({ finishedAt }) => finishedAt !== null,
        });
      },
      resolve: (design: unknown) => design as never,
    },
    designsChanged: {
      subscribe: (_root, _args, ctx) =>
        ctx.events.watchEach('designs', signedIn(ctx).userId, (id) => changeOf(ctx, id)),
      resolve: (change: unknown) => change as never,
    },
  },
  User: {
    designs: (user, asked, ctx) => listDesigns(ctx, asked, user.id),
  },
  Order: {
    designs: async (order, { page }, ctx) =>
      listDesigns(ctx, { page, filter: { ids: await designsMadeWith(ctx, order) } }, order.userId),
  },
  // an item grants no credits
  ItemOrder: {
    designs: (order, { page }, ctx) => listDesigns(ctx, { page, filter: { ids: [] } }, order.userId),
  },
  CreditEntry: {
    design: (entry, _args, ctx) =>
      entry.subjectType === 'DESIGN' && entry.subject ? loadDesign(ctx, entry.subject) : null,
  },
  Generator: {
    lettering: async (_generator, _args, ctx) =>
      (await loadUser(ctx, signedIn(ctx).userId))?.preferredLettering ?? 'SET',
    available: (_generator, _args, ctx) => canAskAi(ctx, signedIn(ctx).userId),
    sandbox: (_generator, _args, ctx) => ctx.config.gemini.sandbox,
  },
  Design: {
    customer: (design, _args, ctx) => loadUser(ctx, design.userId),
    correction: (design, _args, ctx) => correctionOf(ctx, design),
    status: (design) => design.state,
    step: ({ state, step }) => (state === 'RUNNING' ? step : null),
    failureCause: failureCauseOf,
    aiKeyName: async ({ aiKeyId, aiKeyName }, _args, ctx) =>
      aiKeyId && ((await aiKeyNames(ctx)).get(aiKeyId) ?? deletedKey(aiKeyName)),
    seconds: secondsOf,
    creditReturn: (design, _args, ctx) => loadCreditReturn(ctx, design.id),
    imageUrl: pathOf('image'),
    thumbnailUrl: pathOf('thumbnail'),
    downloadUrl: pathOf('download'),
  },
};
