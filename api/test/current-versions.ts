import type { RequestContext } from '../context';
import { findStoredSection } from '../domain/content/admin/content-editing.service';
import { SettingEntity } from '../domain/settings/setting.entity';
import type { SectionKey } from '../graphql/generated/schema';

/** Returns the version that a change of a section must name. */
export const sectionVersion = async (ctx: RequestContext, key: SectionKey): Promise<number> =>
  (await findStoredSection(ctx, key)).version;

/** Returns the version that a change of a setting must name. */
export const settingsVersion = async (
  ctx: RequestContext,
  key: 'ai' | 'paypal' | 'shop' | 'appearance' | 'mail',
): Promise<number> => (await ctx.db.findOneBy(SettingEntity, { key }))?.version ?? 0;
