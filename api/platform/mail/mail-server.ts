import { createTransport } from 'nodemailer';

const timeoutMs = 10_000;

const transportOf = (smtpUrl: string) =>
  createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });

/**
 * Checks connection, encryption and login of a mail server.
 * @returns its error message, or null when it accepts them
 */
export async function mailServerProblem(smtpUrl: string): Promise<string | null> {
  const transport = transportOf(smtpUrl);
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
export async function sendAtOnce(smtpUrl: string, email: TestEmail): Promise<string> {
  const transport = transportOf(smtpUrl);
  try {
    return (await transport.sendMail(email)).response;
  } finally {
    transport.close();
  }
}

/** Whether an address is that of a mail catcher, which accepts every email and delivers none, as in a demo. */
export function isMailCatcher(smtpUrl: string): boolean {
  if (!URL.canParse(smtpUrl)) return false;
  const { hostname, port } = new URL(smtpUrl);
  return port === '1025' || ['mail', 'mailpit', 'mailhog', 'localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
