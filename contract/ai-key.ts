import { z } from 'zod';
import { atMost, oneLine } from './text';

export const aiKeyLimits = { name: 60, key: 200 } as const;

/** Sentence for a blank field (specification, admin area, section 7). */
const missing = 'Name and key are required';

/** Keys of the AI service, wherever in a text: a name is shown in full. */
const keyShape = /AIza[\w-]{10}|\bAQ\.[\w.-]{10}/;

const name = z
  .string()
  .overwrite(oneLine)
  .min(1, missing)
  .max(aiKeyLimits.name, atMost(aiKeyLimits.name))
  .refine((text) => !keyShape.test(text), 'Please enter a name here, and the key below.');

/** A key as the AI service shows it: one word, of which the mask shows a part only. */
const key = z
  .string()
  .trim()
  .max(aiKeyLimits.key, atMost(aiKeyLimits.key))
  .regex(/^[\x21-\x7e]*$/, 'Please enter it without spaces, as the AI service shows it.')
  .regex(/^$|^.{8}/, 'Please enter the whole key.');

/** Schema of a key that is added. */
export const newAiKey = z.object({ name, key: key.refine((text) => text !== '', missing) });

/** Schema of a key that is changed: without a new key the stored one stays. */
export const changedAiKey = z.object({ name, key });
