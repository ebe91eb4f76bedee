import { z } from 'zod';
import { fitsAddressLines, tooManyAddressLines } from './address';
import { printable } from './printable';
import { isTimeZone } from './time-zone';

const text = (max: number) =>
  z
    .string()
    .transform((value) => printable(value).trim())
    .pipe(z.string().max(max, `Please use at most ${max} characters.`));

/** Longest return period of a package, in days. */
export const mostReturnDays = 365;

/** Schema of the shop's settings: the seller, the text on invoices, the return period. */
export const shopSettingsInput = z.object({
  returnDays: z
    .int('Please enter whole days.')
    .min(0, 'Please enter 0 or more days.')
    .max(mostReturnDays, `Please enter at most ${mostReturnDays} days.`),
  sellerName: text(120).pipe(z.string().min(1, 'Please enter the name of the seller.')),
  sellerAddress: text(400).pipe(z.string().refine(fitsAddressLines, tooManyAddressLines)),
  taxId: text(60),
  taxLine: text(200),
  refundProofAbove: z.string().regex(/^\d{1,8}(\.\d{1,2})?$/, 'Please enter an amount, such as 100.00.'),
  timeZone: z.string().refine(isTimeZone, 'Please choose a time zone of the list.').nullish(),
});
