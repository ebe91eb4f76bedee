import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { caretOf, selectionOf } from '../../../../../studio/posts/carets';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import { SLOTS, type Slot } from '../../../../../studio/posts/document';
import type { Box as Area } from '../../../../../studio/set-line';
import { useNewest } from './newest-picture';
import type { ComposedStore } from './use-composed';
import { share } from './word-targets';

interface Selected {
  slot: Slot;
  text: string;
  start: number;
  end: number;
}

/** Returns what is selected in the field that has the focus; null where it is no field of the post's words. */
function readSelected(): Selected | null {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
  const slot = SLOTS.find((one) => one === field.dataset['slot']);
  if (!slot) return null;
  return { slot, text: field.value, start: field.selectionStart ?? 0, end: field.selectionEnd ?? 0 };
}

function useSelected(): Selected | null {
  const [selected, setSelected] = useState(readSelected);
  useEffect(() => {
    const read = () => {
      const next = readSelected();
      setSelected((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const events = ['selectionchange', 'focusin', 'focusout', 'input'] as const;
    for (const name of events) document.addEventListener(name, read);
    return () => {
      for (const name of events) document.removeEventListener(name, read);
    };
  }, []);
  return selected;
}

/** The caret and the selection of the field that has the focus, where its words stand on the canvas. */
export function CaretOnCanvas({ newest, shown }: { newest: ComposedStore; shown: ComposedPost }) {
  const { words, width, height } = useNewest(newest, shown);
  const selected = useSelected();
  if (!selected) return null;
  const { slot, text, start, end } = selected;
  const placed = (area: Area) => ({
    left: share(area.x, width),
    top: share(area.y, height),
    width: share(area.width, width),
    height: share(area.height, height),
  });
  if (start !== end)
    return selectionOf(words, slot, text, start, end).map((area, index) => (
      <Box key={index} aria-hidden data-selected sx={selection} style={placed(area)} />
    ));
  const caret = caretOf(words, slot, text, start);
  if (!caret) return null;
  const { ink, ...area } = caret;
  // a new element begins to blink anew, so that a caret that moves is in sight
  return (
    <Box
      key={`${slot} ${start} ${text}`}
      aria-hidden
      data-caret
      sx={bar}
      style={{ ...placed(area), width: 2, backgroundColor: ink }}
    />
  );
}

const selection = {
  position: 'absolute',
  pointerEvents: 'none',
  borderRadius: '2px',
  backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 38%, transparent)',
} as const;

const bar = {
  position: 'absolute',
  pointerEvents: 'none',
  ml: '-1px',
  boxShadow: '0 0 0 1px rgb(255 255 255 / 0.35)',
  animation: 'studio-caret 1.06s steps(1) infinite',
  '@keyframes studio-caret': { '50%': { opacity: 0 } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;
