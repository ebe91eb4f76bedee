import type { Niche, Platform } from '../../graphql/generated/schema';
import { generalPrompts } from './prompt-texts/general';
import { makingPrompts } from './prompt-texts/making';
import { peoplePrompts } from './prompt-texts/people';
import { workPrompts } from './prompt-texts/work';

export interface PromptTemplateRow {
  /** Null: fits every niche. */
  niche: Niche | null;
  /** Null: fits both platforms. */
  platform: Platform | null;
  text: string;
}

/** Last sentence of every prompt; `{size}` becomes Square or Landscape. */
const formatSentence = 'The image should be in {size} format.';

const nichePrompts: Record<Niche, readonly string[]> = { ...peoplePrompts, ...makingPrompts, ...workPrompts };

/** 8 general prompts for each platform and 5 for each niche. */
export const promptTemplates: PromptTemplateRow[] = [
  ...Object.entries(generalPrompts).flatMap(([platform, texts]) =>
    texts.map((text) => ({ niche: null, platform: platform as Platform, text: `${text} ${formatSentence}` })),
  ),
  ...Object.entries(nichePrompts).flatMap(([niche, texts]) =>
    texts.map((text) => ({ niche: niche as Niche, platform: null, text: `${text} ${formatSentence}` })),
  ),
];
