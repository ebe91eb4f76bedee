import { randomBytes } from 'node:crypto';

/** How long the secret before a rotation signs as well. */
export const earlierSecretMs = 24 * 60 * 60 * 1000;

/** Returns a new secret as Standard Webhooks writes it: 32 random bytes in base64 behind `whsec_`. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
