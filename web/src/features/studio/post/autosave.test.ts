import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { aPost } from '../../../test/studio-posts';
import type { PostDocument } from '../../../../../studio/posts/document';
import { Autosave, type AutosaveOptions, type SavedPost } from './autosave';
import { firstPost, type PostDraft } from './post-draft';

const bread = aPost('Bread');

/** A server with one post, which other windows may change. */
function serverOf(options: Partial<AutosaveOptions> = {}) {
  const stored: SavedPost = { version: 1, post: bread };
  const server = {
    stored,
    sent: [] as string[],
    isDown: false,
    losesAnswers: false,
    adopted: [] as PostDocument[],
    drafts: [] as (string | null)[],
  };
  const autosave = new Autosave({
    stored: server.stored,
    post: bread,
    disputed: [],
    send: async (version, post) => {
      await Promise.resolve();
      if (server.isDown) throw new TypeError('Failed to fetch');
      server.sent.push(post.words.headline.text);
      if (version !== server.stored.version) return { errors: [{ code: 'CONFLICT', message: 'Changed', field: null }] };
      server.stored = { version: version + 1, post };
      if (server.losesAnswers) throw new TypeError('Failed to fetch');
      return { version: version + 1 };
    },
    reload: () => Promise.resolve(server.stored),
    adopt: (post) => void server.adopted.push(post),
    keepDraft: ({ post }) => void server.drafts.push(post.words.headline.text),
    dropDraft: () => void server.drafts.push(null),
    ...options,
  });
  const elsewhere = (post: PostDocument) => {
    server.stored = { version: server.stored.version + 1, post };
  };
  return { server, autosave, elsewhere };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('autosave', () => {
  it('saves once after a pause, and holds a draft until then', async () => {
    const { server, autosave } = serverOf();
    autosave.change(aPost('Bread r'));
    await pass(700);
    autosave.change(aPost('Bread rolls'));
    expect(autosave.get()).toEqual({ is: 'changed' });
    await pass(700);
    expect(server.sent).toEqual([]);
    await pass(100);
    expect(server.sent).toEqual(['Bread rolls']);
    expect(autosave.get()).toEqual({ is: 'saved' });
    expect([...new Set(server.drafts)]).toEqual(['Bread r', 'Bread rolls', null]);
  });

  it('saves at once when it is asked to, and what was typed in between after that', async () => {
    const { server, autosave } = serverOf();
    autosave.change(aPost('One'));
    const saved = autosave.flush();
    autosave.change(aPost('Two'));
    await saved;
    await pass(800);
    expect(server.sent.at(-1)).toBe('Two');
    expect(server.stored.post.words.headline.text).toBe('Two');
    expect(autosave.get()).toEqual({ is: 'saved' });
  });

  it('sends nothing when a change is taken back', async () => {
    const { server, autosave } = serverOf();
    autosave.change(aPost('Rolls'));
    autosave.change(bread);
    await pass(5000);
    expect(server.sent).toEqual([]);
    expect(server.drafts.at(-1)).toBeNull();
  });

  it('holds the change on this device while the server is away, and saves it afterwards', async () => {
    const { server, autosave } = serverOf();
    server.isDown = true;
    autosave.change(aPost('Rolls'));
    await pass(800);
    expect(autosave.get()).toEqual({ is: 'offline' });
    expect([...new Set(server.drafts)]).toEqual(['Rolls']);
    server.isDown = false;
    await pass(5000);
    expect(autosave.get()).toEqual({ is: 'saved' });
    expect(server.stored.post.words.headline.text).toBe('Rolls');
  });

  it('does not take its own save, whose answer was lost, for another window', async () => {
    const { server, autosave } = serverOf();
    server.losesAnswers = true;
    autosave.change(aPost('Bread r'));
    await pass(800);
    expect(autosave.get()).toEqual({ is: 'offline' });
    server.losesAnswers = false;
    autosave.change(aPost('Bread rolls'));
    await pass(10_000);
    expect(autosave.get()).toEqual({ is: 'saved' });
    expect(server.stored.post.words.headline.text).toBe('Bread rolls');
  });

  it('nor does the next visit, when the page was left before the answer', async () => {
    const drafts: PostDraft[] = [];
    const { server, autosave } = serverOf({ keepDraft: (draft) => void drafts.push(draft) });
    server.losesAnswers = true;
    autosave.change(aPost('Bread r'));
    await pass(800);
    autosave.change(aPost('Bread rolls'));
    await pass(50);
    expect(firstPost(server.stored, drafts.at(-1) ?? null)).toEqual({ post: aPost('Bread rolls'), disputed: [] });
    expect(firstPost({ version: 2, post: aPost('Cake') }, drafts.at(-1) ?? null).disputed).toHaveLength(1);
  });

  it('joins what another window saved, without a question', async () => {
    const { server, autosave, elsewhere } = serverOf();
    elsewhere({ ...bread, fonts: 'POSTER' });
    autosave.change(aPost('Rolls'));
    await pass(1600);
    expect(server.stored.post).toMatchObject({ fonts: 'POSTER', words: { headline: { text: 'Rolls' } } });
    expect(server.adopted.at(-1)).toEqual(server.stored.post);
    expect(autosave.get()).toEqual({ is: 'saved' });
  });

  it.each([
    [true, 'Rolls'],
    [false, 'Cake'],
  ])('asks where both changed the same, and follows the answer (mine: %s)', async (mine, headline) => {
    const { server, autosave, elsewhere } = serverOf();
    elsewhere(aPost('Cake'));
    autosave.change(aPost('Rolls'));
    await pass(800);
    expect(autosave.get()).toMatchObject({ is: 'disputed', keys: ['words.headline.text'] });
    await pass(20_000);
    expect(server.sent).toEqual(['Rolls']);
    expect(await autosave.flush()).toBe(false);
    autosave.decide(mine);
    await pass(800);
    expect(server.stored.post.words.headline.text).toBe(headline);
    expect(autosave.get()).toEqual({ is: 'saved' });
  });

  it('does not send again what the server refuses', async () => {
    const errors = [{ code: 'INVALID_INPUT', message: 'No', field: ['content', 'layout'] }];
    const send = jest.fn(() => Promise.resolve({ errors }));
    const { autosave } = serverOf({ send });
    autosave.change(aPost('Rolls'));
    await pass(800);
    expect(await autosave.flush()).toBe(false);
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    autosave.change(aPost('Rolls, hot'));
    await pass(800);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('waits before it saves again where it has saved too often', async () => {
    const errors = [{ code: 'TOO_MANY_REQUESTS', message: 'Too fast', field: null }];
    const send = jest.fn(() => Promise.resolve({ errors }));
    const { autosave } = serverOf({ send });
    autosave.change(aPost('Rolls'));
    await pass(800);
    expect(autosave.get()).toEqual({ is: 'refused', errors });
    await pass(9_000);
    expect(send).toHaveBeenCalledTimes(1);
    await pass(1_000);
    expect(send).toHaveBeenCalledTimes(2);
    autosave.stop();
  });

  const answered = (code: string) =>
    new CombinedGraphQLErrors({ errors: [{ message: 'No', extensions: { code } }], data: null });

  it.each([
    [new ServerError('Bad gateway', { response: new Response('', { status: 502 }), bodyText: '' }), 2],
    [answered('SERVICE_UNAVAILABLE'), 2],
    [answered('NOT_FOUND'), 1],
  ])('saves again where the server was not ready, and not what is gone: %s', async (error, times) => {
    const send = jest.fn(() => Promise.reject(error));
    const { autosave } = serverOf({ send });
    autosave.change(aPost('Rolls'));
    await pass(800);
    expect(autosave.get()).toEqual({ is: 'failed', error });
    await pass(11_000);
    expect(send).toHaveBeenCalledTimes(times);
    autosave.stop();
  });
});
