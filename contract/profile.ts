import { z } from 'zod';
import { atMost, isReadable, oneLine, printable, fitsAddressLines, tooManyAddressLines } from './text';

/** Digits as people write them: with a country code, blanks, dashes, dots, slashes or brackets. */
const phoneNumber = /^\+?(?:[\s().\/-]*\d){3,17}[\s().\/-]*(?:(?:ext\.?|x)\s*\d{1,6})?$/i;

export const isPhoneNumber = (text: string): boolean => phoneNumber.test(text);

export const badPhoneNumber = 'Please enter a valid phone number, such as +44 20 7946 0123';

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
