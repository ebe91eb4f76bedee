import { z } from 'zod';
import { fitsAddressLines, tooManyAddressLines } from './address';
import { badPhoneNumber, isPhoneNumber } from './phone-number';
import { atMost, isReadable, oneLine, printable } from './text';

const field = (most: number) => z.string().overwrite(printable).trim().max(most, atMost(most));

const line = (most: number) => z.string().overwrite(oneLine).max(most, atMost(most));

/** Schema of a profile; blank is none. Limits and messages for both form and server. */
export const profileForm = z.object({
  name: line(100).refine(isReadable, 'Please enter your full name'),
  aboutMe: field(1000),
  address: field(300).refine(fitsAddressLines, tooManyAddressLines),
  city: line(100),
  /** One of the server's `countries`. */
  country: line(100),
  phone: line(40).refine((phone) => phone === '' || isPhoneNumber(phone), badPhoneNumber),
  /** Address of an image. */
  photoUrl: z.string().trim().max(500, atMost(500)),
});

export type ProfileValues = z.infer<typeof profileForm>;
