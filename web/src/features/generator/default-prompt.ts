import type { GeneratorSetupQuery, ImageSize, Niche, Platform } from '../../gql/operations';
import { sizeOf } from './options';

export type PromptTemplates = GeneratorSetupQuery['generator']['prompts'];

/** One of the general templates of the platform or of the variants of the niche, by chance. */
export function chooseTemplate(templates: PromptTemplates, platform: Platform, niche: Niche, chance: () => number = Math.random): string {
  const fitting = templates.filter((template) => (template.niche === null || template.niche === niche) && (template.platform === null || template.platform === platform));
  return fitting[Math.floor(chance() * fitting.length)]?.text ?? 'The image should be in {size} format.';
}

/** The template with the name of the size in it. */
export const fillTemplate = (template: string, size: ImageSize): string => template.replaceAll('{size}', sizeOf(size).name);
