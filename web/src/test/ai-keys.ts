import { screen, within } from '@testing-library/react';
import { renderRoute } from './render-route';

/** Returns a key as the API shows it. */
export const aKey = (name: string, values: object = {}) => ({
  id: `01900000-0000-7000-8000-0000000000${name.length.toString(16).padStart(2, '0')}`,
  name,
  maskedKey: 'AQ.Ab8RN…wxyz',
  isActive: true,
  fromEnvironment: false,
  hasLeftEnvironment: false,
  parkedAt: null,
  parkedReason: null,
  models: ['painter-1', 'writer-1'],
  missingModels: [],
  modelsAskedAt: '2026-11-24T10:00:00.000Z',
  lastUsedAt: null,
  lastError: null,
  lastProblem: null,
  createdAt: '2026-11-24T09:00:00.000Z',
  ...values,
});
type Key = ReturnType<typeof aKey>;

export const aiSettings = {
  imageModels: [
    { model: 'painter-1', cost: '0.039' },
    { model: 'painter-2', cost: null },
  ],
  textModels: ['writer-1'],
  textCallCost: null,
  designsAtOnce: null,
  designsAtOncePerAccount: 3,
  designsPerDayPerAccount: null,
  version: 2,
};
/** Returns the answer to a change that was refused. */
export const refusedKey = (code: string, message: string, field: string[] | null = null) => ({
  aiKey: null,
  activeKeys: null,
  deletedId: null,
  errors: [{ code, message, field }],
});
/** Fails as an error of the server does. */
export const failing = () => {
  throw Object.assign(new Error('x'), { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
};

/** Opens the panel over an API that stores what is changed. */
export async function openKeys(keys: Key[], mutations: Record<string, unknown> = {}) {
  const state = { keys, ai: { ...aiSettings } };
  const active = () => state.keys.filter(({ isActive }) => isActive).length;
  const replace = (id: string, change: object) => {
    state.keys = state.keys.map((one) => (one.id === id ? { ...one, ...change } : one));
    return { aiKey: state.keys.find((one) => one.id === id), activeKeys: active(), errors: [] };
  };
  const route = renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
    panel: 'keys',
    overrides: {
      Query: {
        aiKeys: () => state.keys,
        settings: () => ({ ai: state.ai }),
      },
      User: { security: () => ({ hasPassword: true }) },
      Mutation: {
        addAiKey: (_root: unknown, { input }: { input: { name: string; isActive: boolean } }) => {
          const added = aKey(input.name, { isActive: input.isActive, models: null, missingModels: null });
          state.keys = [...state.keys, added];
          return { aiKey: added, activeKeys: active(), errors: [] };
        },
        updateAiKey: (_root: unknown, { input: { id, name } }: { input: { id: string; name: string | null } }) =>
          replace(id, name === null ? {} : { name }),
        setAiKeyActive: (_root: unknown, { id, isActive }: { id: string; isActive: boolean }) =>
          replace(id, { isActive }),
        deleteAiKey: (_root: unknown, { id }: { id: string }) => {
          state.keys = state.keys.filter((one) => one.id !== id);
          return { deletedId: id, activeKeys: active(), errors: [] };
        },
        testAiKey: (_root: unknown, { id }: { id: string }) => ({
          ...replace(id, { models: ['painter-1'], missingModels: ['painter-2', 'writer-1'] }),
          works: true,
          result: 'The AI service accepts this key.',
        }),
        saveAiSettings: (_root: unknown, { input }: { input: object }) => {
          state.ai = { ...state.ai, ...input, version: state.ai.version + 1 };
          return { settings: { ai: state.ai }, errors: [] };
        },
        resetAiSettings: () => {
          state.ai = { ...aiSettings, version: state.ai.version + 1 };
          return { settings: { ai: state.ai }, errors: [] };
        },
        ...mutations,
      },
    },
  });
  await screen.findByRole('form', { name: 'Models and Limits' });
  await screen.findByRole('region', { name: 'Gemini Keys' });
  const press = async (button: string) => route.user.click(await screen.findByRole('button', { name: button }));
  /** The row of a key in the table. */
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
  const variablesOf = (operation: string) =>
    route.api.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { ...route, state, press, row, variablesOf };
}
