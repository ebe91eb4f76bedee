import { z } from 'zod';
import { id } from './shapes/fields';

const success = z.literal(true);
const message = z.string().meta({ description: 'A sentence for people.', examples: ['Saved.'] });
const acknowledged = z.literal(true);
const one = z.literal(1);
const modifiedCount = z.literal([0, 1]).meta({ description: '0: nothing was changed.' });

const counted = z.object({ success, message, acknowledged, matchedCount: one, modifiedCount });

/** Schemas of what the functions below answer, with the counters that old clients compare. */
export const answers = {
  message: z.object({ success, message }),
  data: <Data extends z.ZodType>(data: Data) => z.object({ success, data }),
  answered: <Data extends z.ZodType>(data: Data) => z.object({ success, message, data }),
  created: <Data extends z.ZodType>(data: Data) => z.object({ success, message, acknowledged, insertedId: id, data }),
  counted,
  changed: <Data extends z.ZodType>(data: Data) => counted.extend({ data }),
  deleted: z.object({ success, message, acknowledged, deletedCount: one }),
};

export const created = <Data extends object>(sentence: string, insertedId: string, data: Data) => ({
  success: true as const,
  message: sentence,
  acknowledged: true as const,
  insertedId,
  data,
});

/** A change whose object is not shown. */
export const countedChange = (sentence: string, isChanged = true) => ({
  success: true as const,
  message: sentence,
  acknowledged: true as const,
  matchedCount: 1 as const,
  modifiedCount: isChanged ? (1 as const) : (0 as const),
});

export const changed = <Data extends object>(sentence: string, data: Data, isChanged: boolean) => ({
  ...countedChange(sentence, isChanged),
  data,
});

export const deleted = (sentence: string) => ({
  success: true as const,
  message: sentence,
  acknowledged: true as const,
  deletedCount: 1 as const,
});

/** Answers an object without a sentence. */
export const data = <Data extends object>(found: Data) => ({ success: true as const, data: found });

export const answered = <Data extends object>(sentence: string, data: Data) => ({
  success: true as const,
  message: sentence,
  data,
});
