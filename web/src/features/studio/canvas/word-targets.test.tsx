import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import { aPost } from '../../../test/studio-posts';
import { withOwn } from '../post/post-keys';
import { WordsPanel } from '../panels/words-panel';
import { PostStore } from '../post/use-post';
import { CaretOnCanvas } from './caret-on-canvas';
import { ComposedStore } from './use-composed';
import { WordTargets } from './word-targets';

const TEXT = 'Hot rolls';
/** Each letter is 100 pixels wide, the space is none. */
const stops = [...TEXT.replace(' ', '')].map((_letter, index) => ({ x: index * 100, index, isEnd: false }));
const box = { x: 100, y: 100, width: 800, height: 100 };
const headline = {
  slot: 'headline',
  box,
  size: 100,
  ink: '#102030',
  lines: [{ box, baseline: 180, stops: [...stops, { x: 800, index: 8, isEnd: true }] }],
};
const composed = { width: 1000, height: 1000, words: [headline] } as unknown as ComposedPost;

describe('words on the canvas', () => {
  let chosen: (readonly [start: number, end: number])[];
  const pictureMoved = jest.fn();
  afterEach(() => jest.useRealTimers());
  const open = () => {
    chosen = [];
    pictureMoved.mockClear();
    render(
      <div onPointerDown={pictureMoved} onPointerMove={pictureMoved}>
        <WordTargets composed={composed} onChoose={(_slot, select) => chosen.push(select(TEXT))} />
      </div>,
    );
    const target = screen.getByRole('button', { name: 'Edit: Headline', hidden: true });
    // a pixel of the screen is two of the post
    target.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 50 }) as DOMRect;
    target.setPointerCapture = () => undefined;
    return target;
  };
  const send = (target: HTMLElement, type: 'down' | 'move', clientX: number, pointerType = 'mouse') => {
    const event = new MouseEvent(`pointer${type}`, { bubbles: true, button: 0, buttons: 1, clientX, clientY: 25 });
    fireEvent(target, Object.assign(event, { pointerType, pointerId: 1 }));
  };

  it('are selected by a mouse that is dragged over them, in both directions', () => {
    const target = open();
    send(target, 'down', 50);
    send(target, 'move', 210);
    send(target, 'move', 260);
    expect(chosen).toEqual([
      [1, 5],
      [1, 6],
    ]);
    fireEvent.click(target, { clientX: 260, clientY: 25, detail: 1 });
    expect(chosen).toHaveLength(2);
    send(target, 'down', 260);
    send(target, 'move', 110);
    expect(chosen.at(-1)).toEqual([2, 6]);
    expect(pictureMoved).not.toHaveBeenCalled();
  });

  it('get a caret by a click, also by a mouse that trembles', () => {
    const target = open();
    send(target, 'down', 100);
    send(target, 'move', 102);
    fireEvent.click(target, { clientX: 102, clientY: 25, detail: 1 });
    expect(chosen).toEqual([[2, 2]]);
  });

  it('leave a finger to the picture below', () => {
    const target = open();
    jest.useFakeTimers();
    send(target, 'down', 50, 'touch');
    send(target, 'move', 210, 'touch');
    jest.advanceTimersByTime(2_000);
    expect(chosen).toEqual([]);
    expect(pictureMoved).toHaveBeenCalledTimes(2);
  });

  it('are selected by a finger that stays, as the word below it, and the picture stays', () => {
    const target = open();
    jest.useFakeTimers();
    send(target, 'down', 50, 'touch');
    send(target, 'move', 56, 'touch');
    jest.advanceTimersByTime(1_000);
    expect(chosen).toEqual([[0, 3]]);
    send(target, 'move', 210, 'touch');
    expect(pictureMoved).toHaveBeenCalledTimes(1);
    // its menu and its click are not wanted
    expect(fireEvent.contextMenu(target)).toBe(false);
    fireEvent.click(target, { clientX: 56, clientY: 25, detail: 1 });
    send(target, 'down', 300, 'touch');
    jest.advanceTimersByTime(1_000);
    expect(chosen).toEqual([
      [0, 3],
      [4, 9],
    ]);
  });

  it('get a caret by a tap, and nothing from a finger that scrolls the page', () => {
    const target = open();
    jest.useFakeTimers();
    send(target, 'down', 100, 'touch');
    fireEvent(target, new MouseEvent('pointerup', { bubbles: true }));
    fireEvent.click(target, { clientX: 100, clientY: 25, detail: 1 });
    send(target, 'down', 300, 'touch');
    fireEvent(target, new MouseEvent('pointercancel', { bubbles: true }));
    jest.advanceTimersByTime(1_000);
    expect(chosen).toEqual([[2, 2]]);
  });
});

it('the headline of the post has no caret on the canvas of a size with a headline of its own', async () => {
  const drawn = () => new Promise(requestAnimationFrame);
  const caretsOf = async (post: ReturnType<typeof aPost>) => {
    const { container, unmount } = render(
      <>
        <WordsPanel
          post={post}
          store={new PostStore(post)}
          size="STORY"
          composed={composed}
          errors={[]}
          change={() => undefined}
        />
        <CaretOnCanvas newest={new ComposedStore()} shown={composed} />
      </>,
    );
    act(() => screen.getByRole('textbox', { name: 'Headline' }).focus());
    await drawn();
    const count = container.querySelectorAll('[data-caret], [data-selected]').length;
    unmount();
    return count;
  };
  expect(await caretsOf(aPost(TEXT))).toBe(1);
  expect(await caretsOf(withOwn(aPost(TEXT), 'STORY', { headline: 'Rolls' }))).toBe(0);
});
