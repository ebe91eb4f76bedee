/** Most bytes of a robots.txt that are read (RFC 9309, 2.5). */
export const ROBOTS_BYTES = 500 * 1024;

interface Rule {
  isAllowed: boolean;
  path: string;
}

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

/** Returns the rules of the group for an agent; those for all agents where it has none of its own. */
function rulesFor(text: string, agent: string): Rule[] {
  const groups = new Map<string, Rule[]>();
  let names: string[] = [];
  let isHead = false;
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const [key = '', ...rest] = line.replace(/#.*/u, '').split(':');
    const value = rest.join(':').trim();
    switch (key.trim().toLowerCase()) {
      case 'user-agent':
        names = isHead ? [...names, value.toLowerCase()] : [value.toLowerCase()];
        isHead = true;
        for (const name of names) if (!groups.has(name)) groups.set(name, []);
        break;
      case 'allow':
      case 'disallow':
        isHead = false;
        if (value)
          for (const name of names) groups.get(name)?.push({ isAllowed: /^\s*allow/iu.test(key), path: value });
        break;
      default:
        break;
    }
  }
  return groups.get(agent) ?? groups.get('*') ?? [];
}

/**
 * Whether a robots.txt allows an agent to read a path: the longest rule decides, and of two equal ones the one that
 * allows (RFC 9309).
 * @param agent the product token in lower case
 */
export function isAllowed(text: string, agent: string, path: string): boolean {
  const found = rulesFor(text, agent).filter((rule) => matches(rule.path, path));
  const longest = Math.max(0, ...found.map((rule) => rule.path.length));
  const deciding = found.filter((rule) => rule.path.length === longest);
  return deciding.length === 0 || deciding.some((rule) => rule.isAllowed);
}
