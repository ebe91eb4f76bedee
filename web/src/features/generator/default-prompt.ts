import type { GeneratorSetupQuery } from './generator.generated';
import type { ImageSize, Niche, Platform } from '../../gql/schema';
import { sizeOf, sizes } from '../../entities/design/design-options';

export type PromptTemplates = GeneratorSetupQuery['generator']['prompts'];

/** Returns a random one of the platform's general templates and the niche's variants. */
export function chooseTemplate(
  templates: PromptTemplates,
  platform: Platform,
  niche: Niche,
  chance: () => number = Math.random,
): string {
  const fitting = templates.filter(
    (template) =>
      (template.niche === null || template.niche === niche) &&
      (template.platform === null || template.platform === platform),
  );
  return fitting[Math.floor(chance() * fitting.length)]?.text ?? 'The image should be in {size} format.';
}

/** Returns the template with the name of the size in it. */
export const fillTemplate = (template: string, size: ImageSize): string =>
  template.replaceAll('{size}', sizeOf(size).name);

const sizeNames = sizes.map(({ name }) => name).join('|');
const sizeWords = new RegExp(`\\b(?:${sizeNames})(?= (?:format|image|picture|post)\\b)`, 'gi');

/**
 * Replaces the size wherever a prompt names one: in the sentence every template ends with, and in edited versions of
 * it. The rest of the text stays unchanged.
 */
export const withSize = (prompt: string, size: ImageSize): string =>
  prompt.replace(sizeWords, (found) =>
    found === found.toLowerCase() ? sizeOf(size).name.toLowerCase() : sizeOf(size).name,
  );
