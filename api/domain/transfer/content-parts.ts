import { z } from 'zod';
import { shopSettingsInput } from '../../../contract/shop-settings';
import { schemaOf, sections } from '../../../contract/sections';
import type { SectionKey } from '../../../contract/sections';
import { contractKeyOf, findStoredSection, importSection } from '../content/admin/content-editing.service';
import { shownBody } from '../content/content.service';
import { checked } from '../input';
import { saveShopSettings } from '../settings/admin/settings-editing.service';
import { readShopSettings } from '../settings/shop-settings';
import type { ContentPart } from './content-part';

const section = (key: SectionKey): ContentPart => {
  const schema = z.object({ isActive: z.boolean(), body: schemaOf(key) });
  return {
    name: `section:${key}`,
    read: async (ctx) => {
      const { active, version, body } = await findStoredSection(ctx, contractKeyOf(key));
      return { value: { isActive: active, body: shownBody(ctx, key, body) }, version };
    },
    check: (value) => checked<object>(schema, value),
    write: async (ctx, value, version) => {
      const { isActive, body } = checked(schema, value);
      return (await importSection(ctx, key, { body, active: isActive }, version)).version;
    },
  };
};

const shop: ContentPart = {
  name: 'settings:shop',
  read: async (ctx) => {
    const { version, ...value } = await readShopSettings(ctx);
    return { value: checked<object>(shopSettingsInput, value), version };
  },
  check: (value) => checked<object>(shopSettingsInput, value),
  write: async (ctx, value, version) => {
    await saveShopSettings(ctx, checked(shopSettingsInput, value), version);
    return (await readShopSettings(ctx)).version;
  },
};

/** All parts in the order of the file. A setting that holds a secret is none. */
export const contentParts: readonly ContentPart[] = [...(Object.keys(sections) as SectionKey[]).map(section), shop];
