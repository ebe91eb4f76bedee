import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import { withFocal } from '../post/focal';
import type { ChangePost } from '../post/use-post';

const inUnit = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
/** Pixels that a finger or a mouse may move while it only presses. */
const STILL = 4;
/** Share of the canvas by which an arrow key moves the picture. */
const STEP = 0.02;

/** Returns the focal point after the picture was moved in one direction by pixels of the canvas. */
const moved = (focal: number, by: number, frame: number, shown: number) =>
  // without room in this direction it stays
  shown >= 1 ? focal : inUnit(Math.min(1 - shown / 2, Math.max(shown / 2, focal)) - (by / frame) * shown);

/** Moves the picture in its frame, as it is composed, by pixels of the canvas. */
function movePicture({ size, picture: { crop, box } }: ComposedPost, change: ChangePost, dx: number, dy: number): void {
  change(
    (post) =>
      withFocal(post, size, ({ x, y }) => ({
        x: moved(x, dx, box.width, crop.width),
        y: moved(y, dy, box.height, crop.height),
      })),
    'picture.focal',
  );
}

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the handler of a key that moves the picture as a drag in that direction does. */
export const moveByKey = (composed: ComposedPost, change: ChangePost) => (event: KeyboardEvent) => {
  const arrow = arrows[event.key];
  if (!arrow) return;
  event.preventDefault();
  movePicture(composed, change, arrow[0] * STEP * composed.width, arrow[1] * STEP * composed.height);
};

/** Moves the picture in its frame while it is dragged on the canvas. */
export function usePictureDrag(composed: ComposedPost | null, change: ChangePost) {
  const from = useRef<{ x: number; y: number; moving: boolean } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0 && event.isPrimary) from.current = { x: event.clientX, y: event.clientY, moving: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (!start || !composed) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!start.moving && Math.hypot(dx, dy) < STILL) return;
      if (!start.moving) event.currentTarget.setPointerCapture(event.pointerId);
      const scale = composed.width / event.currentTarget.clientWidth;
      from.current = { x: event.clientX, y: event.clientY, moving: true };
      movePicture(composed, change, dx * scale, dy * scale);
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
