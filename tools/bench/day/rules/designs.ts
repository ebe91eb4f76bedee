import { checkEach, sqlRule } from './rule';
import type { Rule } from './rule';

const credits = sqlRule(
  'a design that succeeded took one credit, one that failed gave it back, none is unfinished',
  'select count(*)::int as rows from designs',
  `select format('design %s (%s, %s credits): taken %s times, given back %s times', d.id, state, credits, taken, back) as difference
   from designs d,
     lateral (select count(*) filter (where reason = 'RESERVE')::int as taken,
                     count(*) filter (where reason = 'GIVE_BACK')::int as back
              from credit_entries e where e.subject = d.id) e
   where not case
     when credits = 0 then taken = 0 and back = 0
     when state = 'SUCCEEDED' then taken = 1 and back = 0
     when state in ('FAILED', 'CANCELLED') then taken = 1 and back = 1
     else false end`,
);

const deletedCredits = sqlRule(
  'no design, deleted ones included, took or gave back a credit twice',
  `select count(distinct subject)::int as rows from credit_entries where subject_type = 'DESIGN'`,
  `select format('design %s', subject) as difference from credit_entries where subject_type = 'DESIGN' group by subject
   having count(*) filter (where reason = 'RESERVE') <> 1 or count(*) filter (where reason = 'GIVE_BACK') > 1`,
);

const queues = sqlRule(
  'the counts of the queue = its designs',
  'select count(*)::int as rows from design_queues',
  `select format('account %s: %s queued and %s running in the counts', user_id, queued, running) as difference
   from design_queues q
   where queued <> (select count(*) from designs d where d.user_id = q.user_id and state = 'QUEUED')
      or running <> (select count(*) from designs d where d.user_id = q.user_id and state = 'RUNNING')`,
);

const files: Rule = {
  name: 'each design, print and photo has its files',
  async check({ query, files: stored }) {
    const rows = await query<{ id: string; key: string }>(
      `select id::text, unnest(array_remove(array[image_key, thumbnail_key, original_key], null)) as key
       from designs where state = 'SUCCEEDED'
       union all select design_id::text, key from design_prints
       union all select id::text, file_key from design_photos`,
    );
    return checkEach(rows, ({ id, key }) => (stored.get(key) ? null : `${id}: ${key} is missing`));
  },
};

/** After the product's sweep of the days that follow. */
const orphanedFiles: Rule = {
  name: 'no file of a design or photo without an owner is left after the grace',
  async check({ query, files: stored }) {
    const rows = await query<{ key: string }>(
      `select unnest(array_remove(array[image_key, thumbnail_key, original_key], null)) as key from designs
       union select key from design_prints union select file_key from design_photos
       union select replace(file_key, 'photo.jpg', 'photo-thumbnail.webp') from design_photos`,
    );
    const used = new Set(rows.map(({ key }) => key));
    const ofDesigns = [...stored.keys()].filter((key) => key.startsWith('designs/'));
    return checkEach(ofDesigns, (key) => (used.has(key) ? null : `${key} has no owner`));
  },
};

const shown: Rule = {
  name: 'each design is in the state that its page showed last',
  async check({ query, facts }) {
    const rows = await query<{ id: string; state: string }>('select id::text, state from designs');
    const stateOf = new Map(rows.map(({ id, state }) => [id, state]));
    // the product removes it some minutes after its owner has deleted it
    const deleted = new Set(facts.requested.filter(({ isDeleted }) => isDeleted).map(({ id }) => id));
    return checkEach(facts.shown, ([id, status]) => {
      const state = stateOf.get(id);
      if (state === status || (state === undefined && deleted.has(id))) return null;
      return `design ${id} was shown as ${status} and is ${state}`;
    });
  },
};

export const designRules: readonly Rule[] = [credits, deletedCredits, queues, files, orphanedFiles, shown];
