import { randomUUID } from 'node:crypto';
import { sections } from '../../contract/sections';
import { saveSection } from '../domain/content/admin/content-editing.service';
import { findSchedule, scheduleSection } from '../domain/content/admin/section-schedule.service';
import { features } from './administered-product';
import type { AdminCase, AdministeredProduct } from './administered-product';
import { sectionVersion } from './section-editor';

/** A part of an exported file that differs from every other. */
const aPart = () => ({
  name: 'section:banner',
  json: JSON.stringify({ isActive: true, body: { ...sections.banner.defaults, title: randomUUID() } }),
});

/** Edits a section, so that it can be reset to its default or first body. */
async function edited(filled: AdministeredProduct): Promise<{ key: string; version: number }> {
  const { product, admin } = filled;
  await saveSection(product.ctx(admin), await features(filled, randomUUID()));
  return { key: 'FEATURES', version: await sectionVersion(product.ctx(), 'FEATURES') };
}

/** The Admin operations on content, see `adminCases`. */
export const contentCases: Record<string, AdminCase> = {
  // Earlier versions, the editors and their billing details are read for all sections together.
  storedSections: { budget: 8 },
  storedSection: { budget: 8, variables: () => ({ key: 'FEATURES' }) },
  saveSection: { budget: 15, variables: async (filled) => ({ input: await features(filled, randomUUID()) }) },
  patchSection: {
    budget: 15,
    variables: async () => ({ key: 'FEATURES', patch: JSON.stringify({ title: randomUUID() }) }),
  },
  saveBannerViews: { budget: 15, variables: async () => ({ input: { first: { mainTitle: randomUUID() } } }) },
  scheduleSection: {
    budget: 16,
    variables: async (filled) => ({
      input: { ...(await features(filled, randomUUID())), publishAt: new Date(Date.now() + 3_600_000).toISOString() },
    }),
  },
  unscheduleSection: {
    budget: 15,
    variables: async (filled) => {
      const admin = await filled.product.addUser({ role: 'ADMIN' });
      const publishAt = new Date(Date.now() + 3_600_000);
      const ctx = filled.product.ctx(admin);
      const before = await findSchedule(ctx, 'features');
      const input = { ...(await features(filled, randomUUID())), publishAt, replaces: before?.id };
      await scheduleSection(ctx, input);
      return { id: (await findSchedule(ctx, 'features'))?.id };
    },
  },
  // Two statements for each section and setting.
  contentExport: { budget: 14 },
  contentPartComparison: { budget: 4, variables: () => aPart() },
  importContentPart: {
    budget: 15,
    variables: async ({ product }) => ({ ...aPart(), version: await sectionVersion(product.ctx(), 'BANNER') }),
  },
  setSectionActive: { budget: 15, variables: async (filled) => ({ ...(await edited(filled)), isActive: true }) },
  resetSection: { budget: 15, variables: edited },
  restoreSection: { budget: 16, variables: async (filled) => ({ ...(await edited(filled)), earlier: 1 }) },
};
