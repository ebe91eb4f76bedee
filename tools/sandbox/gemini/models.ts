import type { Manners } from './manners';

/**
 * The models of this sandbox, with their dates. Source: ai.google.dev/gemini-api/docs/changelog and /deprecations, as
 * published until November 2026.
 */
export interface Model {
  name: string;
  makesImages: boolean;
  /** Supported thinking settings: 2.5 accepts budgets, including 0; 3 accepts levels, and budgets other than 0. */
  thinking: 'budget' | 'level' | 'none';
  /** First day, where relevant, and the day of its removal. */
  from?: string;
  until?: string;
  /** From this day on, 404 for accounts that have not used it before. */
  closedToNewFrom?: string;
  /** Whether it paints about a thousand pixels only, and refuses other sizes. */
  onlyOneSize?: true;
  displayName: string;
  description: string;
  inputTokenLimit: number;
  outputTokenLimit: number;
}

const text = { makesImages: false, inputTokenLimit: 1048576, outputTokenLimit: 65536, description: 'Fast text model.' };
const image = {
  makesImages: true,
  thinking: 'none' as const,
  inputTokenLimit: 131072,
  outputTokenLimit: 32768,
  description: 'Text and image generation.',
};

const MODELS: readonly Model[] = [
  { ...text, name: 'gemini-3.5-flash-lite', thinking: 'level', displayName: 'Gemini 3.5 Flash-Lite' },
  { ...text, name: 'gemini-3.1-flash-lite', thinking: 'level', displayName: 'Gemini 3.1 Flash-Lite' },
  {
    ...text,
    name: 'gemini-2.5-flash-lite',
    thinking: 'budget',
    closedToNewFrom: '2026-08-28',
    displayName: 'Gemini 2.5 Flash-Lite',
  },
  { ...image, name: 'gemini-nano-banana-2.1', from: '2026-10-07', displayName: 'Nano Banana 2.1' },
  { ...image, name: 'gemini-3.1-flash-lite-image', onlyOneSize: true, displayName: 'Gemini 3.1 Flash-Lite Image' },
  {
    ...image,
    name: 'gemini-3.1-flash-image',
    from: '2026-05-28',
    until: '2026-10-29',
    displayName: 'Gemini 3.1 Flash Image',
  },
  {
    ...image,
    name: 'gemini-2.0-flash-exp-image-generation',
    until: '2026-06-01',
    displayName: 'Gemini 2.0 Flash Image',
  },
];

const exists = (model: Model, today: string) =>
  (!model.from || model.from <= today) && (!model.until || today < model.until);

/** Returns a model of that day, or why this account has none. */
export function findModel(name: string, { today, newAccount }: Manners): Model | 'unknown' | 'closed' {
  const model = MODELS.find((one) => one.name === name && exists(one, today));
  if (!model) return 'unknown';
  return newAccount && model.closedToNewFrom && model.closedToNewFrom <= today ? 'closed' : model;
}

/** Returns a model in the format of ListModels and GetModel. */
export function describeModel({
  name,
  displayName,
  description,
  inputTokenLimit,
  outputTokenLimit,
  thinking,
}: Model): Record<string, unknown> {
  return {
    name: `models/${name}`,
    version: '001',
    displayName,
    description,
    inputTokenLimit,
    outputTokenLimit,
    supportedGenerationMethods: ['generateContent', 'streamGenerateContent'],
    temperature: 1,
    topP: 0.95,
    topK: 64,
    maxTemperature: 2,
    thinking: thinking !== 'none',
  };
}

/** Returns all models of that day; models closed to new accounts are still listed to them. */
export const listModels = ({ today }: Manners): Record<string, unknown> => ({
  models: MODELS.filter((model) => exists(model, today)).map(describeModel),
});
