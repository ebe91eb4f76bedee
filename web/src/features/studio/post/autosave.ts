import type { PostDocument } from '../../../../../studio/posts/document';
import type { PayloadError } from '../../../lib/errors';
import { errorCode, isAnswer, isAnswerLost } from '../../../lib/errors';
import { commonPost, mergePosts, takeKeys } from './merge';

/** A post as the server has it. */
export interface SavedPost {
  version: number;
  post: PostDocument;
}

export type SaveState =
  | { is: 'saved' }
  /** Changed, and about to be saved. */
  | { is: 'changed' }
  | { is: 'saving' }
  /** The server cannot be reached; the change is stored in this browser. */
  | { is: 'offline' }
  | { is: 'refused'; errors: readonly PayloadError[] }
  /** Another window has changed the same keys to other values. */
  | { is: 'disputed'; keys: readonly string[]; theirs: PostDocument }
  /** The design was deleted, or the server failed. */
  | { is: 'failed'; error: unknown };

export interface AutosaveOptions {
  stored: SavedPost;
  /** The post to begin with, which an earlier visit may have changed. */
  post: PostDocument;
  /** Keys in which it and the stored one were both changed. */
  disputed: readonly string[];
  send: (version: number, post: PostDocument) => Promise<{ version: number } | { errors: readonly PayloadError[] }>;
  /** Loads what is stored now. */
  reload: () => Promise<SavedPost>;
  /** Shows a post that was joined with another window's. */
  adopt: (post: PostDocument) => void;
  /** `unanswered` may have been stored as well, see `commonPost`. */
  keepDraft: (draft: SavedPost & { base: PostDocument; unanswered: PostDocument[] }) => void;
  dropDraft: () => void;
}

/** A letter is on screen before its change is compared and stored in this browser, which takes longer than a frame. */
const AFTER_FRAME_MS = 50;
/** A change is saved 800 ms after it was made. */
const PAUSE_MS = 800 - AFTER_FRAME_MS;
const RETRY_MS = 5_000;
const LIMIT_MS = 10_000;
/** Posts sent without an answer that are remembered: without a connection there may be one every few seconds. */
const MOST_UNANSWERED = 5;

/** Whether the same save may succeed later: a proxy or the server was not ready, or had too many requests. */
const passes = (error: unknown) =>
  isAnswerLost(error) || ['SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'].includes(errorCode(error) ?? '');

const isSame = (one: PostDocument, other: PostDocument) => JSON.stringify(one) === JSON.stringify(other);

/** Saves a post after each pause of its changes, joined with what other windows have saved. */
export class Autosave {
  private state: SaveState = { is: 'saved' };
  private current: PostDocument;
  private stored: SavedPost;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while a change has not been looked at. */
  private changed: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  private isOver = false;
  /** What the server will not take, however often it is sent. */
  private refusedPost: PostDocument | null = null;
  private unanswered: PostDocument[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: AutosaveOptions) {
    this.stored = options.stored;
    this.current = options.post;
    if (options.disputed.length > 0)
      this.state = { is: 'disputed', keys: options.disputed, theirs: options.stored.post };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly get = (): SaveState => this.state;
  /** Returns the version that the server is known to have. */
  readonly version = (): number => this.stored.version;

  /** Takes a changed post; it is saved after a pause. */
  readonly change = (post: PostDocument): void => {
    if (post === this.current && this.changed === undefined) return this.look();
    this.current = post;
    if (this.state.is === 'saved') this.show({ is: 'changed' });
    this.changed ??= setTimeout(this.look, AFTER_FRAME_MS);
  };

  /** Stores the change in this browser and plans to save it. */
  private readonly look = (): void => {
    clearTimeout(this.changed);
    this.changed = undefined;
    if (this.isSaved()) {
      if (!this.running && this.state.is !== 'disputed') this.settle();
      return;
    }
    // until the customer has decided, the draft stays as the earlier visit left it
    if (this.state.is === 'disputed') return;
    this.keep();
    // said once, as everything that shows the state renders anew
    if (!this.running && !['offline', 'changed'].includes(this.state.is)) this.show({ is: 'changed' });
    this.later(PAUSE_MS);
  };

  /** Saves now what is not saved yet. Resolves to whether the server has it. */
  readonly flush = async (): Promise<boolean> => {
    if (this.changed !== undefined) this.look();
    clearTimeout(this.timer);
    await this.running;
    if (!this.isSaved() && this.state.is !== 'disputed' && this.current !== this.refusedPost) await this.run();
    return this.isSaved() && this.state.is !== 'disputed';
  };

  private keep(): void {
    const { version, post: base } = this.stored;
    this.options.keepDraft({ version, base, post: this.current, unanswered: this.unanswered });
  }

  /** Joins a post of another version; the customer decides where both changed the same. */
  private join(theirs: SavedPost): void {
    const base = commonPost(this.stored.post, this.unanswered, theirs.post);
    const { post, disputed } = mergePosts(base, this.current, theirs.post);
    this.stored = theirs;
    this.unanswered = [];
    this.current = post;
    this.options.adopt(post);
    if (disputed.length > 0) this.show({ is: 'disputed', keys: disputed, theirs: theirs.post });
    else this.look();
  }

  /** Ends a dispute with the customer's own values or with the other window's. */
  readonly decide = (mine: boolean): void => {
    if (this.state.is !== 'disputed') return;
    const { keys, theirs } = this.state;
    this.state = { is: 'changed' };
    if (!mine) {
      this.current = takeKeys(this.current, theirs, keys);
      this.options.adopt(this.current);
    }
    this.look();
  };

  /** Saves what is left, without trying again. */
  readonly stop = (): void => {
    this.isOver = true;
    void this.flush();
  };

  private isSaved = () => isSame(this.current, this.stored.post);

  private later(ms: number): void {
    clearTimeout(this.timer);
    if (!this.isOver) this.timer = setTimeout(() => void this.flush(), ms);
  }

  private run(): Promise<void> {
    this.running = this.save().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async save(): Promise<void> {
    const sent = this.current;
    this.unanswered = [...this.unanswered.filter((one) => !isSame(one, sent)), sent].slice(-MOST_UNANSWERED);
    this.keep();
    if (this.state.is !== 'offline') this.show({ is: 'saving' });
    try {
      const answer = await this.options.send(this.stored.version, sent);
      if ('errors' in answer) await this.refused(answer.errors, sent);
      else {
        this.stored = { version: answer.version, post: sent };
        this.unanswered = [];
        if (this.isSaved()) this.settle();
        else this.look();
      }
    } catch (error) {
      if (isAnswer(error)) {
        this.show({ is: 'failed', error });
        if (passes(error)) this.later(LIMIT_MS);
        return;
      }
      this.show({ is: 'offline' });
      this.later(RETRY_MS);
    }
  }

  private async refused(errors: readonly PayloadError[], sent: PostDocument): Promise<void> {
    const codes = new Set(errors.map(({ code }) => code));
    if (codes.has('CONFLICT')) this.join(await this.options.reload());
    else {
      this.show({ is: 'refused', errors });
      if (codes.has('TOO_MANY_REQUESTS')) this.later(LIMIT_MS);
      else this.refusedPost = sent;
    }
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.options.dropDraft();
    this.show({ is: 'saved' });
  }

  private show(state: SaveState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
