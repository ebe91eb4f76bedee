import { z } from 'zod';
import { isReadable } from '../../../../contract/text';

export const signInSchema = z.object({
  email: z.string().trim().min(1, 'Please enter your email address'),
  password: z.string().min(1, 'Please enter your password'),
});

export type SignInValues = z.infer<typeof signInSchema>;

const registerFields = z.object({
  name: z.string().trim().refine(isReadable, 'Please enter your full name'),
  email: z.string().trim().min(1, 'Please enter your email address'),
  password: z.string().min(1, 'Please enter a password'),
  confirmPassword: z.string().min(1, 'Please confirm your password'),
  acceptTerms: z.boolean().refine((accepted) => accepted, 'Please agree to the Terms of Service and Privacy Policy'),
});

/** The mismatch is checked first; either failure stops the submission. */
export const registerSchema = registerFields.superRefine(({ password, confirmPassword }, context) => {
  if (password !== confirmPassword)
    context.addIssue({ code: 'custom', path: ['confirmPassword'], message: 'Passwords do not match' });
  else if (password.length < 6 || !password.trim())
    context.addIssue({ code: 'custom', path: ['password'], message: 'Password must be at least 6 characters' });
});

export type RegisterValues = z.infer<typeof registerFields>;

export const codeSchema = z.object({ code: z.string().trim().min(1, 'Please enter your code') });

export type CodeValues = z.infer<typeof codeSchema>;

export const resetSchema = z.object({ email: z.string().trim().min(1, 'Please enter your email address') });

export type ResetValues = z.infer<typeof resetSchema>;

const newPasswordFields = z.object({
  password: z.string().min(1, 'Please enter a password'),
  confirmPassword: z.string().min(1, 'Please confirm your password'),
});

export const newPasswordSchema = newPasswordFields.superRefine(({ password, confirmPassword }, context) => {
  if (password !== confirmPassword)
    context.addIssue({ code: 'custom', path: ['confirmPassword'], message: 'Passwords do not match' });
  else if (password.length < 6)
    context.addIssue({ code: 'custom', path: ['password'], message: 'Password must be at least 6 characters' });
});

export type NewPasswordValues = z.infer<typeof newPasswordFields>;
