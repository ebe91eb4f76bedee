import { z } from 'zod';
import { atMost, oneLine, printable, saysSomething } from './text';

export const favoritePromptLimits = { name: 60, prompt: 4000, perAccount: 100 } as const;

const written = (most: number, missing: string) =>
  z.string().overwrite(printable).trim().refine(saysSomething, missing).max(most, atMost(most));

/** Schema of the name of a favorite prompt. */
export const favoritePromptName = z.object({
  name: written(favoritePromptLimits.name, 'Please enter a name').overwrite(oneLine),
});

/** Schema of a favorite prompt; limits and messages for both form and server. */
export const favoritePromptForm = favoritePromptName.extend({
  prompt: written(favoritePromptLimits.prompt, 'Please write a prompt first'),
});
