import { formatNumber } from '../../../lib/format';

export interface ChangedFact {
  name: string;
  before: string;
  after: string;
}

type Facts = Record<string, unknown>;

/** Returns the facts of a stored state; a state that is no object has none. */
function factsOf(text: string | null): Facts {
  if (text === null) return {};
  const state: unknown = JSON.parse(text);
  return typeof state === 'object' && state !== null && !Array.isArray(state) ? (state as Facts) : { state };
}

function shown(value: unknown, name: string): string {
  if (value === undefined || value === null) return '';
  // other numbers, such as a port, have no separators
  if (typeof value === 'number' && /credit|balance/i.test(name)) return formatNumber(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns what differs between the states before and after an action, fact by fact. */
export function changedFacts(before: string | null, after: string | null): ChangedFact[] {
  const [earlier, later] = [factsOf(before), factsOf(after)];
  return [...new Set([...Object.keys(earlier), ...Object.keys(later)])]
    .map((name) => ({ name, before: shown(earlier[name], name), after: shown(later[name], name) }))
    .filter((fact) => fact.before !== fact.after);
}
