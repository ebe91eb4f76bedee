import { z } from 'zod';
import { line, text } from './section-fields';

/** Schema of a stored legal page. */
export const legalBody = z.object({ title: line(160), validFrom: line(40), body: text(60_000) });

const filled = (sentence: string) => [(given: string) => given.trim() !== '', sentence] as const;

/** The same for saving: title, date and text are required. */
export const legalInput = z.object({
  title: legalBody.shape.title.refine(...filled('Please enter a title.')),
  validFrom: legalBody.shape.validFrom.refine(...filled('Please enter the day from which it is in force.')),
  body: legalBody.shape.body.refine(...filled('Please enter the text.')),
});

export type LegalValues = z.infer<typeof legalInput>;
