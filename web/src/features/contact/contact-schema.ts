import { z } from 'zod';

/** Phone numbers as people write them; the server checks the same. */
const phoneNumber = /^\+?(?:[\s().\/-]*\d){3,17}[\s().\/-]*(?:(?:ext\.?|x)\s*\d{1,6})?$/i;

const required = (hint: string) => z.string().trim().min(1, hint);

export const contactSchema = z.object({
  name: required('Please enter your name'),
  email: required('Please enter your email').pipe(z.email('Please enter a valid email address.')),
  subject: required('Please enter your subjects'),
  phone: required('Please enter your phone number').regex(
    phoneNumber,
    'Please enter a valid phone number, such as +44 20 7946 0123',
  ),
  message: required('Please enter your message'),
});

export type ContactValues = z.infer<typeof contactSchema>;
