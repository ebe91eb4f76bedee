import { MonthPlanEntity } from '../domain/months/month-plan.entity';
import { MonthPostEntity } from '../domain/months/month-post.entity';
import { postsOf } from '../domain/months/month-plan.service';
import type { MonthPlanState, MonthPostState } from '../graphql/generated/schema';
import type { ClientCase } from './client-operations';
import type { FilledProduct } from './filled-product';
import { aMonth, addMonth } from './months';

/** Adds a month of two posts in these states. */
async function monthIn(
  { product, member }: FilledProduct,
  state: MonthPlanState = 'DRAFT',
  postState: MonthPostState = 'PLANNED',
): Promise<string> {
  const id = await addMonth(product, member.id, { posts: 2 });
  const { manager } = product.services.dataSource;
  if (state === 'DRAFT') return id;
  await manager.update(MonthPlanEntity, { id }, { state, pictures: 1 });
  await manager.update(MonthPostEntity, { planId: id }, { state: postState, picture: 1 });
  await manager.update(MonthPostEntity, { planId: id, position: 0 }, { ownsPicture: true });
  return id;
}

/** The operations on months of posts, see `clientCases`. */
export const monthCases: Record<string, ClientCase> = {
  // The account with its brands, its months and their posts.
  Months: { member: 4 },
  Month: { member: 3, variables: async (filled) => ({ id: await monthIn(filled) }) },
  // The limits with the account, the keys, the call with its cost, and the plan under the lock of its account.
  PlanMonth: {
    member: 22,
    variables: async ({ product, member }) => {
      await product.services.pool.query('delete from month_plans where user_id = $1', [member.id]);
      return { input: aMonth() };
    },
  },
  // One statement for each post.
  SaveMonth: {
    member: 12,
    variables: async (filled) => {
      const id = await monthIn(filled);
      const posts = (await postsOf(filled.product.ctx(), id)).map(
        ({ id: postId, day, headline, second, caption, hashtags }) => ({
          id: postId,
          ...{ day, headline, second, caption, hashtags },
        }),
      );
      return { id, version: 1, posts };
    },
  },
  MakeMonth: { member: 15, variables: async (filled) => ({ id: await monthIn(filled), version: 1, pictures: 1 }) },
  PauseMonth: { member: 8, variables: async (filled) => ({ id: await monthIn(filled, 'MAKING', 'WAITING') }) },
  ResumeMonth: { member: 9, variables: async (filled) => ({ id: await monthIn(filled, 'PAUSED', 'WAITING') }) },
  // Also the posts, twice: their letters are checked before they are locked, and one whose picture was deleted stays as it is.
  RetryMonth: { member: 12, variables: async (filled) => ({ id: await monthIn(filled, 'INCOMPLETE', 'FAILED') }) },
  // The month and its posts, their designs, the credits, and the change of the post and of the month.
  RemakeMonthPicture: {
    member: 15,
    variables: async (filled) => {
      const id = await monthIn(filled, 'DONE', 'READY');
      const [post] = await postsOf(filled.product.ctx(), id);
      return { postId: post?.id };
    },
  },
  SetMonthReminders: { member: 3, variables: async (filled) => ({ id: await monthIn(filled), reminders: false }) },
  // The month is read again after the change.
  SetMonthPictureAddresses: {
    member: 4,
    variables: async (filled) => ({ id: await monthIn(filled), pictureAddresses: true }),
  },
  DeleteMonth: { member: 4, variables: async (filled) => ({ id: await monthIn(filled) }) },
};
