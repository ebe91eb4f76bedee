/** The models this stand-in knows. Those Google has switched off are left out and answer 404, as they do there. */
export interface Model {
  name: string;
  makesImages: boolean;
  displayName: string;
  description: string;
  inputTokenLimit: number;
  outputTokenLimit: number;
}

const MODELS: readonly Model[] = [
  { name: 'gemini-2.5-flash-lite', makesImages: false, displayName: 'Gemini 2.5 Flash-Lite', description: 'Fast text model.', inputTokenLimit: 1048576, outputTokenLimit: 65536 },
  { name: 'gemini-3.1-flash-image', makesImages: true, displayName: 'Gemini 3.1 Flash Image', description: 'Text and image generation.', inputTokenLimit: 131072, outputTokenLimit: 32768 },
];

export const findModel = (name: string): Model | undefined => MODELS.find((model) => model.name === name);

/** A model as ListModels and GetModel show it. */
export function describeModel(model: Model): Record<string, unknown> {
  const { name, makesImages: _, ...rest } = model;
  return { name: `models/${name}`, version: '001', ...rest, supportedGenerationMethods: ['generateContent', 'streamGenerateContent'], temperature: 1, topP: 0.95, topK: 64, maxTemperature: 2 };
}

export const listModels = (): Record<string, unknown> => ({ models: MODELS.map(describeModel) });
