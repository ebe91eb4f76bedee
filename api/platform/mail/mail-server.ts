import { createTransport } from 'nodemailer';
import { isOwnMachine } from '../../../contract/mail-settings';
import type { MailSecurity } from '../../../contract/mail-settings';

/** A mail server by its parts. */
export interface MailServerParts {
  host: string;
  port: number;
  security: MailSecurity;
  /** Empty for a server without a login. */
  user: string;
  password: string;
}

/** A mail server: the address of SMTP_URL, or what an Admin has saved. */
export type MailServer = string | MailServerParts;

/** Where emails go, and from whom. */
export interface MailDelivery {
  /** Null when emails stay in the outbox. */
  server: MailServer | null;
  /** An address, or a name with an address in angle brackets. */
  from: string;
}

const partsOf = ({ host, port, security, user, password }: MailServerParts) => ({
  host: host.replace(/^\[|\]$/g, ''),
  port,
  secure: security === 'TLS',
  requireTLS: security === 'STARTTLS',
  ignoreTLS: security === 'NONE',
  ...(user && { auth: { user, pass: password } }),
});

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000 };
/**
 * How long a server may be silent. One that checks an email after its last byte may take minutes (RFC 5321, 4.5.3.2.6):
 * who hangs up before its answer sends the email again. Shorter than the time after which a job that hangs is released. A
 * person waits for a test.
 */
const socketTimeout = { email: 5 * 60_000, test: 10_000 };

/** Returns the connection to a mail server, which opens with the first email. Certificates are always checked. */
export const transportTo = (server: MailServer, purpose: keyof typeof socketTimeout) =>
  createTransport({
    ...(typeof server === 'string' ? { url: server } : partsOf(server)),
    ...timeouts,
    socketTimeout: socketTimeout[purpose],
  });

/** Returns host and port of a mail server, without its login. */
export const addressOf = (server: MailServer): string =>
  typeof server === 'string' ? new URL(server).host : `${server.host}:${server.port}`;

/**
 * Checks connection, encryption and login of a mail server.
 * @returns its error message, or null when it accepts them
 */
export async function mailServerProblem(server: MailServer): Promise<string | null> {
  const transport = transportTo(server, 'test');
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'no answer';
  } finally {
    transport.close();
  }
}

interface TestEmail {
  from: string | { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * Sends one email at once, without the outbox.
 * @returns the last answer of the mail server
 * @throws Error with the server's words when it refuses the email or does not answer
 */
export async function sendAtOnce(server: MailServer, email: TestEmail): Promise<string> {
  const transport = transportTo(server, 'test');
  try {
    return (await transport.sendMail(email)).response;
  } finally {
    transport.close();
  }
}

/** Whether a mail server is a mail catcher, which accepts every email and delivers none, as in a demo. */
export function isMailCatcher(server: MailServer): boolean {
  const address = typeof server === 'string' ? server : `smtp://${addressOf(server)}`;
  if (!URL.canParse(address)) return false;
  const { hostname, port } = new URL(address);
  return port === '1025' || ['mail', 'mailpit', 'mailhog'].includes(hostname) || isOwnMachine(hostname);
}
