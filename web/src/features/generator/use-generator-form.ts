import { useEffect, useReducer, useState } from 'react';
import type { Dispatch } from 'react';
import { readDraft, writeDraft } from '../../lib/draft';
import { takeIdea } from '../../lib/idea';
import { freshForm, generatorFormSchema, generatorReducer } from './generator-form';
import type { GeneratorAction, GeneratorForm } from './generator-form';
import type { GeneratorSetupQuery } from './generator.generated';

type Setup = Pick<GeneratorSetupQuery['generator'], 'prompts' | 'lettering'>;

const draftName = 'design';

/**
 * Returns the saved form with the idea that was typed before the sign-in, in the look that was chosen for it; a fresh one
 * when nothing was saved.
 */
function startOf({ prompts, lettering }: Setup, owner: string): GeneratorForm {
  const form = readDraft(draftName, owner, generatorFormSchema) ?? freshForm(prompts, lettering);
  const idea = takeIdea();
  return idea ? { ...form, primaryText: idea.text, style: idea.style ?? form.style, lettering: 'SET' } : form;
}

/** Provides the generator's form of one account, saved in this tab until it has been used or reset. */
export function useGeneratorForm(
  setup: Setup,
  owner: string,
): { form: GeneratorForm; dispatch: Dispatch<GeneratorAction>; forgetDraft: () => void } {
  const [start] = useState(() => startOf(setup, owner));
  const [form, dispatch] = useReducer(generatorReducer(setup.prompts), start);
  useEffect(() => {
    if (form !== start) writeDraft(draftName, owner, form);
  }, [form, start, owner]);
  return { form, dispatch, forgetDraft: () => writeDraft(draftName, owner, null) };
}
