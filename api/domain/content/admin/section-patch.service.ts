import type { RequestContext } from '../../../context';
import type { MutationPatchSectionArgs } from '../../../graphql/generated/schema';
import { inputFault } from '../../../platform/http/input-faults';
import { UserError } from '../../user-error';
import { shownBody } from '../content.service';
import { change, checkedSection, sectionKeyOf } from './content-editing.service';
import type { StoredSectionRow } from './content-editing.service';

type Members = Readonly<Record<string, unknown>>;

/** Deeper than any section. */
const mostDepth = 10;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refused = (message: string) => new UserError('INVALID_INPUT', message, ['patch']);

/** Applies a JSON merge patch (RFC 7396). @throws UserError INVALID_INPUT */
function merged(target: unknown, patch: unknown, depth = 0): unknown {
  if (!isMembers(patch)) return patch;
  if (depth > mostDepth) throw refused('The patch is nested too deeply.');
  const before = isMembers(target) ? target : {};
  const next = new Map(Object.entries(before));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) next.delete(name);
    else next.set(name, merged(Object.hasOwn(before, name) ? before[name] : undefined, value, depth + 1));
  }
  return Object.fromEntries(next);
}

function parsed(text: string): Members {
  let patch: unknown;
  try {
    patch = JSON.parse(text);
  } catch {
    throw refused('The patch is not JSON.');
  }
  if (!isMembers(patch)) throw refused('The patch must be a JSON object.');
  const fault = inputFault(patch);
  if (fault) throw refused(fault);
  return patch;
}

/**
 * Changes parts of a section as it is stored when the change is made.
 * @throws UserError INVALID_INPUT naming the field below `patch`; CONFLICT when another version is current.
 */
export async function patchSection(
  ctx: RequestContext,
  { key: named, patch: text, isActive, version }: MutationPatchSectionArgs,
): Promise<StoredSectionRow> {
  const key = sectionKeyOf(named);
  const patch = parsed(text);
  return change(ctx, key, 'save-section', async (tx, before) => ({
    body: checkedSection(key, merged(await shownBody(tx, key, before?.body), patch), ['patch']),
    above: ['patch'],
    active: isActive,
    version: version ?? undefined,
  }));
}
