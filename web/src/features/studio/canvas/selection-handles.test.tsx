import { act, fireEvent, render } from '@testing-library/react';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import { SelectionHandles } from './selection-handles';
import { fixedEnd, selectedTo } from './selection-ends';
import { ComposedStore } from './use-composed';

const TEXT = 'Hot rolls';
/** Each character is 100 pixels wide, the space is none. */
const stops = [...TEXT.replace(' ', '')].map((_character, index) => ({ x: index * 100, index, isEnd: false }));
const box = { x: 100, y: 100, width: 800, height: 100 };
const lines = [{ box, baseline: 180, stops: [...stops, { x: 800, index: 8, isEnd: true }] }];
const headline = { slot: 'headline', box, size: 100, ink: '#102030', lines };
const composed = { width: 1000, height: 1000, words: [headline] } as unknown as ComposedPost;

describe('the ends of a selection', () => {
  it('stay where the other one is dragged, and change sides when they cross', () => {
    expect(fixedEnd([2, 6], 'start')).toBe(6);
    expect(fixedEnd([2, 6], 'end')).toBe(2);
    expect(selectedTo(6, 3, [2, 6])).toEqual([3, 6]);
    expect(selectedTo(6, 8, [2, 6])).toEqual([6, 8]);
    expect(selectedTo(2, 0, [2, 6])).toEqual([0, 2]);
  });

  it('never meet', () => {
    expect(selectedTo(2, 2, [2, 6])).toEqual([2, 6]);
  });
});

describe('handles of a selection', () => {
  /** Selects a part of the text with a pointer of this type. */
  const open = (pointerType: string) => {
    const { container } = render(
      <>
        <textarea data-slot="headline" defaultValue={TEXT} />
        <SelectionHandles newest={new ComposedStore()} shown={composed} />
      </>,
    );
    const field = container.querySelector('textarea');
    if (!field) throw new Error('There is no field');
    send(container, 'down', 0, pointerType);
    select(field, 4, 9);
    const handle = (name: string) => {
      const found = container.querySelector<HTMLElement>(`[data-handle=${name}]`);
      if (!found?.parentElement) throw new Error(`There is no handle ${name}`);
      // a pixel of the screen is two of the post
      Object.defineProperty(found.parentElement, 'clientWidth', { value: 500 });
      found.setPointerCapture = () => undefined;
      return found;
    };
    return { container, field, handle, selected: () => [field.selectionStart, field.selectionEnd] };
  };
  const select = (field: HTMLTextAreaElement, start: number, end: number) =>
    act(() => {
      field.focus();
      field.setSelectionRange(start, end);
      document.dispatchEvent(new Event('selectionchange'));
    });
  const send = (target: HTMLElement, type: 'down' | 'move' | 'up', clientX: number, pointerType = 'touch') => {
    const event = new MouseEvent(`pointer${type}`, { bubbles: true, cancelable: true, clientX, clientY: 90 });
    fireEvent(target, Object.assign(event, { pointerType, pointerId: 1 }));
    act(() => void document.dispatchEvent(new Event('selectionchange')));
  };

  it('stand at both ends, below the line', () => {
    const { handle } = open('touch');
    expect([handle('start').style.left, handle('end').style.left]).toEqual(['40%', '90%']);
    expect(handle('start').style.top).toBe(handle('end').style.top);
  });

  it('move their end of the selection in the field, also past the other one', () => {
    const { handle, selected } = open('touch');
    send(handle('end'), 'down', 450);
    send(handle('end'), 'move', 355);
    expect(selected()).toEqual([4, 7]);
    send(handle('end'), 'move', 100);
    expect(selected()).toEqual([1, 4]);
    send(handle('end'), 'up', 100);
    send(handle('start'), 'down', 100);
    send(handle('start'), 'move', 52);
    expect(selected()).toEqual([0, 4]);
  });

  it('are there for fingers and for a selection only', () => {
    const { container, field } = open('mouse');
    expect(container.querySelector('[data-handle]')).toBeNull();
    send(container, 'down', 0, 'touch');
    expect(container.querySelectorAll('[data-handle]')).toHaveLength(2);
    select(field, 3, 3);
    expect(container.querySelector('[data-handle]')).toBeNull();
  });
});
