import type { Niche, Platform } from '../../graphql/generated/schema';

export interface PromptTemplateRow {
  niche: Niche | null;
  platform: Platform | null;
  text: string;
}

export const promptTemplates: PromptTemplateRow[] = [];
