import { z } from 'zod';
import { atMost } from './text';

/** A client id or secret as PayPal shows it: one word of at most 200 characters. */
export const payPalCredential = z
  .string()
  .trim()
  .max(200, atMost(200))
  .regex(/^[\x21-\x7e]*$/, 'Please enter it without spaces, as PayPal shows it.');

/** The id of a webhook as PayPal shows it; empty for none. */
export const payPalWebhookId = z
  .string()
  .trim()
  .regex(/^[a-zA-Z0-9]{0,50}$/, 'Please enter the id as PayPal shows it: up to 50 letters and digits.');
