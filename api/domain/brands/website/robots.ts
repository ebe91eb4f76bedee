/** Most bytes of a robots.txt that are read (RFC 9309, 2.5). */
export const ROBOTS_BYTES = 500 * 1024;

/** Most rules of an agent. A site that refuses programs in earnest needs far fewer. */
const MOST_RULES = 2_000;

export interface RobotsRule {
  isAllowed: boolean;
  path: string;
}

/** Refuses every path. */
export const refuseAll: readonly RobotsRule[] = [{ isAllowed: false, path: '/' }];

/** Whether a path matches a pattern, in which * is any text and a final $ the end. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const found = index === 0 ? (path.startsWith(part) ? 0 : -1) : path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  const last = parts.at(-1) ?? '';
  return !isWhole || at === path.length || (parts.length > 1 && path.endsWith(last));
}

/**
 * Returns the rules of a robots.txt for an agent; those for all agents where it has none of its own. The groups of other
 * agents are not stored: the file is another party's, and many names times many rules would fill the memory.
 * @param agent the product token in lower case
 */
export function robotsRules(text: string, agent: string): readonly RobotsRule[] {
  const own: RobotsRule[] = [];
  const general: RobotsRule[] = [];
  let hasOwn = false;
  let named = { own: false, general: false };
  let isHead = false;
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const [key = '', ...rest] = line.replace(/#.*/u, '').split(':');
    const value = rest.join(':').trim();
    const field = key.trim().toLowerCase();
    if (field === 'user-agent') {
      if (!isHead) named = { own: false, general: false };
      isHead = true;
      const name = value.toLowerCase();
      if (name === agent) named.own = hasOwn = true;
      if (name === '*') named.general = true;
    } else if (field === 'allow' || field === 'disallow') {
      isHead = false;
      if (!value) continue;
      const rule = { isAllowed: field === 'allow', path: value };
      if (named.own && own.length < MOST_RULES) own.push(rule);
      if (named.general && general.length < MOST_RULES) general.push(rule);
    }
  }
  return hasOwn ? own : general;
}

/**
 * Whether rules allow a path: the longest rule that matches decides, and of two equal ones the one that allows
 * (RFC 9309).
 */
export function isAllowed(rules: readonly RobotsRule[], path: string): boolean {
  let deciding: RobotsRule | null = null;
  for (const rule of rules) {
    if (deciding && rule.path.length < deciding.path.length) continue;
    if (deciding?.isAllowed && rule.path.length === deciding.path.length) continue;
    if (matches(rule.path, path)) deciding = rule;
  }
  return deciding?.isAllowed ?? true;
}
