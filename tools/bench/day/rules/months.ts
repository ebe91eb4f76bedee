import { checkEach, sqlRule } from './rule';
import type { Facts } from '../facts';
import type { Rule } from './rule';

/** Months that lost a picture: another post may own what it shared, and credits of the lost one remain taken. */
const monthsRemade = ({ remade }: Facts) => [remade.map(({ planId }) => planId)];

const made = sqlRule(
  'each post of a month that is made has its own finished design, which took a credit where the picture is its own',
  `select count(*)::int as rows from month_posts where state = 'READY' and plan_id <> all($1::uuid[])`,
  `select format('post %s of month %s: design %s, %s, %s credits', p.id, p.plan_id, d.id, d.state, d.credits) as difference
   from month_posts p left join designs d on d.id = p.design_id
   where p.state = 'READY' and p.plan_id <> all($1::uuid[])
     and (d.state = 'SUCCEEDED' and d.user_id = p.user_id and d.credits = p.owns_picture::int
          and d.request_id = format('month-%s-%s', p.id, p.attempt)) is not true
   union all
   select format('%s posts have the design %s', count(*), design_id) from month_posts
   where design_id is not null group by design_id having count(*) > 1`,
  monthsRemade,
);

const credits = sqlRule(
  'each month took exactly the credits of the pictures that are made, and never more than were bought',
  `select count(*)::int as rows from month_plans where id <> all($1::uuid[])`,
  `select format('month %s: %s credits for %s pictures, %s bought', m.id, taken, pictures_made, m.pictures) as difference
   from month_plans m,
     lateral (select -coalesce(sum(e.change), 0)::int as taken from month_posts p
              join designs d on d.request_id like 'month-' || p.id || '-%' and d.user_id = p.user_id
              join credit_entries e on e.subject = d.id and e.reason in ('RESERVE', 'GIVE_BACK')
              where p.plan_id = m.id) t,
     lateral (select count(*) filter (where owns_picture and state = 'READY')::int as pictures_made from month_posts p
              where p.plan_id = m.id) n
   where m.id <> all($1::uuid[]) and (taken <> pictures_made or taken > coalesce(m.pictures, 0))`,
  monthsRemade,
);

const remadePictures: Rule = {
  name: 'each picture that was made again is another design, for what it was said to cost',
  async check({ query, facts }) {
    const rows = await query<{ id: string; design: string | null; state: string; taken: number | null }>(
      `select p.id::text, p.design_id::text as design, p.state,
         (select coalesce(-sum(e.change), 0)::int from credit_entries e where e.subject = p.design_id) as taken
       from month_posts p where p.id = any($1::uuid[])`,
      [facts.remade.map(({ postId }) => postId)],
    );
    const postOf = new Map(rows.map((row) => [row.id, row]));
    // of a picture that was deleted again the last time counts
    const last = new Map(facts.remade.map((one) => [one.postId, one]));
    return checkEach(last.values(), ({ postId, deletedDesign, credits, isDone }) => {
      const post = postOf.get(postId);
      // the month was deleted, or the answer was lost
      if (!post || !isDone) return null;
      if (post.design === deletedDesign) return `post ${postId} still has the deleted design ${deletedDesign}`;
      return post.state !== 'READY' || post.taken === credits
        ? null
        : `post ${postId} was made again for ${post.taken} credits, ${credits} were said`;
    });
  },
};

const ended = sqlRule(
  'no month is left being made without a reason',
  'select (select count(*) from month_plans)::int + (select count(*) from month_posts)::int as rows',
  `select format('month %s is MAKING with %s credits: %s', m.id, u.credits, coalesce(m.hold, 'no reason')) as difference
   from month_plans m join users u on u.id = m.user_id
   where m.state = 'MAKING' and (m.hold is null or u.credits > 0)
   union all
   select format('post %s of month %s (%s) is %s', p.id, m.id, m.state, p.state)
   from month_posts p join month_plans m on m.id = p.plan_id
   where case p.state
     when 'MAKING' then true
     -- credits are missing, its owner paused it, or the picture that it shares has failed
     when 'WAITING' then not (m.state in ('MAKING', 'PAUSED') or m.state = 'INCOMPLETE' and not p.owns_picture and exists (
       select from month_posts o where o.plan_id = m.id and o.picture = p.picture and o.owns_picture and o.state = 'FAILED'))
     when 'PLANNED' then m.state <> 'DRAFT'
     else m.state = 'DRAFT' end
   union all
   select format('month %s is %s', id, state) from month_plans m
   where state = 'DONE' and exists (select from month_posts p where p.plan_id = m.id and p.state <> 'READY')
      or state = 'INCOMPLETE' and not exists (select from month_posts p where p.plan_id = m.id and p.state = 'FAILED')`,
);

export const monthRules: readonly Rule[] = [made, credits, remadePictures, ended];
