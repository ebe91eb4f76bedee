import { isDeepStrictEqual } from 'node:util';
import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { parseStored } from '../../../../contract/section-values';
import { schemaOf, sections } from '../../../../contract/sections';
import type { SectionBody, SectionKey } from '../../../../contract/sections';
import type { RequestContext } from '../../../context';
import type { SaveSectionInput, SectionBodyInput, SectionKey as ContractKey } from '../../../graphql/generated/schema';
import { audited } from '../../audit/audit.service';
import { checked } from '../../input';
import { UserError } from '../../user-error';
import { ContentSectionEntity } from '../content-section.entity';
import { ContentVersionEntity } from '../content-version.entity';
import { bodyToStore, shownBody } from '../content.service';
import { safeBody } from '../safe-body';
import { missingImageField } from '../section-images';

/** A section as stored; version 0 is the unchanged default. */
export type StoredSectionRow = Pick<ContentSectionEntity, 'key' | 'active' | 'version' | 'updatedBy'> & {
  body?: unknown;
  updatedAt: Date | null;
};

export const contractKeyOf = (key: string): ContractKey => key.toUpperCase().replaceAll('-', '_') as ContractKey;

/** Returns the stored key of a key of the contract, or of a member of its input: CONTACT_PAGE or contactPage. */
export const sectionKeyOf = (key: ContractKey | keyof SectionBodyInput): SectionKey =>
  (/[a-z]/.test(key) ? key.replace(/[A-Z]/g, '-$&') : key.replaceAll('_', '-')).toLowerCase() as SectionKey;

const untouched = (key: SectionKey): StoredSectionRow => ({
  key,
  active: true,
  version: 0,
  updatedBy: null,
  updatedAt: null,
});

/** Returns every section as stored. */
export async function listStoredSections(ctx: RequestContext): Promise<StoredSectionRow[]> {
  const rows = new Map((await ctx.db.find(ContentSectionEntity)).map((row) => [row.key, row]));
  return (Object.keys(sections) as SectionKey[]).map((key) => rows.get(key) ?? untouched(key));
}

/** Returns one section as stored. */
export const findStoredSection = async (ctx: RequestContext, key: ContractKey): Promise<StoredSectionRow> =>
  (await ctx.db.findOneBy(ContentSectionEntity, { key: sectionKeyOf(key) })) ?? untouched(sectionKeyOf(key));

const bodyLoader = (ctx: RequestContext) =>
  new DataLoader<string, unknown>(async (ids) => {
    const rows = await ctx.db.find(ContentVersionEntity, {
      select: { id: true, body: true },
      where: { id: In([...ids]) },
    });
    const byId = new Map(rows.map((row) => [row.id, row.body]));
    return ids.map((id) => byId.get(id) ?? null);
  });

/** Returns one earlier version; null for a version that the section never had. */
export const earlierVersion = (
  ctx: RequestContext,
  key: string,
  version: number,
): Promise<ContentVersionEntity | null> =>
  ctx.db.createQueryBuilder(ContentVersionEntity, 'earlier').addSelect('earlier.body').where({ key, version }).getOne();

/** Returns an earlier body as it would be shown; null when it no longer fits its section. */
export async function earlierBody(
  ctx: RequestContext,
  { id, key, body: read }: ContentVersionEntity,
): Promise<SectionBody<SectionKey> | null> {
  const body = read ?? (await ctx.once(bodyLoader).load(id));
  const section = key as SectionKey;
  return 'body' in parseStored(schemaOf(section), body) ? shownBody(ctx, section, body) : null;
}

interface Change {
  body?: unknown;
  active?: boolean | null;
  /** The version that the change was made from: the current one, or the change is refused. Any one when omitted. */
  version?: number;
  /** Who changes it; the caller when omitted. */
  by?: string;
  /** The path of a body that the caller has written: its new images must be there. */
  above?: readonly string[];
}

type Wanted = Pick<ContentSectionEntity, 'body' | 'active' | 'updatedBy'>;

/** Returns whether a section is as the same account left it. */
const isStored = (before: ContentSectionEntity, { body, active, updatedBy }: Wanted): boolean =>
  before.updatedBy === updatedBy &&
  before.active === active &&
  isDeepStrictEqual(before.body, JSON.parse(JSON.stringify(body)));

/**
 * Changes a section. All changes go through here: the earlier body is stored as a version, and the change is audited. The
 * repetition of a change whose answer was lost changes nothing.
 */
export async function change(
  ctx: RequestContext,
  key: SectionKey,
  action: string,
  find: (tx: RequestContext, before: ContentSectionEntity | null) => Promise<Change>,
): Promise<StoredSectionRow> {
  const saved = await ctx.transaction(async (tx) => {
    // also serialises a concurrent first change, for which there is no row to lock yet
    const [locked]: { now: Date }[] = await tx.db.query(
      `select pg_advisory_xact_lock(hashtext('content'), hashtext($1)), clock_timestamp() as now`,
      [key],
    );
    if (!locked) throw new Error('No answer about the time');
    const before = await tx.db.findOneBy(ContentSectionEntity, { key });
    const { body, active, version, by, above } = await find(tx, before);
    if (above) await requireImages(tx, key, { body, stored: before?.body, above });
    const wanted = {
      body: await bodyToStore(tx, key, body ?? before?.body),
      active: active ?? before?.active ?? true,
      updatedBy: by ?? ctx.viewer?.userId ?? null,
    };
    if (before && version === before.version - 1 && isStored(before, wanted)) return before;
    if (version !== undefined && version !== (before?.version ?? 0))
      throw new UserError('CONFLICT', 'This section has changed since you opened it. Load it again before you save.', [
        'version',
      ]);
    return audited(tx, { action, subject: `content/${key}` }, async () => {
      if (before)
        await tx.db.insert(ContentVersionEntity, {
          key,
          version: before.version,
          body: before.body as object,
          active: before.active,
          createdBy: before.updatedBy,
          createdAt: before.updatedAt,
        });
      const after: ContentSectionEntity = {
        key,
        ...wanted,
        version: (before?.version ?? 0) + 1,
        // the moments of planned content are compared with it
        updatedAt: locked.now,
      };
      await tx.db.save(ContentSectionEntity, after);
      const facts = ({ active, version }: ContentSectionEntity) => ({ active, version });
      return {
        before: before ? facts(before) : { active: true, version: 0 },
        after: facts(after),
        result: after,
      };
    });
  });
  // the editor then sees what was saved, not this process's cached content
  await ctx.events.caughtUp();
  return saved;
}

/**
 * Switches off the sample testimonials of a new shop, which are not by real customers. Does nothing once an Admin has
 * edited them.
 */
export async function hideSampleTestimonials(ctx: RequestContext): Promise<void> {
  await change(ctx, 'testimonials', 'hide-samples', async () => ({ active: false, version: 0 })).catch(
    (error: unknown) => {
      if (!(error instanceof UserError && error.code === 'CONFLICT')) throw error;
    },
  );
}

/** Formats an error such as 'buttons 1 link: must be ...'; list positions are counted from 1. */
export const sentence = (path: readonly string[], message: string) =>
  `${path.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part)).join(' ')}: ${message}`;

/** Validates a body. HTML can become longer when it is cleaned, and must then still fit. @throws UserError INVALID_INPUT */
const validBody = (key: SectionKey, body: unknown): unknown => {
  const schema = schemaOf(key);
  return checked<unknown>(schema, safeBody(schema, checked<unknown>(schema, body)));
};

/**
 * Checks the body of a section against its schema.
 * @param above the path of the body in the input
 * @throws UserError INVALID_INPUT naming the field
 */
export function checkedSection(key: SectionKey, body: unknown, above: readonly string[]): unknown {
  try {
    return validBody(key, body);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const path = error.field ?? [];
    throw new UserError(error.code, sentence(path, error.message), [...above, ...path]);
  }
}

/**
 * Refuses a body with an image that the shop does not have, unless the stored body names it.
 * @throws UserError INVALID_INPUT naming the field
 */
export async function requireImages(
  tx: RequestContext,
  key: SectionKey,
  { body, stored, above }: { body: unknown; stored: unknown; above: readonly string[] },
): Promise<void> {
  const path = await missingImageField(tx, key, body, stored);
  if (!path) return;
  const message = 'This image is no longer there. Please upload it again.';
  throw new UserError('INVALID_INPUT', sentence(path, message), [...above, ...path]);
}

/** Checks the body of an input. @throws UserError INVALID_INPUT naming the field below the body */
export function checkedBody(input: SectionBodyInput): { key: SectionKey; body: unknown; above: string[] } {
  // the contract accepts exactly one
  const [name, given] = Object.entries(input).find(([, value]) => value != null) ?? [];
  const key = sectionKeyOf(name as keyof SectionBodyInput);
  const above = ['body', name ?? ''];
  return { key, body: checkedSection(key, given, above), above };
}

/**
 * Saves a section's body.
 * @throws UserError INVALID_INPUT naming the field below the body, CONFLICT when a newer version is current.
 */
export async function saveSection(ctx: RequestContext, input: SaveSectionInput): Promise<StoredSectionRow> {
  const { key, ...checkedOne } = checkedBody(input.body);
  const { isActive: active, version } = input;
  return change(ctx, key, 'save-section', async () => ({ ...checkedOne, active, version }));
}

/**
 * Replaces a section by one from a file.
 * @throws UserError INVALID_INPUT naming the field, CONFLICT when another version is current
 */
export const importSection = (
  ctx: RequestContext,
  key: SectionKey,
  { body, active }: { body: unknown; active: boolean },
  version: number,
): Promise<StoredSectionRow> => {
  const valid = validBody(key, body);
  return change(ctx, key, 'import-section', async () => ({ body: valid, active, version }));
};

/** Shows or hides a section, or the opposite of now for null. @throws UserError CONFLICT when another version than the given one is current. */
export const setSectionActive = (ctx: RequestContext, key: ContractKey, active: boolean | null, version?: number) =>
  change(ctx, sectionKeyOf(key), 'set-section-active', async (_tx, before) => ({
    active: active ?? !(before?.active ?? true),
    version,
  }));

/** Resets a section to its default. @throws UserError CONFLICT when another version than the given one is current. */
export const resetSection = (ctx: RequestContext, key: ContractKey, version?: number) =>
  change(ctx, sectionKeyOf(key), 'reset-section', async () => ({
    body: sections[sectionKeyOf(key)].defaults,
    active: true,
    version,
  }));

/**
 * Restores an earlier body of a section, including whether it was shown.
 * @throws UserError NOT_FOUND for a version it never had, INVALID_STATE for one that no longer fits, CONFLICT when
 * another version than the given one is current
 */
export const restoreSection = (ctx: RequestContext, key: ContractKey, earlier: number, version: number) =>
  change(ctx, sectionKeyOf(key), 'restore-section', async (tx) => {
    const found = await earlierVersion(tx, sectionKeyOf(key), earlier);
    if (!found) throw new UserError('NOT_FOUND', `There is no version ${earlier} of this section.`, ['earlier']);
    if (!(await earlierBody(tx, found)))
      throw new UserError('INVALID_STATE', `Version ${earlier} no longer fits this section.`, ['earlier']);
    return { body: found.body, active: found.active, version };
  });
