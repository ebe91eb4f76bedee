import type { MouseEvent } from 'react';
import Box from '@mui/material/Box';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import { positionAt, wordAt } from '../../../../../studio/posts/carets';
import type { PlacedWords } from '../../../../../studio/posts/draw-words';
import type { Slot } from '../../../../../studio/posts/document';
import { slotName } from '../post/post-keys';

interface WordTargetsProps {
  composed: ComposedPost;
  onChoose: ChooseWords;
}

/** Opens a text for typing. @param select returns what is selected in the text as it is then */
export type ChooseWords = (slot: Slot, select: (text: string) => readonly [start: number, end: number]) => void;

const everything = (text: string) => [0, text.length] as const;

/** Returns a part of a length in percent, as CSS takes it. */
export const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The words on the canvas, to click. Keyboards reach the same fields in the panel beside it. */
export function WordTargets({ composed: { words, width, height }, onChoose }: WordTargetsProps) {
  /** One click sets the caret, two select the word, three the text. */
  const open = ({ slot, box }: PlacedWords, { clientX, clientY, detail, currentTarget }: MouseEvent) => {
    const target = currentTarget.getBoundingClientRect();
    const scale = box.width / (target.width || 1);
    const point = { x: box.x + (clientX - target.left) * scale, y: box.y + (clientY - target.top) * scale };
    if (detail === 0 || detail > 2) return onChoose(slot, everything);
    onChoose(slot, (text) => {
      const position = positionAt(words, slot, text, point);
      return detail === 2 ? wordAt(text, position) : [position, position];
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
  transition: 'outline-color 150ms ease-out',
  '&:hover': { outlineColor: 'var(--mui-palette-primary-main)' },
} as const;
