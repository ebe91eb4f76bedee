import { useRef } from 'react';
import type { PointerEvent } from 'react';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import { withFocal } from '../post/focal';
import type { ChangePost } from '../post/use-post';

const inUnit = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
/** Pixels that a finger or a mouse may move while it only presses. */
const STILL = 4;

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
      const { crop, box } = composed.picture;
      const scale = composed.width / event.currentTarget.clientWidth;
      from.current = { x: event.clientX, y: event.clientY, moving: true };
      const move = (focal: number, by: number, frame: number, shown: number) =>
        // without room in this direction it stays
        shown >= 1
          ? focal
          : inUnit(Math.min(1 - shown / 2, Math.max(shown / 2, focal)) - ((by * scale) / frame) * shown);
      change(
        (post) =>
          withFocal(post, composed.size, ({ x, y }) => ({
            x: move(x, dx, box.width, crop.width),
            y: move(y, dy, box.height, crop.height),
          })),
        'picture.focal',
      );
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
