import type { RequestContext } from '../../context';
import type { Resolvers } from '../../graphql/generated/resolvers';
import { loadUser } from '../accounts/user.service';
import { brandsOf } from '../brands/brand.service';
import { loadDesign } from '../designs/design.service';
import { payload } from '../payload';
import { makeMonth, pauseMonth, resumeMonth } from './making.service';
import { remakeCreditsOf, remakeMonthPicture, retryMonth } from './remaking.service';
import type { MonthPlanEntity } from './month-plan.entity';
import { deleteMonth, findMonth, loadPosts, monthsOf, saveMonth, setMonthReminders } from './month-plan.service';
import { lastPictureDay, setMonthPictureAddresses } from './month-pictures';
import { planMonth } from './planning.service';

const month = (ctx: RequestContext, work: () => Promise<MonthPlanEntity>) =>
  payload(
    async () => {
      const plan = await work();
      return { plan, user: await loadUser(ctx, plan.userId) };
    },
    { plan: null, user: null },
  );

export const monthResolvers: Resolvers = {
  Query: {
    monthPlan: (_root, { id }, ctx) => findMonth(ctx, id),
  },
  Mutation: {
    planMonth: (_root, { input }, ctx) => month(ctx, () => planMonth(ctx, input)),
    saveMonth: (_root, given, ctx) => month(ctx, () => saveMonth(ctx, given)),
    makeMonth: (_root, given, ctx) => month(ctx, () => makeMonth(ctx, given)),
    pauseMonth: (_root, { id }, ctx) => month(ctx, () => pauseMonth(ctx, id)),
    resumeMonth: (_root, { id }, ctx) => month(ctx, () => resumeMonth(ctx, id)),
    retryMonth: (_root, { id }, ctx) => month(ctx, () => retryMonth(ctx, id)),
    remakeMonthPicture: (_root, { postId }, ctx) => month(ctx, () => remakeMonthPicture(ctx, postId)),
    setMonthReminders: (_root, given, ctx) => month(ctx, () => setMonthReminders(ctx, given)),
    setMonthPictureAddresses: (_root, given, ctx) => month(ctx, () => setMonthPictureAddresses(ctx, given)),
    deleteMonth: (_root, { id }, ctx) => month(ctx, () => deleteMonth(ctx, id)),
  },
  MonthPlan: {
    brand: async ({ brandId, userId }, _args, ctx) =>
      brandId ? ((await brandsOf(ctx, userId)).find(({ id }) => id === brandId) ?? null) : null,
    pictureAddresses: ({ pictureSecret }) => pictureSecret !== null,
    pictureAddressesUntil: async ({ id, startsOn }, _args, ctx) => lastPictureDay(await loadPosts(ctx, id), startsOn),
    posts: ({ id }, _args, ctx) => loadPosts(ctx, id),
  },
  MonthPost: {
    remakeCredits: (post, _args, ctx) => remakeCreditsOf(ctx, post),
    design: ({ designId }, _args, ctx) => (designId ? loadDesign(ctx, designId) : null),
  },
  User: {
    monthPlans: ({ id }, _args, ctx) => (id === ctx.viewer?.userId ? monthsOf(ctx, id) : []),
  },
};
