import { checkEach } from './rule';
import type { Rule } from './rule';

const address = `substring(content::text from '/image-server/([0-9a-f]{64}[.](?:png|jpg|webp))')`;

const logos: Rule = {
  name: 'each logo of a brand has its owner and its file',
  async check({ query, files: stored }) {
    const rows = await query<{ id: string; name: string; owned: boolean }>(
      `select id::text, name, exists (
         select from files f where f.owner_id = user_id and f.hash = split_part(name, '.', 1)) as owned
       from (select id, user_id, ${address} as name from brands) logos where name is not null`,
    );
    return checkEach(rows, ({ id, name, owned }) => {
      if (!owned) return `brand ${id}: ${name} is no upload of its owner`;
      return stored.get(`uploads/${name}`) ? null : `brand ${id}: ${name} is missing`;
    });
  },
};

/** After the product's sweep of the weeks that follow. */
const orphaned: Rule = {
  name: 'no upload without an owner is left after the grace, and none is missing',
  async check({ query, files: stored }) {
    const rows = await query<{ name: string; used: boolean }>(
      `select name, exists (select from file_uses u where u.name = named.name) as used
       from (select hash || '.' || case mime when 'image/jpeg' then 'jpg' else split_part(mime, '/', 2) end as name
             from files) named`,
    );
    const usedOf = new Map(rows.map(({ name, used }) => [`uploads/${name}`, used]));
    const ofUploads = [...stored.keys()].filter((key) => key.startsWith('uploads/'));
    const left = checkEach(ofUploads, (key) => {
      const isUsed = usedOf.get(key);
      if (isUsed) return null;
      return isUsed === undefined ? `${key} has no owner` : `${key} is shown by nothing`;
    });
    const missing = checkEach(usedOf.keys(), (key) => (stored.get(key) ? null : `${key} is missing`));
    return { rows: left.rows + missing.rows, differences: [...left.differences, ...missing.differences] };
  },
};

export const uploadRules: readonly Rule[] = [logos, orphaned];
