import { randomUUID } from 'node:crypto';
import { addAiKey } from '../domain/settings/admin/ai-key-editing.service';
import type { AdminCase, AdministeredProduct } from './administered-product';
import { settingsVersion } from './section-editor';

const newKey = () => ({ name: 'Spare', key: `AQ.${randomUUID()}` });

const aKey = async ({ product, admin }: AdministeredProduct) => (await addAiKey(product.ctx(admin), newKey())).aiKey.id;

/** Admin operations on the keys of the AI service, and on its models. */
export const aiKeyCases: Record<string, AdminCase> = {
  // The keys, and the settings once for the models of all of them.
  aiKeys: { budget: 3 },
  addAiKey: { budget: 11, variables: () => ({ input: newKey() }) },
  updateAiKey: {
    budget: 13,
    variables: async (filled) => ({ input: { ...newKey(), id: await aKey(filled) } }),
  },
  setAiKeyActive: { budget: 11, variables: async (filled) => ({ id: await aKey(filled), isActive: false }) },
  deleteAiKey: { budget: 10, variables: async (filled) => ({ id: await aKey(filled) }) },
  testAiKey: { budget: 9, variables: async (filled) => ({ id: await aKey(filled) }) },
  resetAiSettings: {
    budget: 17,
    variables: async ({ product }) => ({ version: await settingsVersion(product.ctx(), 'ai') }),
  },
  saveAiSettings: {
    budget: 17,
    variables: async ({ product }) => ({
      version: await settingsVersion(product.ctx(), 'ai'),
      input: {
        imageModels: [{ model: 'gemini-nano-banana-2.1', cost: '0.039' }],
        textModels: ['gemini-3.5-flash-lite'],
        designsAtOnce: null,
        designsAtOncePerAccount: 3,
        designsPerDayPerAccount: null,
      },
    }),
  },
};
