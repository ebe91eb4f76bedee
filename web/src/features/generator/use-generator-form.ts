import { useEffect, useReducer, useState } from 'react';
import type { Dispatch } from 'react';
import { readDraft, writeDraft } from '../../lib/draft';
import { takeIdea } from '../../lib/idea';
import { freshForm, generatorFormSchema, generatorReducer } from './generator-form';
import type { GeneratorAction, GeneratorForm } from './generator-form';
import { rememberedLettering } from './remembered-lettering';
import type { PromptTemplates } from './default-prompt';

const draftName = 'design';

/** Returns the saved form with the idea from the home page; a fresh one when nothing was saved. */
function startOf(templates: PromptTemplates, owner: string): GeneratorForm {
  const form = readDraft(draftName, owner, generatorFormSchema) ?? freshForm(templates, rememberedLettering(owner));
  const idea = takeIdea();
  return idea ? { ...form, primaryText: idea.slice(0, 200) } : form;
}

/** Provides the generator's form of one account, saved in this tab until it has been used or reset. */
export function useGeneratorForm(
  templates: PromptTemplates,
  owner: string,
): { form: GeneratorForm; dispatch: Dispatch<GeneratorAction>; forgetDraft: () => void } {
  const [start] = useState(() => startOf(templates, owner));
  const [form, dispatch] = useReducer(generatorReducer(templates), start);
  useEffect(() => {
    if (form !== start) writeDraft(draftName, owner, form);
  }, [form, start, owner]);
  return { form, dispatch, forgetDraft: () => writeDraft(draftName, owner, null) };
}
