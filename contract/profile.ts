import { z } from 'zod';
import { fitsAddressLines, tooManyAddressLines } from './address';
import { badPhoneNumber, isPhoneNumber } from './phone-number';
import { isReadable, printable } from './printable';

const field = (most: number) =>
  z
    .string()
    .overwrite(printable)
    .trim()
    .max(most, `Please use at most ${most.toLocaleString('en-US')} characters.`);

/** Schema of a profile; blank is none. Limits and messages for both form and server. */
export const profileForm = z.object({
  name: field(100).refine(isReadable, 'Please enter your full name'),
  aboutMe: field(1000),
  address: field(300).refine(fitsAddressLines, tooManyAddressLines),
  city: field(100),
  /** One of the server's `countries`. */
  country: field(100),
  phone: field(40).refine((phone) => phone === '' || isPhoneNumber(phone), badPhoneNumber),
  /** Address of an image. */
  photoUrl: z.string().trim().max(500),
});

export type ProfileValues = z.infer<typeof profileForm>;
