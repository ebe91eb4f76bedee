import { z } from 'zod';
import { line, picture } from './section-fields';
import { isReadable } from './printable';

/** A colour as browsers write it. */
export const hexColor = /^#[0-9a-f]{6}$/i;

/** Schema of the shop's appearance; whether the accent can be read is judged by `judgeAccent`. */
export const appearanceInput = z.object({
  shopName: line(60)
    .transform((name) => name.replace(/\s+/g, ' '))
    .refine(isReadable, 'Please enter the name of the shop.'),
  logoUrl: picture,
  accentColor: z
    .string()
    .trim()
    .regex(hexColor, 'Please enter a colour such as #5B3DF5.')
    .transform((color) => color.toUpperCase()),
});
