import { createTransport } from 'nodemailer';

/**
 * Checks connection, encryption and login of a mail server.
 * @returns its error message, or null when it accepts them
 */
export async function mailServerProblem(smtpUrl: string): Promise<string | null> {
  const timeoutMs = 10_000;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'no answer';
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
