import { z } from 'zod';
import { atMost } from './text';

export const aiSettingsLimits = { models: 10, modelName: 100, atOnce: 500, perDay: 10_000 } as const;
const { models, modelName, atOnce, perDay } = aiSettingsLimits;

/** The name of a model of the AI service. */
const aiModelName = z
  .string()
  .trim()
  .max(modelName, atMost(modelName))
  .regex(/^[a-zA-Z0-9][\w.-]*$/, 'Please enter the name as the AI service writes it, such as gemini-3.1-flash-lite.');

const cost = z
  .string()
  .trim()
  .regex(/^(\d{1,4}(\.\d{1,4})?)?$/, 'Please enter an amount, such as 0.039.')
  .nullish();

/** Returns a schema for a list of models that names each once; `at` leads from an entry to its name. */
const listOf = <Entry extends z.ZodType>(
  entry: Entry,
  nameOf: (one: z.output<Entry>) => string,
  at: readonly string[] = [],
) =>
  z
    .array(entry)
    .min(1, 'Please name at least one model.')
    .max(models, `Please name at most ${models} models.`)
    .superRefine((list, context) => {
      const names = list.map(nameOf);
      names.forEach((name, index) => {
        if (names.indexOf(name) < index)
          context.addIssue({ code: 'custom', path: [index, ...at], message: 'This model is in the list already.' });
      });
    });

const upTo = (most: number) =>
  z
    .int('Please enter a whole number.')
    .min(1, 'Please enter 1 or more.')
    .max(most, `Please enter at most ${most.toLocaleString('en-US')}.`);

/** How many designs may be made. */
const designLimits = {
  designsAtOnce: upTo(atOnce).nullish(),
  designsAtOncePerAccount: upTo(atOnce),
  designsPerDayPerAccount: upTo(perDay).nullish(),
};

const imageModels = listOf(z.object({ model: aiModelName, cost }), ({ model }) => model, ['model']);

/** Schema of the models and limits. */
export const aiSettingsInput = z.object({
  imageModels,
  textModels: listOf(aiModelName, (model) => model),
  textCallCost: cost,
  ...designLimits,
});

/** The same for a form, whose lists hold objects. */
export const aiSettingsForm = z.object({
  imageModels,
  textModels: listOf(z.object({ model: aiModelName }), ({ model }) => model, ['model']),
  textCallCost: cost,
  ...designLimits,
});
