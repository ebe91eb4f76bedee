import Box from '@mui/material/Box';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import type { Slot } from '../../../../../studio/posts/document';
import { slotName } from '../post/post-keys';

interface WordTargetsProps {
  composed: ComposedPost;
  onChoose: (slot: Slot) => void;
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The words on the canvas, to click. Keyboards reach the same fields in the panel beside it. */
export function WordTargets({ composed: { words, width, height }, onChoose }: WordTargetsProps) {
  return words.map(({ slot, box }, index) => (
    <Box
      key={`${slot} ${index}`}
      component="button"
      type="button"
      tabIndex={-1}
      aria-label={`Edit: ${slotName(slot)}`}
      onClick={() => onChoose(slot)}
      style={{
        left: share(box.x, width),
        top: share(box.y, height),
        width: share(box.width, width),
        height: share(box.height, height),
      }}
      sx={target}
    />
  ));
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
