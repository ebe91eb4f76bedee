import { fireEvent, render, screen } from '@testing-library/react';
import { aPost } from '../../../test/studio-posts';
import { PostStore } from '../post/use-post';
import { WordField } from './word-field';

it('never falls back to an older text while rendering is behind what is typed, and follows undo', () => {
  const store = new PostStore(aPost('Bread'));
  const field = (words: ReturnType<typeof aPost>) => (
    <WordField
      slot="headline"
      words={words.words.headline}
      store={store}
      change={(to, kind) => store.dispatch({ type: 'change', to, ...(kind && { kind }), at: 0 })}
      problem={null}
      isOnCanvas
    />
  );
  const { rerender } = render(field(store.post()));
  const input = screen.getByRole('textbox', { name: 'Headline' });
  for (const text of ['Bread r', 'Bread ro']) fireEvent.change(input, { target: { value: text } });
  expect(store.post().words.headline.text).toBe('Bread ro');
  rerender(field(aPost('Bread r')));
  expect(input).toHaveValue('Bread ro');
  // what React shows is the text before the change already
  rerender(field(aPost('Bread')));
  store.dispatch({ type: 'undo' });
  expect(input).toHaveValue('Bread');
});

it('takes the alternative text along while that is the headline', () => {
  const post = aPost('Bread');
  const store = new PostStore({ ...post, caption: { ...post.caption, altText: 'Bread' } });
  render(
    <WordField
      slot="headline"
      words={post.words.headline}
      store={store}
      change={(to) => store.dispatch({ type: 'change', to, at: 0 })}
      problem={null}
      isOnCanvas
    />,
  );
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Headline' }), { target: { value } });
  for (const text of ['', 'R', 'Rolls']) type(text);
  expect(store.post().caption.altText).toBe('Rolls');
  store.dispatch({ type: 'adopt', post: { ...post, caption: { ...post.caption, altText: 'A loaf' } } });
  type('Cake');
  expect(store.post().caption.altText).toBe('A loaf');
});
