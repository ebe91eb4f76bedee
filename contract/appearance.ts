import { z } from 'zod';
import { accentRefusal, judgeAccent } from './accent';
import { isReadable } from './text';
import { line, picture } from './section-fields';

/** A colour as browsers write it. */
export const hexColor = /^#[0-9a-f]{6}$/i;

/** Schema of a stored appearance. */
export const storedAppearance = z.object({
  shopName: line(60)
    .transform((name) => name.replace(/\s+/g, ' '))
    .refine(isReadable, 'Please enter the shop name.'),
  logoUrl: picture,
  accentColor: z
    .string()
    .trim()
    .regex(hexColor, 'Please enter a colour such as #5B3DF5.')
    .transform((color) => color.toUpperCase()),
});

/** Schema of the shop's appearance as it is saved: its accent can be read. */
export const appearanceInput = storedAppearance.extend({
  accentColor: storedAppearance.shape.accentColor.superRefine((color, context) => {
    const verdict = judgeAccent(color);
    if (!verdict.isReadable) context.addIssue({ code: 'custom', message: accentRefusal(verdict) });
  }),
});
