import { z } from 'zod';
import { atMost } from './text';

/** Usual port of each security of the connection to a mail server (RFC 8314). */
export const mailPorts = { TLS: 465, STARTTLS: 587, NONE: 25 } as const;
export type MailSecurity = keyof typeof mailPorts;

const mailHost = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, atMost(253))
  .regex(/^([a-z0-9_.-]+|\[?[0-9a-f:]+\]?)?$/, 'Please enter a host name, such as smtp.example.com, without a port.');

const credential = (max: number) =>
  z
    .string()
    .max(max, atMost(max))
    .regex(/^[^\p{Cc}]*$/u, 'Please use one line.');

/** Whether a host is this machine, to which a password may travel unencrypted. */
export const isOwnMachine = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

/** Schema of the mail server and the sender of emails. An empty host is no mail server, an empty password the stored one. */
export const mailSettingsInput = z
  .object({
    host: mailHost,
    port: z
      .int('Please enter a whole number.')
      .min(1, 'Please enter 1 or more.')
      .max(65_535, 'Please enter at most 65535.'),
    security: z.enum(Object.keys(mailPorts) as [MailSecurity, ...MailSecurity[]]),
    user: credential(200).trim(),
    password: credential(500),
    sender: z
      .string()
      .trim()
      .max(254, atMost(254))
      .refine((address) => address === '' || z.email().safeParse(address).success, 'Please enter an email address.'),
  })
  .refine(({ host, security, user }) => user === '' || security !== 'NONE' || isOwnMachine(host), {
    path: ['security'],
    message: 'A password must not travel unencrypted. Please choose TLS or STARTTLS.',
  });
