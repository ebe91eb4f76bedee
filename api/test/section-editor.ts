import type { SaveSectionInput, SectionKey } from '../graphql/generated/schema';
import type { TestBrowser } from './test-browser';
import type { TestProduct } from './test-product';
import type { RequestContext } from '../context';
import { findStoredSection } from '../domain/content/admin/content-editing.service';
import { SettingEntity } from '../domain/settings/setting.entity';

/** Returns the version that a change of a section must name. */
export const sectionVersion = async (ctx: RequestContext, key: SectionKey): Promise<number> =>
  (await findStoredSection(ctx, key)).version;

/** Returns the version that a change of a setting must name. */
export const settingsVersion = async (
  ctx: RequestContext,
  key: 'ai' | 'paypal' | 'shop' | 'appearance' | 'mail',
): Promise<number> => (await ctx.db.findOneBy(SettingEntity, { key }))?.version ?? 0;

export interface SectionAnswer {
  section: { key: string; version: number; isActive: boolean; updatedBy: { email: string } | null } | null;
  errors: { code: string; message: string; field: string[] | null }[];
}

export const sectionFields = '{ section { key version isActive updatedBy { email } } errors { code message field } }';

/** Without a version, the change is made to the current one. */
export type SavedSection = Omit<SaveSectionInput, 'version'> & { version?: number };

/** An Admin who edits sections over HTTP; each change names the current version. */
export class SectionEditor {
  constructor(
    private readonly product: TestProduct,
    private readonly admin: TestBrowser,
  ) {}

  async save({ version, ...rest }: SavedSection): Promise<SectionAnswer> {
    const key = Object.keys(rest.body)[0]?.toUpperCase() as SectionKey;
    const input = { ...rest, version: version ?? (await this.version(key)) };
    return this.run('saveSection', '$input: SaveSectionInput!', { input });
  }

  async reset(key: SectionKey): Promise<SectionAnswer> {
    return this.run('resetSection', '$key: SectionKey!, $version: Int!', { key, version: await this.version(key) });
  }

  async restore(key: SectionKey, earlier: number): Promise<SectionAnswer> {
    const variables = { key, earlier, version: await this.version(key) };
    return this.run('restoreSection', '$key: SectionKey!, $earlier: Int!, $version: Int!', variables);
  }

  async switchTo(key: SectionKey, isActive: boolean): Promise<SectionAnswer> {
    const variables = { key, isActive, version: await this.version(key) };
    return this.run('setSectionActive', '$key: SectionKey!, $isActive: Boolean!, $version: Int!', variables);
  }

  private version(key: SectionKey): Promise<number> {
    return sectionVersion(this.product.ctx(), key);
  }

  private async run(name: string, declared: string, variables: Record<string, unknown>): Promise<SectionAnswer> {
    const passed = Object.keys(variables)
      .map((argument) => `${argument}: $${argument}`)
      .join(', ');
    const document = `mutation (${declared}) { ${name}(${passed}) ${sectionFields} }`;
    const { data } = await this.admin.graphql<Record<string, SectionAnswer>>(document, variables);
    return data[name] as SectionAnswer;
  }
}
