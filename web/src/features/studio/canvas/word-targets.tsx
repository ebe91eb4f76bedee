import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import Box from '@mui/material/Box';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import { positionAt, wordAt } from '../../../../../studio/posts/carets';
import type { PlacedWords } from '../../../../../studio/posts/draw-words';
import type { Slot } from '../../../../../studio/posts/document';
import { slotName } from '../post/post-keys';
import { useLongPress } from './use-long-press';

interface WordTargetsProps {
  composed: ComposedPost;
  onChoose: ChooseWords;
}

/** Opens a text for typing. @param select returns what is selected in the text as it is then */
export type ChooseWords = (slot: Slot, select: (text: string) => readonly [start: number, end: number]) => void;

const everything = (text: string) => [0, text.length] as const;

/** Returns a part of a length in percent, as CSS takes it. */
export const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Pixels that a mouse may move while it only clicks. */
const STILL = 4;

/** Returns the point of the canvas at which a pointer is, by the words that the event belongs to. */
function pointOf({ box }: PlacedWords, { clientX, clientY, currentTarget }: MouseEvent): { x: number; y: number } {
  const target = currentTarget.getBoundingClientRect();
  const scale = box.width / (target.width || 1);
  return { x: box.x + (clientX - target.left) * scale, y: box.y + (clientY - target.top) * scale };
}

/** The words on the canvas, to click and to select. Keyboards reach the same fields in the panel beside it. */
export function WordTargets({ composed: { words, width, height }, onChoose }: WordTargetsProps) {
  const drag = useRef<{ x: number; y: number; from: { x: number; y: number }; selects: boolean } | null>(null);
  const press = useLongPress();
  /** One click sets the caret, two select the word, three the text. */
  const open = (placed: PlacedWords, event: MouseEvent) => {
    const isEndOfDrag = drag.current?.selects;
    drag.current = null;
    if (press.takeActed() || isEndOfDrag) return;
    const { slot } = placed;
    const { detail } = event;
    const point = pointOf(placed, event);
    if (detail === 0 || detail > 2) return onChoose(slot, everything);
    onChoose(slot, (text) => {
      const position = positionAt(words, slot, text, point);
      return detail === 2 ? wordAt(text, position) : [position, position];
    });
  };
  /** A mouse selects what it is dragged over; a finger selects the word on which it stays, or moves the picture below. */
  const begin = (placed: PlacedWords, event: PointerEvent) => {
    drag.current = null;
    // a press that has acted need not end with a click
    press.takeActed();
    if (event.pointerType !== 'mouse') {
      const { slot } = placed;
      const point = pointOf(placed, event);
      return press.begin(event, () => onChoose(slot, (text) => wordAt(text, positionAt(words, slot, text, point))));
    }
    if (event.button !== 0) return;
    event.stopPropagation();
    drag.current = { x: event.clientX, y: event.clientY, from: pointOf(placed, event), selects: false };
  };
  const select = (placed: PlacedWords, event: PointerEvent) => {
    if (event.pointerType !== 'mouse' && press.holds(event)) return event.stopPropagation();
    const start = drag.current;
    if (!start || event.buttons !== 1) return;
    event.stopPropagation();
    if (!start.selects && Math.hypot(event.clientX - start.x, event.clientY - start.y) < STILL) return;
    if (!start.selects) event.currentTarget.setPointerCapture(event.pointerId);
    start.selects = true;
    const to = pointOf(placed, event);
    onChoose(placed.slot, (text) => {
      const [one, other] = [start.from, to].map((point) => positionAt(words, placed.slot, text, point));
      return one === undefined || other === undefined ? [0, 0] : [Math.min(one, other), Math.max(one, other)];
    });
  };
  return words.map((placed, index) => {
    const { slot, box } = placed;
    return (
      <Box
        key={`${slot} ${index}`}
        component="button"
        type="button"
        tabIndex={-1}
        aria-label={`Edit: ${slotName(slot)}`}
        onPointerDown={(event) => begin(placed, event)}
        onPointerMove={(event) => select(placed, event)}
        onPointerUp={press.end}
        onPointerCancel={press.end}
        // the browser would give the focus to this button, and the field would lose what is selected
        onTouchEnd={(event) => press.isPress() && event.preventDefault()}
        onContextMenu={(event) => press.isPress() && event.preventDefault()}
        onClick={(event) => open(placed, event)}
        style={{
          left: share(box.x, width),
          top: share(box.y, height),
          width: share(box.width, width),
          height: share(box.height, height),
        }}
        sx={target}
      />
    );
  });
}

const target = {
  position: 'absolute',
  p: 0,
  border: 0,
  background: 'none',
  cursor: 'text',
  borderRadius: '4px',
  outline: '2px solid transparent',
  outlineOffset: '4px',
  WebkitTouchCallout: 'none',
  transition: 'outline-color 150ms ease-out',
  '&:hover': { outlineColor: 'var(--mui-palette-primary-main)' },
} as const;
