import { sections } from '../../../contract/sections';
import type { SectionBody, SectionKey } from '../../../contract/sections';
import type { RequestContext } from '../../context';
import type { ResolversTypes, Resolvers } from '../../graphql/generated/resolvers';
import { loadUser } from '../accounts/user.service';
import { payload } from '../payload';
import {
  contractKeyOf,
  earlierBody,
  earlierVersion,
  findStoredSection,
  listStoredSections,
  resetSection,
  restoreSection,
  saveSection,
  setSectionActive,
} from './admin/content-editing.service';
import type { StoredSectionRow } from './admin/content-editing.service';
import { saveBannerViews } from './admin/banner-views.service';
import { patchSection } from './admin/section-patch.service';
import { listEarlierVersions } from './admin/content-version.list';
import { findSchedule, scheduleSection, scheduledBody, unscheduleSection } from './admin/section-schedule.service';
import { readSection, shownBody } from './content.service';

/** Returns a body as a member of the union of all sections. */
const asSection = (key: string, body: SectionBody<SectionKey>, isActive: boolean) =>
  ({ __typename: sections[key as SectionKey].type, ...body, isActive }) as ResolversTypes['SectionBody'];

/** The resolver of each section's field of Query. */
const publicSections = Object.fromEntries(
  (Object.keys(sections) as SectionKey[]).map((key) => [
    sections[key].field,
    (_root: unknown, _args: unknown, ctx: RequestContext) => readSection(ctx, key),
  ]),
) as {
  [Key in SectionKey as (typeof sections)[Key]['field']]: (
    root: unknown,
    args: unknown,
    ctx: RequestContext,
  ) => ReturnType<typeof readSection<Key>>;
};

const answered = (change: () => Promise<StoredSectionRow>) =>
  payload(async () => ({ section: await change() }), { section: null });

export const contentResolvers: Resolvers = {
  Query: {
    ...publicSections,
    storedSections: (_root, _args, ctx) => listStoredSections(ctx),
    storedSection: (_root, { key }, ctx) => findStoredSection(ctx, key),
  },
  Mutation: {
    saveSection: (_root, { input }, ctx) => answered(() => saveSection(ctx, input)),
    scheduleSection: (_root, { input }, ctx) => answered(() => scheduleSection(ctx, input)),
    unscheduleSection: (_root, { id }, ctx) => answered(() => unscheduleSection(ctx, id)),
    setSectionActive: (_root, { key, isActive, version }, ctx) =>
      answered(() => setSectionActive(ctx, key, isActive ?? null, version ?? undefined)),
    patchSection: (_root, args, ctx) => answered(() => patchSection(ctx, args)),
    saveBannerViews: (_root, { input }, ctx) => answered(() => saveBannerViews(ctx, input)),
    resetSection: (_root, { key, version }, ctx) => answered(() => resetSection(ctx, key, version ?? undefined)),
    restoreSection: (_root, { key, earlier, version }, ctx) =>
      answered(() => restoreSection(ctx, key, earlier, version)),
  },
  StoredSection: {
    key: ({ key }) => contractKeyOf(key),
    isActive: ({ active }) => active,
    body: async ({ key, body, active }, _args, ctx) =>
      asSection(key, await shownBody(ctx, key as SectionKey, body), active),
    updatedBy: ({ updatedBy }, _args, ctx) => (updatedBy ? loadUser(ctx, updatedBy) : null),
    scheduled: ({ key }, _args, ctx) => findSchedule(ctx, key),
    earlier: ({ key }, { page }, ctx) => listEarlierVersions(ctx, key, page),
    earlierVersion: ({ key }, { version }, ctx) => earlierVersion(ctx, key, version),
  },
  ScheduledSection: {
    body: async (planned, _args, ctx) => {
      const body = await scheduledBody(ctx, planned);
      return body && asSection(planned.key, body, true);
    },
    scheduledAt: ({ createdAt }) => createdAt,
    scheduledBy: ({ createdBy }, _args, ctx) => loadUser(ctx, createdBy),
  },
  SectionVersion: {
    isActive: ({ active }) => active,
    body: async (version, _args, ctx) => {
      const body = await earlierBody(ctx, version);
      return body && asSection(version.key, body, version.active);
    },
    savedAt: ({ createdAt }) => createdAt,
    savedBy: ({ createdBy }, _args, ctx) => (createdBy ? loadUser(ctx, createdBy) : null),
  },
};
