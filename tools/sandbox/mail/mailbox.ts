import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';

/** A letter as it came in. */
export interface Letter {
  /** The time in milliseconds and eight random hex digits: names sort by age. */
  id: string;
  receivedAt: Date;
  /** Whom the envelope named, which is whom a mail server would have brought it to. */
  recipients: string[];
  email: Email;
}

interface Kept {
  recipients: string[];
  raw: string;
}

const NAME = /^(\d{13}-[0-9a-f]{8})\.json$/;

/** Keeps letters, the newest `most` of them; in a folder, where one is given, so that they outlive the process. */
export class LetterBox {
  private letters: Letter[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly folder?: string,
    private readonly most = 200,
  ) {}

  /** Reads what an earlier process kept. */
  async open(): Promise<void> {
    if (!this.folder) return;
    await mkdir(this.folder, { recursive: true });
    const names = (await readdir(this.folder)).filter((name) => NAME.test(name)).sort();
    for (const name of names) {
      const { recipients, raw } = JSON.parse(await readFile(join(this.folder, name), 'utf8')) as Kept;
      await this.add(name.replace('.json', ''), recipients, Buffer.from(raw, 'base64'));
    }
  }

  /** Newest first. */
  list(): readonly Letter[] {
    return this.letters;
  }

  find(id: string): Letter | undefined {
    return this.letters.find((letter) => letter.id === id);
  }

  /** Takes a letter, as RFC 5322 has it. @throws Error when it can't be read */
  async take(recipients: string[], raw: Buffer): Promise<Letter> {
    const id = `${Date.now()}-${randomBytes(4).toString('hex')}`;
    const letter = await this.add(id, recipients, raw);
    const kept: Kept = { recipients, raw: raw.toString('base64') };
    if (this.folder) await writeFile(join(this.folder, `${id}.json`), JSON.stringify(kept), { mode: 0o600 });
    this.tell();
    return letter;
  }

  async clear(): Promise<void> {
    await this.forget(this.letters.splice(0));
    this.tell();
  }

  /** Calls back whenever letters come or go. Answers how to stop it. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private async add(id: string, recipients: string[], raw: Buffer): Promise<Letter> {
    const email = await PostalMime.parse(raw);
    const letter = { id, receivedAt: new Date(Number(id.split('-', 1)[0])), recipients, email };
    this.letters.unshift(letter);
    await this.forget(this.letters.splice(this.most));
    return letter;
  }

  private async forget(letters: readonly Letter[]): Promise<void> {
    if (this.folder) for (const { id } of letters) await rm(join(this.folder, `${id}.json`), { force: true });
  }
}
