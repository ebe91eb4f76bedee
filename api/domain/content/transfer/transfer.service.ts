import { contentFile } from '../../../../contract/uploads';
import type { RequestContext } from '../../../context';
import type {
  ContentExport,
  ContentPartChange,
  ContentPartComparison,
  ContentPartState,
} from '../../../graphql/generated/schema';
import { recordContentExport } from '../../audit/taken-lists';
import { missingUploads } from '../../files/upload.service';
import { UserError } from '../../user-error';
import { isAdmin, requireScope } from '../../viewer';
import { sentence } from '../admin/content-editing.service';
import { contentParts } from './content-parts';
import { exportedImages } from './exported-images';

const mostChanges = 200;

/** Returns the sections and settings that the caller may read as a file, with the images that they show; the audit records it. */
export async function exportContent(ctx: RequestContext): Promise<ContentExport> {
  const parts: Record<string, object> = {};
  for (const { name, scopes, read } of contentParts)
    if (isAdmin(ctx, scopes.read)) parts[name] = (await read(ctx)).value;
  await recordContentExport(ctx, Object.keys(parts));
  const exportedAt = new Date().toISOString();
  const { images, leftOut } = await exportedImages(ctx, JSON.stringify(parts));
  return {
    imagesLeftOut: leftOut,
    fileName: `content-${exportedAt.slice(0, 10)}.json`,
    file: `${JSON.stringify({ format: contentFile.format, exportedAt, parts, images }, null, 2)}\n`,
  };
}

/** Returns the values of an object by their paths, with positions counted from 1: `buttons 1 text`. */
function valuesByPath(value: unknown, path = ''): [path: string, text: string][] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [[path, typeof value === 'string' ? value : JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, part]) =>
    valuesByPath(part, `${path} ${/^\d+$/.test(name) ? String(Number(name) + 1) : name}`.trim()),
  );
}

function changesBetween(before: object, after: object): ContentPartChange[] {
  const [old, fresh] = [new Map(valuesByPath(before)), new Map(valuesByPath(after))];
  return [...new Set([...fresh.keys(), ...old.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? '', after: fresh.get(field) ?? '' }))
    .filter((change) => change.before !== change.after);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new UserError('INVALID_INPUT', 'This is not JSON.', ['json']);
  }
}

/**
 * Compares one part of a file with what the shop has.
 * @throws AccessError FORBIDDEN for a token that may not read the part
 */
export async function compareContentPart(
  ctx: RequestContext,
  name: string,
  json: string,
): Promise<ContentPartComparison> {
  const answer = (state: ContentPartState, problem: string | null, more: Partial<ContentPartComparison> = {}) => ({
    name,
    state,
    problem,
    version: 0,
    changes: [],
    missingImages: [],
    ...more,
  });
  const part = contentParts.find((one) => one.name === name);
  if (!part) return answer('UNKNOWN', 'This version has no such part.');
  requireScope(ctx.viewer, [part.scopes.read], true);
  const { value: before, version } = await part.read(ctx);
  let after: object;
  try {
    after = part.check(parsed(json));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const path = (error.field ?? []).filter((part, index) => index > 0 || part !== 'body');
    return answer('INVALID', path.length > 0 ? sentence(path, error.message) : error.message, { version });
  }
  const changes = changesBetween(before, after);
  return answer(changes.length > 0 ? 'CHANGED' : 'SAME', null, {
    version,
    changes: changes.slice(0, mostChanges),
    missingImages: await missingUploads(ctx, JSON.stringify(after)),
  });
}

/**
 * Imports one part of a file.
 * @returns its new version
 * @throws AccessError FORBIDDEN for a token that may not write the part; UserError NOT_FOUND for an unknown name, INVALID_INPUT naming the field, CONFLICT when another version is
 * current
 */
export async function importContentPart(
  ctx: RequestContext,
  name: string,
  json: string,
  version: number,
): Promise<number> {
  const part = contentParts.find((one) => one.name === name);
  if (!part) throw new UserError('NOT_FOUND', 'This version has no such part.', ['name']);
  requireScope(ctx.viewer, [part.scopes.write], true);
  return part.write(ctx, parsed(json), version);
}
