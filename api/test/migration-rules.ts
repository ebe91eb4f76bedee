/** Tables that stay small in a shop of any size, so scanning them is fast. */
const small = new Set([
  'ai_keys',
  'content_sections',
  'email_templates',
  'event_numbering',
  'invoice_series',
  'items',
  'packages',
  'paypal_accounts',
  'settings',
]);

/** Returns the statements without comments, texts and function bodies, in lower case. */
const partsOf = (sql: string) =>
  sql
    .replace(/--[^\n]*/g, ' ')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

/** Returns the actions of an `alter table`; commas inside parentheses do not separate actions. */
function actionsOf(text: string): string[] {
  const actions: string[] = [];
  let [depth, begun] = [0, 0];
  for (let at = 0; at <= text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (at < text.length && (text[at] !== ',' || depth > 0)) continue;
    actions.push(text.slice(begun, at).trim());
    begun = at + 1;
  }
  return actions;
}

type Rule = [when: RegExp, what: string, unless?: RegExp];

/** Rules independent of the table's size, as the last release's code uses the table. */
const breaking: Rule[] = [
  [/^drop (column )?(?!constraint|column)/, 'drops a column that the last release may use'],
  [/^drop column/, 'drops a column that the last release may use'],
  [/^rename/, 'renames what the last release uses'],
  [
    /^add (?!constraint|check|foreign|unique|primary|exclude).* not null/,
    'adds a column that the last release does not fill',
    / default /,
  ],
  [/^alter (column )?\S+ set not null/, 'refuses rows of the last release, and reads the whole table under a lock'],
];
const locking: Rule[] = [
  [/^alter (column )?\S+ (set data )?type /, 'rewrites the table under a lock'],
  [
    /^add (column )?(?!constraint).* default (\w+\.)?(?!now\(\))\w+\(/,
    'rewrites the table under a lock: its default differs from row to row',
  ],
  [/^add (?!constraint).* generated always as/, 'rewrites the table under a lock'],
  [
    /^add (?!constraint|check|foreign).* (check \(|references )/,
    'reads the whole table under a lock: add the constraint as not valid, then validate it',
  ],
  [
    /^add (constraint \S+ )?(check|foreign key)/,
    'reads the whole table under a lock: add it as not valid, then validate it',
    / not valid$/,
  ],
  [
    /^add .*\b(unique|primary key|exclude)\b/,
    'builds an index under a lock: build it concurrently first',
    / using index /,
  ],
];

function faultsOfAlter(table: string, actions: string, isThere: (table: string) => boolean): string[] {
  if (!isThere(table)) return [];
  const rules = small.has(table) ? breaking : [...breaking, ...locking];
  return actionsOf(actions).flatMap((action) =>
    rules.flatMap(([when, what, unless]) => (when.test(action) && !unless?.test(`${action} `.trimEnd()) ? [what] : [])),
  );
}

/**
 * Returns why a migration statement would break the previous release or block a large shop; empty if it would not.
 * Expand now, contract one release later.
 * @param wasThere whether a table existed before the migration
 */
export function faultsOf(sql: string, wasThere: (table: string) => boolean): string[] {
  const parts = partsOf(sql);
  // in the place of a table of that name, which becomes its partition in the same transaction
  const partitioned = new Set(
    parts.flatMap((part) => /^create table (\w+) \(like (\w+) .*\) partition by /.exec(part)?.[1] ?? []),
  );
  const isThere = (table: string) => wasThere(table) && !partitioned.has(table);
  const faults = parts.flatMap((part) => {
    const isLarge = (table = '') => isThere(table) && !small.has(table);
    // of a table in partitions alone: it has no rows
    const index = /^create (?:unique )?index (concurrently )?(?:if not exists )?.*? on (?!only )(\w+)/.exec(part);
    if (index) return !index[1] && isLarge(index[2]) ? ['builds an index under a lock: concurrently'] : [];
    if (/^drop index (?!concurrently)/.test(part)) return ['drops an index under a lock: concurrently'];
    const dropped = /^(?:drop table|truncate)(?: table)?(?: if exists)? (\w+)/.exec(part);
    if (dropped) return isThere(dropped[1] ?? '') ? ['drops what the last release may use'] : [];
    const changed = /^(?:update|delete from) (\w+)/.exec(part);
    if (changed)
      return isLarge(changed[1]) && !/ limit /.test(part) ? ['changes all rows in one statement: in batches'] : [];
    if (/^lock /.test(part)) return partitioned.size > 0 ? [] : ['locks a table'];
    const altered = /^alter table (?:if exists )?(?:only )?(\w+) (.*)$/.exec(part);
    return altered ? faultsOfAlter(altered[1] ?? '', altered[2] ?? '', isThere) : [];
  });
  const isBoth =
    parts.some((part) => part.includes(' not valid')) && parts.some((part) => part.includes(' validate constraint '));
  return [...new Set([...faults, ...(isBoth ? ['validates a constraint in the step that adds it'] : [])])];
}
