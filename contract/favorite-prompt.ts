import { z } from 'zod';
import { printable } from './printable';

export const favoritePromptLimits = { name: 60, prompt: 4000, perAccount: 100 } as const;

const written = (most: number, missing: string) =>
  z
    .string()
    .overwrite(printable)
    .trim()
    .min(1, missing)
    .max(most, `Please use at most ${most.toLocaleString('en-US')} characters.`);

/** What somebody calls one of their favorite prompts. */
export const favoritePromptName = z.object({
  name: written(favoritePromptLimits.name, 'Please give it a name').overwrite((name) => name.replace(/\s+/g, ' ')),
});

/** A favorite prompt as it is kept. Limits and sentences of the form and of the server are these. */
export const favoritePromptForm = favoritePromptName.extend({
  prompt: written(favoritePromptLimits.prompt, 'Please write a prompt first'),
});
