import { z } from 'zod';
import { formatCredits } from '../../../lib/format';
import { peopleLimits } from '../../../../../contract/limits';

/** What an Admin can edit of an account in the list. */
export const userSchema = z.object({
  name: z.string().trim().min(1, 'Please enter a name.').max(peopleLimits.name),
  role: z.enum(['MEMBER', 'MODERATOR', 'SELLER', 'ADMIN']),
  membership: z.enum(['FREE', 'BASIC', 'PREMIUM']),
  credits: z
    .int('Please enter a whole number.')
    .min(0, 'A balance is not negative.')
    .max(peopleLimits.largestBalance, `At most ${formatCredits(peopleLimits.largestBalance)}.`),
});

export type UserValues = z.infer<typeof userSchema>;
