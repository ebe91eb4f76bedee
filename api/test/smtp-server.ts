import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface LetterPart {
  type: string;
  filename: string | null;
  content: Buffer;
}

export interface ReceivedLetter {
  subject: string;
  messageId: string;
  parts: LetterPart[];
}

/** Takes letters on loopback, as SMTP (RFC 5321) has it, and keeps them. */
export class SmtpServer {
  readonly letters: ReceivedLetter[] = [];
  /** What the next letters are answered with, in place of being taken. */
  readonly refusals: string[] = [];
  private readonly server = createServer((socket) => this.talk(socket));

  static async start(): Promise<SmtpServer> {
    const smtp = new SmtpServer();
    await new Promise<void>((resolve) => smtp.server.listen(0, '127.0.0.1', resolve));
    return smtp;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}?ignoreTLS=true`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private talk(socket: Socket): void {
    let unread = '';
    let isData = false;
    const answer = (text: string) => socket.write(`${text}\r\n`);
    const next = () => {
      const end = unread.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end === -1) return false;
      const text = unread.slice(0, end);
      unread = unread.slice(end + (isData ? 5 : 2));
      if (isData) answer(this.take(text));
      else answer(text === 'DATA' ? '354 go' : text === 'QUIT' ? '221 bye' : '250 ok');
      isData = !isData && text === 'DATA';
      return true;
    };
    socket
      .on('error', () => undefined)
      .on('data', (data) => {
        unread += data.toString('latin1');
        while (next());
      });
    answer('220 here');
  }

  private take(raw: string): string {
    const refusal = this.refusals.shift();
    if (refusal) return refusal;
    const { headers, body } = split(raw.replaceAll('\r\n..', '\r\n.'));
    this.letters.push({
      subject: headers['subject'] ?? '',
      messageId: headers['message-id'] ?? '',
      parts: partsOf(headers, body),
    });
    return '250 taken';
  }
}

function split(text: string): { headers: Record<string, string>; body: string } {
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const named = lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.replace(/^[^:]*:\s*/, '')]);
  return { headers: Object.fromEntries(named) as Record<string, string>, body: text.slice(end + 4) };
}

function partsOf(headers: Record<string, string>, body: string): LetterPart[] {
  const type = headers['content-type'] ?? 'text/plain';
  const [, boundary] = /boundary="?([^";]+)/.exec(type) ?? [];
  if (boundary)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => {
        const inner = split(part.replace(/^\r\n/, ''));
        return partsOf(inner.headers, inner.body);
      });
  const [, filename = null] = /filename="?([^";]+)/.exec(headers['content-disposition'] ?? '') ?? [];
  const content = decoded(headers['content-transfer-encoding'] ?? '7bit', body);
  return [{ type: type.split(';', 1)[0] ?? '', filename, content }];
}

function decoded(encoding: string, body: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}
