import { z } from 'zod';
import { fitsAddressLines, tooManyAddressLines } from '../../../../contract/text';

export const billingSchema = z.object({
  customerName: z.string().trim().min(1, 'Please enter your full name').max(100, 'Please use at most 100 characters.'),
  email: z.string(),
  address: z
    .string()
    .trim()
    .min(1, 'Please enter your address')
    .max(300, 'Please use at most 300 characters.')
    .refine(fitsAddressLines, tooManyAddressLines),
  country: z.string().min(1, 'Please choose a country'),
});

export type BillingValues = z.infer<typeof billingSchema>;
