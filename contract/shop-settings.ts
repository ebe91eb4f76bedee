import { z } from 'zod';
import { fitsAddressLines, tooManyAddressLines } from './address';
import { creditNotePrefix, invoicePrefix } from './invoice-number';
import { printable } from './printable';
import { isTimeZone } from './time-zone';

const text = (max: number) =>
  z
    .string()
    .transform((value) => printable(value).trim())
    .pipe(z.string().max(max, `Please use at most ${max} characters.`));

/** Longest return period of a package, in days. */
export const mostReturnDays = 365;

/** Highest rate of VAT, in percent. */
export const mostVat = 30;

const prefix = z
  .string()
  .transform((value) => value.trim().toUpperCase())
  .pipe(
    z
      .string()
      .max(12, 'Please use at most 12 characters.')
      .regex(invoicePrefix, 'Please use letters from A to Z, digits, - and / only.')
      // an invoice would have the number of a credit note
      .refine((value) => value !== creditNotePrefix, 'Credit notes begin with CN-. Please choose another prefix.'),
  );

const vatRate = z
  .string()
  .transform((value) => value.trim().replace(',', '.').replace(/\s*%$/, ''))
  .pipe(
    z
      .string()
      .regex(/^(\d{1,2}(\.\d{1,2})?)?$/, 'Please enter a rate, such as 19 or 5.5.')
      .refine((value) => Number(value) <= mostVat, `Please enter at most ${mostVat} percent.`),
  )
  .transform((value) => value || null);

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
  invoicePrefix: prefix.nullish(),
  /** Percent; null without VAT. */
  vatRate: vatRate.nullish(),
});

/** The settings that stand on an invoice. */
export const invoiceSettings = shopSettingsInput.pick({
  sellerName: true,
  sellerAddress: true,
  taxId: true,
  taxLine: true,
  invoicePrefix: true,
  vatRate: true,
});
