import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import Box from '@mui/material/Box';
import { caretOf, positionAt } from '../../../../../studio/posts/carets';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import { readSelected, selectionSigns, wordsInFocus, type Selected } from './selected';
import { fixedEnd, selectedTo, type SelectedRange } from './selection-ends';
import type { ComposedStore } from './use-composed';
import { share } from './word-targets';

const ends = ['start', 'end'] as const;

interface Drag {
  fixed: number;
  /** Where the finger has begun. */
  from: { x: number; y: number };
  /** The point of the canvas that it drags. */
  point: { x: number; y: number };
  /** Pixels of the post in one of the screen. */
  scale: number;
}

/** Returns what a finger has selected on the canvas; null for a caret, and while a mouse is in use. */
function useTouchSelection(newest: ComposedStore): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    let isTouch = false;
    let last = '';
    const look = () => {
      const now = isTouch ? readSelected() : null;
      const shown = now && now.start !== now.end ? now : null;
      // most events change nothing
      if (JSON.stringify(shown) === last) return;
      last = JSON.stringify(shown);
      setSelected(shown);
    };
    const note = ({ pointerType }: globalThis.PointerEvent) => {
      isTouch = pointerType !== 'mouse';
      look();
    };
    document.addEventListener('pointerdown', note, true);
    for (const sign of selectionSigns) document.addEventListener(sign, look);
    const leave = newest.subscribe(look);
    return () => {
      document.removeEventListener('pointerdown', note, true);
      for (const sign of selectionSigns) document.removeEventListener(sign, look);
      leave();
    };
  }, [newest]);
  return selected;
}

/** The ends of a selection that a finger has made on the canvas, to be dragged. The field beside it follows. */
export function SelectionHandles({ newest, shown }: { newest: ComposedStore; shown: ComposedPost }) {
  const selected = useTouchSelection(newest);
  const layer = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  if (!selected) return null;
  const { slot, text, start, end } = selected;
  const { words, width, height } = newest.ofSize(shown);
  const range: SelectedRange = [start, end];
  const carets = ends.map((name) => caretOf(words, slot, text, name === 'start' ? start : end));
  const begin = (index: number, event: PointerEvent) => {
    const [caret, name] = [carets[index], ends[index]];
    if (!caret || !name || !layer.current) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      fixed: fixedEnd(range, name),
      from: { x: event.clientX, y: event.clientY },
      point: { x: caret.x, y: caret.y + caret.height / 2 },
      scale: width / (layer.current.clientWidth || 1),
    };
  };
  const move = (event: PointerEvent) => {
    const field = wordsInFocus()?.field;
    if (!drag.current || !field) return;
    const { fixed, from, point, scale } = drag.current;
    const to = positionAt(words, slot, text, {
      x: point.x + (event.clientX - from.x) * scale,
      y: point.y + (event.clientY - from.y) * scale,
    });
    field.setSelectionRange(...selectedTo(fixed, to, range), to < fixed ? 'backward' : 'forward');
  };
  const leave = () => {
    drag.current = null;
  };
  return (
    <Box ref={layer} aria-hidden sx={handles}>
      {carets.map(
        (caret, index) =>
          caret && (
            <span
              key={ends[index]}
              data-handle={ends[index]}
              style={{ left: share(caret.x, width), top: share(caret.y + caret.height, height) }}
              onPointerDown={(event) => begin(index, event)}
              onPointerMove={move}
              onPointerUp={leave}
              onPointerCancel={leave}
              onMouseDown={stayInField}
            />
          ),
      )}
    </Box>
  );
}

/** The field would lose the focus, and with it what is selected. */
const stayInField = (event: MouseEvent) => event.preventDefault();

/** 44 pixels to touch around a knob of 22, whose ring stands out from light and dark pictures. */
const handles = {
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '& > span': {
    position: 'absolute',
    width: 44,
    height: 44,
    ml: '-22px',
    mt: '-11px',
    pointerEvents: 'auto',
    touchAction: 'none',
    cursor: 'ew-resize',
  },
  '& > span::before': {
    content: '""',
    position: 'absolute',
    inset: '11px',
    borderRadius: '50%',
    backgroundColor: 'primary.main',
    border: '3px solid #ffffff',
    boxShadow: '0 0 0 1.5px rgb(23 20 31 / 0.7), 0 2px 6px rgb(23 20 31 / 0.45)',
  },
} as const;
