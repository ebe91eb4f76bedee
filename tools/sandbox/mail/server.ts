import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { listen, type ListenPort } from '../listen';
import { inbox } from './inbox';
import { Mailbox, type StoredEmail } from './mailbox';

export interface MailSandboxOptions {
  /** Port for sending emails. */
  smtpPort: ListenPort;
  /** Port for reading them. */
  port: ListenPort;
  host?: string;
  /** Where emails are stored; without it they are lost when the process ends. */
  folder?: string;
  /** How many emails it stores, the newest ones; 200 by default. */
  most?: number;
}

export interface MailSandbox {
  /** Address for reading the emails in a browser. */
  url: string;
  smtpUrl: string;
  /** Port for sending emails. */
  smtpPort: number;
  /** Port for reading them. */
  port: number;
  /** Newest first. */
  emails(): readonly StoredEmail[];
  clear(): Promise<void>;
  /** Refuses the next email with this code and message. */
  refuseNext(code: number, words: string): void;
  close(): Promise<void>;
}

/** The size limit of most mail servers. */
const MAX_EMAIL_BYTES = 25 * 1024 * 1024;
const HOST = '127.0.0.1';

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

/** Starts a mail server that accepts every email and forwards none, and the pages for reading them. */
export async function startMailSandbox(options: MailSandboxOptions): Promise<MailSandbox> {
  const box = new Mailbox(options.folder, options.most);
  await box.open();
  const refusals: Error[] = [];
  const smtp = smtpServer(box, refusals);
  const pages = createServer(inbox(box));
  // it emits errors of its server again, which `listen` reports, and errors of single connections
  smtp.on('error', () => undefined);
  const host = options.host ?? HOST;
  const smtpPort = await listen(smtp.server, options.smtpPort, host);
  const port = await listen(pages, options.port, host);
  return {
    url: `http://${host}:${port}`,
    smtpUrl: `smtp://${host}:${smtpPort}?ignoreTLS=true`,
    smtpPort,
    port,
    emails: () => box.list(),
    clear: () => box.clear(),
    refuseNext: (code, words) => void refusals.push(refusal(code, words)),
    close: async () => {
      const closed = [new Promise<void>((done) => smtp.close(done)), new Promise<unknown>((done) => pages.close(done))];
      // Pages that listen for emails would keep the server open forever.
      pages.closeAllConnections();
      await Promise.all(closed);
    },
  };
}

/** Accepts emails by RFC 5321, without encryption or a password: only this machine can reach it. */
function smtpServer(box: Mailbox, refusals: Error[]): SMTPServer {
  return new SMTPServer({
    banner: 'Postloom mail sandbox',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_EMAIL_BYTES,
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refusals.shift() ?? (stream.sizeExceeded ? refusal(552, 'The mail is too large') : undefined);
        if (refused) return answer(refused);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        box.take(recipients, Buffer.concat(chunks)).then(
          () => answer(null, 'Taken'),
          () => answer(refusal(554, 'The mail cannot be read')),
        );
      });
    },
  });
}
