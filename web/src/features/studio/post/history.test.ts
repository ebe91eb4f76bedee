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
});
