import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';

/** A received email. */
export interface StoredEmail {
  /** The time in milliseconds and eight random hex digits: ids sort by age. */
  id: string;
  receivedAt: Date;
  /** The recipients of the envelope, to whom a mail server would have delivered it. */
  recipients: string[];
  email: Email;
}

interface StoredFile {
  recipients: string[];
  raw: string;
}

const NAME = /^(\d{13}-[0-9a-f]{8})\.json$/;

/** Stores the newest `most` emails; in a folder, if given, so that they outlive the process. */
export class Mailbox {
  private emails: StoredEmail[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly folder?: string,
    private readonly most = 200,
  ) {}

  /** Reads what an earlier process stored. */
  async open(): Promise<void> {
    if (!this.folder) return;
    await mkdir(this.folder, { recursive: true });
    const names = (await readdir(this.folder)).filter((name) => NAME.test(name)).sort();
    for (const name of names) {
      const { recipients, raw } = JSON.parse(await readFile(join(this.folder, name), 'utf8')) as StoredFile;
      await this.add(name.replace('.json', ''), recipients, Buffer.from(raw, 'base64'));
    }
  }

  /** Newest first. */
  list(): readonly StoredEmail[] {
    return this.emails;
  }

  find(id: string): StoredEmail | undefined {
    return this.emails.find((mail) => mail.id === id);
  }

  /**
   * Stores an email in the format of RFC 5322.
   * @throws Error when it can't be parsed
   */
  async take(recipients: string[], raw: Buffer): Promise<StoredEmail> {
    const id = `${Date.now()}-${randomBytes(4).toString('hex')}`;
    const mail = await this.add(id, recipients, raw);
    const stored: StoredFile = { recipients, raw: raw.toString('base64') };
    if (this.folder) await writeFile(join(this.folder, `${id}.json`), JSON.stringify(stored), { mode: 0o600 });
    this.notify();
    return mail;
  }

  async clear(): Promise<void> {
    await this.forget(this.emails.splice(0));
    this.notify();
  }

  /**
   * Calls back whenever emails arrive or are deleted.
   * @returns a function that stops it
   */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }

  private async add(id: string, recipients: string[], raw: Buffer): Promise<StoredEmail> {
    const email = await PostalMime.parse(raw);
    const mail = { id, receivedAt: new Date(Number(id.split('-', 1)[0])), recipients, email };
    this.emails.unshift(mail);
    await this.forget(this.emails.splice(this.most));
    return mail;
  }

  private async forget(emails: readonly StoredEmail[]): Promise<void> {
    if (this.folder) for (const { id } of emails) await rm(join(this.folder, `${id}.json`), { force: true });
  }
}
