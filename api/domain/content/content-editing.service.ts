import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import type { SaveSectionInput, SectionBodyInput, SectionKey as ContractKey } from '../../graphql/generated/schema';
import { writeAudit } from '../audit/audit.service';
import { checked } from '../input';
import { UserError } from '../user-error';
import { ContentSectionEntity } from './content-section.entity';
import { ContentVersionEntity } from './content-version.entity';
import { shownBody } from './content.service';
import { sectionDefaults } from './defaults/section-defaults';
import { sectionInputs, sectionSchemas } from './section-schemas';
import type { SectionBody, SectionKey } from './section-schemas';

/** A section as it is stored; version 0 stands for the default that nobody has changed. */
export type StoredSectionRow = Pick<ContentSectionEntity, 'key' | 'active' | 'version' | 'updatedBy'> & {
  body?: unknown;
  updatedAt: Date | null;
};

const mostEarlier = 100;

const contractKeys: Record<ContractKey, SectionKey> = {
  NAVBAR: 'navbar',
  BANNER: 'banner',
  FEATURES: 'features',
  TESTIMONIALS: 'testimonials',
  FOOTER: 'footer',
  CONTACT_PAGE: 'contact-page',
  ABOUT: 'about',
  TERMS: 'terms',
  PRIVACY: 'privacy',
};

/** Names of the one-of input's members. */
const bodyKeys: Record<keyof SectionBodyInput, SectionKey> = {
  navbar: 'navbar',
  banner: 'banner',
  features: 'features',
  testimonials: 'testimonials',
  footer: 'footer',
  contactPage: 'contact-page',
  about: 'about',
  terms: 'terms',
  privacy: 'privacy',
};

export const contractKeyOf = (key: string): ContractKey => key.toUpperCase().replaceAll('-', '_') as ContractKey;

const untouched = (key: SectionKey): StoredSectionRow => ({
  key,
  active: true,
  version: 0,
  updatedBy: null,
  updatedAt: null,
});

/** Every section as it is stored. */
export async function listStoredSections(ctx: RequestContext): Promise<StoredSectionRow[]> {
  const rows = new Map((await ctx.db.find(ContentSectionEntity)).map((row) => [row.key, row]));
  return Object.values(contractKeys).map((key) => rows.get(key) ?? untouched(key));
}

/** One section as it is stored. */
export const findStoredSection = async (ctx: RequestContext, key: ContractKey): Promise<StoredSectionRow> =>
  (await ctx.db.findOneBy(ContentSectionEntity, { key: contractKeys[key] })) ?? untouched(contractKeys[key]);

/** An earlier version whose body is read only when it is asked for. */
export type ListedVersion = Omit<ContentVersionEntity, 'body'> & { body?: unknown };

const earlierLoader = (ctx: RequestContext) =>
  new DataLoader<string, ListedVersion[]>(
    async (keys) => {
      const rows = await ctx.dataSource.manager.query<ListedVersion[]>(
        `select earlier.* from unnest($1::text[]) section(key) cross join lateral (
           select id, key, version, active, created_by as "createdBy", created_at as "createdAt" from content_versions
           where key = section.key order by version desc limit ${mostEarlier}) earlier
         order by key, version desc`,
        [[...new Set(keys)]],
      );
      return keys.map((wanted) => rows.filter(({ key }) => key === wanted));
    },
    // a section may be saved between two fields of a document
    { cache: false },
  );

/** Versions a section had before, newest first, without their bodies. Those of several sections are one statement. */
export const earlierVersions = (ctx: RequestContext, key: string): Promise<ListedVersion[]> =>
  ctx.once(earlierLoader).load(key);

const bodyLoader = (ctx: RequestContext) =>
  new DataLoader<string, unknown>(async (ids) => {
    const rows = await ctx.db.find(ContentVersionEntity, {
      select: { id: true, body: true },
      where: { id: In([...ids]) },
    });
    const byId = new Map(rows.map((row) => [row.id, row.body]));
    return ids.map((id) => byId.get(id) ?? null);
  });

/** One of them; null for a version it never had. */
export const earlierVersion = (
  ctx: RequestContext,
  key: string,
  version: number,
): Promise<ContentVersionEntity | null> => ctx.db.findOneBy(ContentVersionEntity, { key, version });

/** A body of before, as it would be shown; null when it no longer fits its section. */
export async function earlierBody(
  ctx: RequestContext,
  { id, key, body: read }: ListedVersion,
): Promise<SectionBody<SectionKey> | null> {
  const body = read ?? (await ctx.once(bodyLoader).load(id));
  const section = key as SectionKey;
  return sectionSchemas[section].safeParse(body).success ? shownBody(ctx, section, body) : null;
}

interface Change {
  body?: unknown;
  active?: boolean | null;
  /** Refuses the change unless this version is the one that stands. */
  from?: number | null;
}

/** The one way a section changes: the earlier body is kept, and the change is written into the audit. */
async function change(
  ctx: RequestContext,
  key: SectionKey,
  action: string,
  find: (tx: RequestContext) => Promise<Change>,
): Promise<StoredSectionRow> {
  const saved = await ctx.transaction(async (tx) => {
    // also holds back a second first change, for which there is no row to lock yet
    await tx.db.query(`select pg_advisory_xact_lock(hashtext('content'), hashtext($1))`, [key]);
    const before = await tx.db.findOneBy(ContentSectionEntity, { key });
    const { body, active, from } = await find(tx);
    if (typeof from === 'number' && from !== (before?.version ?? 0))
      throw new UserError(
        'CONFLICT',
        'Somebody else has changed this section meanwhile. Load it again before you save.',
        ['version'],
      );
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
      body: shownBody(tx, key, body ?? before?.body),
      active: active ?? before?.active ?? true,
      version: (before?.version ?? 0) + 1,
      updatedBy: ctx.viewer?.id ?? null,
      updatedAt: new Date(),
    };
    await tx.db.save(ContentSectionEntity, after);
    const facts = ({ active, version }: ContentSectionEntity) => ({ active, version });
    await writeAudit(tx, { action, subject: `content/${key}`, before: before && facts(before), after: facts(after) });
    return after;
  });
  // who saves and looks sees what was saved, not what this process had kept
  await ctx.events.caughtUp();
  return saved;
}

/** Switches the sample testimonials of a new shop off: nobody has said them. Does nothing once somebody has edited them. */
export async function hideSampleTestimonials(ctx: RequestContext): Promise<void> {
  await change(ctx, 'testimonials', 'hide-samples', async () => ({ active: false, from: 0 })).catch(
    (error: unknown) => {
      if (!(error instanceof UserError && error.code === 'CONFLICT')) throw error;
    },
  );
}

/** 'buttons 1 link: must be ...': a list's places are counted from 1, as people do. */
const sentence = (path: string[], message: string) =>
  `${path.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part)).join(' ')}: ${message}`;

/**
 * Saves a section's body.
 * @throws UserError INVALID_INPUT naming the field below the body, CONFLICT when a newer version stands.
 */
export async function saveSection(ctx: RequestContext, input: SaveSectionInput): Promise<StoredSectionRow> {
  // the contract lets through exactly one
  const [name, given] = Object.entries(input.body).find(([, value]) => value != null) ?? [];
  const key = bodyKeys[name as keyof SectionBodyInput];
  let body: unknown;
  try {
    body = checked<unknown>(sectionInputs[key] ?? sectionSchemas[key], given);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(error.code, sentence(error.field ?? [], error.message), [
      'body',
      name ?? '',
      ...(error.field ?? []),
    ]);
  }
  return change(ctx, key, 'save-section', async () => ({ body, active: input.isActive, from: input.version }));
}

/** Shows or hides a section. @throws UserError CONFLICT when another version stands than the given one. */
export const setSectionActive = (ctx: RequestContext, key: ContractKey, active: boolean, from?: number | null) =>
  change(ctx, contractKeys[key], 'set-section-active', async () => ({ active, from }));

/** Gives a section its default again. @throws UserError CONFLICT when another version stands than the given one. */
export const resetSection = (ctx: RequestContext, key: ContractKey, from?: number | null) =>
  change(ctx, contractKeys[key], 'reset-section', async () => ({
    body: sectionDefaults[contractKeys[key]],
    active: true,
    from,
  }));

/**
 * Gives a section an earlier body, and whether it was shown, again.
 * @throws UserError NOT_FOUND for a version it never had, INVALID_STATE for one that no longer fits, CONFLICT when
 * another version stands than the given one
 */
export const restoreSection = (ctx: RequestContext, key: ContractKey, version: number, from?: number | null) =>
  change(ctx, contractKeys[key], 'restore-section', async (tx) => {
    const earlier = await earlierVersion(tx, contractKeys[key], version);
    if (!earlier) throw new UserError('NOT_FOUND', `There is no version ${version} of this section.`, ['version']);
    if (!(await earlierBody(tx, earlier)))
      throw new UserError('INVALID_STATE', `Version ${version} no longer fits this section.`, ['version']);
    return { body: earlier.body, active: earlier.active, from };
  });
