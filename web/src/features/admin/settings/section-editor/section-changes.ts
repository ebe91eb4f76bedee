import { diffArrays } from 'diff';
import { isList } from './shown-values';
import type { ShownList, ShownPart } from './shown-values';

/** A value that differs; the text of one that was not there before, or is gone, is blank. */
export interface Change {
  label: string;
  before: string;
  after: string;
}

const wordsOf = (part: ShownPart): string =>
  part
    .flatMap((one) => (isList(one) ? one.entries.map(wordsOf) : [one.text]))
    .filter((text) => text !== '')
    .join(' · ');

/** Identifies an entry by its texts alone: its place may have changed. */
const identity = (part: ShownPart): string =>
  JSON.stringify(part.map((one) => (isList(one) ? one.entries.map(identity) : one.text)));

/** Compares two lists: an entry that was moved past others is removed in one place and added in another. */
function listChanges({ label, entry, entries }: ShownList, before: ShownList | undefined): Change[] {
  const earlier = before?.entries ?? [];
  const changes: Change[] = [];
  let [from, to] = [0, 0];
  let removed: ShownPart[] = [];
  const named = (place: number) => `${label}, ${entry} ${place + 1}`;
  const gone = () => {
    changes.push(...removed.map((part) => ({ label: `${label}, ${entry} removed`, before: wordsOf(part), after: '' })));
    removed = [];
  };
  for (const run of diffArrays(earlier.map(identity), entries.map(identity))) {
    if (run.removed) {
      removed = earlier.slice(from, from + run.count);
      from += run.count;
      continue;
    }
    if (run.added) {
      // as many as were removed here are changed, the others are new
      for (const part of entries.slice(to, to + run.count)) {
        const replaced = removed.shift();
        changes.push(
          ...(replaced
            ? changesBetween(replaced, part).map((change) => ({ ...change, label: `${named(to)}, ${change.label}` }))
            : [{ label: `${named(to)} added`, before: '', after: wordsOf(part) }]),
        );
        to += 1;
      }
      gone();
      continue;
    }
    gone();
    from += run.count;
    to += run.count;
  }
  gone();
  return changes;
}

/** Returns what differs between two versions of a section, in the order of its form. */
export function changesBetween(before: ShownPart, after: ShownPart): Change[] {
  return after.flatMap((one, index) => {
    const other = before[index];
    if (isList(one)) return listChanges(one, other && isList(other) ? other : undefined);
    const earlier = other && !isList(other) ? other.text : '';
    return earlier === one.text ? [] : [{ label: one.label, before: earlier, after: one.text }];
  });
}
