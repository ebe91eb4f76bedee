import { z } from 'zod';

/** A client id or secret as PayPal shows it: one word of at most 200 characters. */
export const payPalCredential = z
  .string()
  .trim()
  .max(200, 'Please use at most 200 characters.')
  .regex(/^[\x21-\x7e]*$/, 'Please enter it without spaces, as PayPal shows it.');
