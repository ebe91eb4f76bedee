import type { PostDocument, Slot } from '../../../../../studio/posts/document';
import { aPost } from '../../../test/studio-posts';
import { historyOf, nextHistory, type History } from './history';

const type = (history: History, text: string, at: number, kind?: string) =>
  nextHistory(history, { type: 'change', to: () => aPost(text), at, kind });
const shown = ({ present }: History) => present.words.headline.text;

describe('the history of a post', () => {
  it('takes letters typed one after the other as one step, and a pause as the end of it', () => {
    let history = historyOf(aPost(''));
    history = type(history, 'F', 0, 'headline');
    history = type(history, 'Fr', 300, 'headline');
    history = type(history, 'Fre', 2000, 'headline');
    history = nextHistory(history, { type: 'undo' });
    expect(shown(history)).toBe('Fr');
    history = nextHistory(history, { type: 'undo' });
    expect(shown(history)).toBe('');
    expect(nextHistory(history, { type: 'undo' })).toBe(history);
  });

  it('takes changes of different kinds, and those without one, as steps of their own', () => {
    let history = historyOf(aPost(''));
    history = type(history, 'One', 0, 'headline');
    history = type(history, 'Two', 10, 'button');
    history = type(history, 'Three', 20);
    history = type(history, 'Four', 30);
    expect(history.past).toHaveLength(4);
  });

  it('redoes what was undone until something else is changed', () => {
    let history = type(type(historyOf(aPost('')), 'One', 0), 'Two', 5000);
    history = nextHistory(nextHistory(history, { type: 'undo' }), { type: 'undo' });
    history = nextHistory(history, { type: 'redo' });
    expect(shown(history)).toBe('One');
    history = type(history, 'Other', 9000);
    expect(nextHistory(history, { type: 'redo' })).toBe(history);
  });

  it('has no step for a change that changes nothing', () => {
    const history = historyOf(aPost('Same'));
    expect(nextHistory(history, { type: 'change', to: (post) => post, at: 0 })).toBe(history);
  });

  it('has no step for the second click of a double click, which leaves what can be redone', () => {
    const { from, ...colours } = aPost('').palette;
    const choose = (history: History, main: string) =>
      nextHistory(history, {
        type: 'change',
        // the fields of a preset are in another order than in a stored post
        to: (post) => ({ ...post, palette: { from, ...colours, main } }),
        at: 0,
      });
    let history = choose(historyOf(aPost('Same')), '#123456');
    expect(choose(history, '#123456')).toBe(history);
    history = nextHistory(choose(history, '#654321'), { type: 'undo' });
    expect(choose(history, '#123456').future).toHaveLength(1);
  });
});

describe('undo after a join', () => {
  const withWords = (post: PostDocument, slot: Slot, text: string): PostDocument => ({
    ...post,
    words: { ...post.words, [slot]: { ...post.words[slot], text } },
  });
  const withCaption = (post: PostDocument, text: string) => ({ ...post, caption: { ...post.caption, text } });
  const write = (history: History, slot: Slot, text: string) =>
    nextHistory(history, { type: 'change', to: (post) => withWords(post, slot, text), at: 0 });
  const adopt = (history: History, post: PostDocument) => nextHistory(history, { type: 'adopt', post });
  const undo = (history: History) => nextHistory(history, { type: 'undo' });
  const redo = (history: History) => nextHistory(history, { type: 'redo' });
  const state = ({ present: { words, caption } }: History) => [words.badge.text, words.button.text, caption.text];

  it('keeps theirs, and so does redo', () => {
    let history = write(write(historyOf(aPost()), 'badge', 'New'), 'button', 'Buy');
    history = adopt(history, withCaption(history.present, 'Theirs'));
    expect(state(history)).toEqual(['New', 'Buy', 'Theirs']);
    history = undo(history);
    expect(state(history)).toEqual(['New', 'Order now', 'Theirs']);
    history = undo(history);
    expect(state(history)).toEqual(['', 'Order now', 'Theirs']);
    expect(undo(history)).toBe(history);
    expect(state(redo(redo(history)))).toEqual(['New', 'Buy', 'Theirs']);
  });

  it('leaves what was undone before it to be redone, with theirs', () => {
    let history = undo(write(write(historyOf(aPost()), 'badge', 'New'), 'button', 'Buy'));
    history = redo(adopt(history, withCaption(history.present, 'Theirs')));
    expect(state(history)).toEqual(['New', 'Buy', 'Theirs']);
    expect(redo(history)).toBe(history);
  });

  it('has no step for own changes that theirs replaced', () => {
    let history = write(write(historyOf(aPost()), 'badge', 'New'), 'button', 'Buy');
    history = undo(write(history, 'badge', 'Newer'));
    history = adopt(history, withWords(history.present, 'badge', 'Theirs'));
    expect(history.future).toEqual([]);
    history = undo(history);
    expect(state(history)).toEqual(['Theirs', 'Order now', '']);
    expect(undo(history)).toBe(history);
  });
});
