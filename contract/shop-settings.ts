import { z } from 'zod';
import { atMost, oneLine, printable, fitsAddressLines, tooManyAddressLines, saysSomething } from './text';
import { isTimeZone } from './time-zone';

const line = (max: number) => z.string().overwrite(oneLine).max(max, atMost(max));
const lines = (max: number) => z.string().overwrite(printable).trim().max(max, atMost(max));

/** Longest return period of a package, in days. */
export const mostReturnDays = 365;

/** Highest rate of VAT, in percent. */
export const mostVat = 30;

/** What the numbers of invoices begin with until the shop chooses another prefix. */
export const defaultInvoicePrefix = 'INV-';
/** What the numbers of credit notes begin with. */
export const creditNotePrefix = 'CN-';

/** Characters of a prefix. */
export const invoicePrefix = /^[A-Z0-9/-]{0,12}$/;

/** Returns the number of an invoice. A prefix that ends in a digit is set apart from the serial. */
export const numberWith = (prefix: string, serial: number): string =>
  `${prefix}${/\d$/.test(prefix) ? '-' : ''}${String(serial).padStart(6, '0')}`;

const prefix = z
  .string()
  .transform((value) => value.trim().toUpperCase())
  .pipe(
    z
      .string()
      .max(12, atMost(12))
      .regex(invoicePrefix, 'Please use letters from A to Z, digits, - and / only.')
      // an invoice would have the number of a credit note
      .refine((value) => value !== creditNotePrefix, 'Credit notes begin with CN-. Please choose another prefix.'),
  );

const vatRate = z
  .string()
  .transform((value) => value.trim().replace(',', '.').replace(/%$/, '').trimEnd())
  .pipe(
    z
      .string()
      .regex(/^(\d{1,2}(\.\d{1,2})?)?$/, 'Please enter a rate, such as 19 or 5.5.')
      .refine((value) => Number(value) <= mostVat, `Please enter at most ${mostVat} percent.`),
  )
  .transform((value) => value || null);

/** Most brands that a membership can allow. */
export const mostBrands = 100;

const brandCount = z
  .int('Please enter a whole number.')
  .min(0, 'Please enter 0 or more.')
  .max(mostBrands, `Please enter at most ${mostBrands}.`);

/** Schema of the shop's settings: the seller, the text on invoices, the return period. */
export const shopSettingsInput = z.object({
  returnDays: z
    .int('Please enter whole days.')
    .min(0, 'Please enter 0 or more days.')
    .max(mostReturnDays, `Please enter at most ${mostReturnDays} days.`),
  sellerName: line(120).refine(saysSomething, 'Please enter the name of the seller.'),
  sellerAddress: lines(400).refine(fitsAddressLines, tooManyAddressLines),
  taxId: line(60),
  taxLine: line(200),
  refundProofAbove: z.string().regex(/^\d{1,8}(\.\d{1,2})?$/, 'Please enter an amount, such as 100.00.'),
  timeZone: z.string().refine(isTimeZone, 'Please choose a time zone from the list.').nullish(),
  invoicePrefix: prefix.nullish(),
  /** Percent; null without VAT. */
  vatRate: vatRate.nullish(),
  /** How many brands an account may have, by its membership. */
  brands: z.object({ free: brandCount, basic: brandCount, premium: brandCount }).nullish(),
  /** Whether the documentation for integrators is served. */
  docs: z.boolean().nullish(),
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
