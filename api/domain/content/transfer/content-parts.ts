import { z } from 'zod';
import { aiSettingsInput } from '../../../../contract/ai-settings';
import { appearanceInput } from '../../../../contract/appearance';
import { shopSettingsInput } from '../../../../contract/shop-settings';
import { schemaOf, sections } from '../../../../contract/sections';
import type { SectionKey } from '../../../../contract/sections';
import type { RequestContext } from '../../../context';
import { contractKeyOf, findStoredSection, importSection } from '../admin/content-editing.service';
import { fittingBody } from '../content.service';
import { checked } from '../../input';
import { saveAiSettings } from '../../settings/admin/ai-settings-editing.service';
import { saveAppearance } from '../../settings/admin/appearance-editing.service';
import { saveShopSettings } from '../../settings/admin/settings-editing.service';
import { readAiSettings } from '../../settings/ai-settings';
import { readAppearance } from '../../settings/appearance';
import { readShopSettings } from '../../settings/shop-settings';
import type { ContentPart } from './content-part';

const section = (key: SectionKey): ContentPart => {
  const schema = z.object({ isActive: z.boolean(), body: schemaOf(key) });
  return {
    name: `section:${key}`,
    scopes: { read: 'ADMIN_CONTENT_READ', write: 'ADMIN_CONTENT_WRITE' },
    read: async (ctx) => {
      const { active, version, body } = await findStoredSection(ctx, contractKeyOf(key));
      return { value: { isActive: active, body: fittingBody(ctx, key, body) }, version };
    },
    check: (value) => checked<object>(schema, value),
    write: async (ctx, value, version) => {
      const { isActive, body } = checked(schema, value);
      return (await importSection(ctx, key, { body, active: isActive }, version)).version;
    },
  };
};

/** Settings of one kind that hold no secret. */
const settings = <Input>(
  kind: string,
  schema: z.ZodType<Input>,
  read: (ctx: RequestContext) => Promise<object & { version: number }>,
  save: (ctx: RequestContext, input: Input, version: number) => Promise<void>,
): ContentPart => ({
  name: `settings:${kind}`,
  scopes: { read: 'ADMIN_SETTINGS_READ', write: 'ADMIN_SETTINGS_WRITE' },
  read: async (ctx) => {
    const { version, ...value } = await read(ctx);
    return { value: checked<object>(schema as z.ZodType<object>, value), version };
  },
  check: (value) => checked<object>(schema as z.ZodType<object>, value),
  write: async (ctx, value, version) => {
    await save(ctx, checked(schema, value), version);
    return (await read(ctx)).version;
  },
});

/** All parts in the order of the file. A setting that holds a secret is none. */
export const contentParts: readonly ContentPart[] = [
  ...(Object.keys(sections) as SectionKey[]).map(section),
  settings('shop', shopSettingsInput, readShopSettings, saveShopSettings),
  settings('appearance', appearanceInput, readAppearance, saveAppearance),
  settings('ai', aiSettingsInput, readAiSettings, saveAiSettings),
];
