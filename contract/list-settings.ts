import { z } from 'zod';
import { listSettingsLimits } from './limits';
import { atMost, oneLine, printable, saysSomething } from './text';

const { columns, columnKey, narrowest, widest, viewName, viewQuery } = listSettingsLimits;

/** Schema of how an Admin sees a list. */
export const listPreferencesForm = z.object({
  columns: z
    .array(
      z.object({
        key: z.string().min(1).max(columnKey),
        isHidden: z.boolean(),
        width: z.int().min(narrowest).max(widest).nullish(),
      }),
    )
    .max(columns, `A list has at most ${columns} columns.`)
    .refine((given) => new Set(given.map(({ key }) => key)).size === given.length, 'A column is listed twice.'),
});

/** Schema of a saved view; limits and messages for both form and server. */
export const savedViewForm = z.object({
  name: z.string().overwrite(oneLine).refine(saysSomething, 'Please enter a name').max(viewName, atMost(viewName)),
  query: z.string().overwrite(printable).max(viewQuery, atMost(viewQuery, 'These filters are too long to be saved.')),
});
