import { useLayoutEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { caretOf, selectionOf } from '../../../../../studio/posts/carets';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import type { Box as Area } from '../../../../../studio/set-line';
import { readSelected, selectionSigns, type Selected } from './selected';
import type { ComposedStore } from './use-composed';
import { share } from './word-targets';

/** Returns the elements of a selection on the canvas: a caret, or an area in each line. */
function marksOf({ words, width, height }: ComposedPost, { slot, text, start, end }: Selected): HTMLElement[] {
  const markAt = (area: Area, kind: 'caret' | 'selected') => {
    const mark = document.createElement('span');
    mark.dataset[kind] = '';
    mark.style.left = share(area.x, width);
    mark.style.top = share(area.y, height);
    mark.style.height = share(area.height, height);
    if (kind === 'selected') mark.style.width = share(area.width, width);
    return mark;
  };
  if (start !== end) return selectionOf(words, slot, text, start, end).map((area) => markAt(area, 'selected'));
  const caret = caretOf(words, slot, text, start);
  if (!caret) return [];
  const mark = markAt(caret, 'caret');
  mark.style.backgroundColor = caret.ink;
  return [mark];
}

/**
 * The caret and the selection of the field that has the focus, where its words stand on the canvas. They are drawn once
 * for each change and without React, as a typed character waits for them.
 */
export function CaretOnCanvas({ newest, shown }: { newest: ComposedStore; shown: ComposedPost }) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let frame: number | undefined;
    let drawn: [ComposedPost | null, string] = [null, ''];
    const draw = () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
      const [composed, selected] = [newest.ofSize(shown), readSelected()];
      drawn = [composed, JSON.stringify(selected)];
      // new elements begin to blink anew, so that a caret that moves is in sight
      layer.current?.replaceChildren(...(selected ? marksOf(composed, selected) : []));
    };
    // several events report one change, the last of them in the frame after it
    const look = () => {
      if (drawn[0] === newest.ofSize(shown) && drawn[1] === JSON.stringify(readSelected())) return;
      frame ??= requestAnimationFrame(draw);
    };
    draw();
    // at once: in the frame the page would be laid out once more
    const leave = newest.subscribe(draw);
    for (const sign of selectionSigns) document.addEventListener(sign, look);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      leave();
      for (const sign of selectionSigns) document.removeEventListener(sign, look);
    };
  }, [newest, shown]);
  return <Box ref={layer} aria-hidden sx={marks} />;
}

const marks = {
  '& > span': { position: 'absolute', pointerEvents: 'none' },
  '& > [data-selected]': {
    borderRadius: '2px',
    backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 38%, transparent)',
  },
  '& > [data-caret]': {
    width: 2,
    ml: '-1px',
    boxShadow: '0 0 0 1px rgb(255 255 255 / 0.35)',
    // it stands still while one types
    animation: 'studio-caret 1.06s steps(1) 530ms infinite',
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
  '@keyframes studio-caret': { '50%': { opacity: 0 } },
} as const;
