import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';

const steps = [1, 1.5, 2, 3, 4] as const;
/** Zoom factor of a click or tap on the whole picture. */
const clickStep = 2;
/** A press that moves less than this many pixels is a click. */
const stillPx = 5;

/** A point of the picture, as fractions of its width and height. */
interface Point {
  x: number;
  y: number;
}

const middle: Point = { x: 0.5, y: 0.5 };

/** Zoom and scroll position of a picture in its frame: 1 shows all of it. The frame scrolls. */
export function useZoom() {
  const [zoom, setZoom] = useState(1);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const aim = useRef<Point>(middle);
  const press = useRef<{ x: number; y: number; left: number; top: number; moved: boolean } | null>(null);

  useLayoutEffect(() => {
    const { x, y } = aim.current;
    box?.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2);
  }, [zoom, box]);

  /** The point in the middle of the visible part. */
  const inSight = useCallback((): Point => {
    if (!box || box.scrollWidth === 0 || box.scrollHeight === 0) return middle;
    return {
      x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    };
  }, [box]);
  const step = useCallback(
    (direction: 1 | -1) => {
      aim.current = inSight();
      setZoom((now) => {
        const next = direction > 0 ? steps.find((one) => one > now) : steps.findLast((one) => one < now);
        return next ?? now;
      });
    },
    [inSight],
  );
  const reset = useCallback(() => setZoom(1), []);

  const pointer = {
    onPointerDown: ({ clientX: x, clientY: y, button }: PointerEvent) => {
      if (box && button === 0) press.current = { x, y, left: box.scrollLeft, top: box.scrollTop, moved: false };
    },
    onPointerMove: ({ clientX, clientY, pointerType }: PointerEvent) => {
      const begun = press.current;
      if (!box || !begun) return;
      const [across, down] = [clientX - begun.x, clientY - begun.y];
      if (Math.hypot(across, down) > stillPx) begun.moved = true;
      // touch scrolls natively
      if (!begun.moved || pointerType === 'touch') return;
      box.scrollTo(begun.left - across, begun.top - down);
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      const begun = press.current;
      press.current = null;
      if (!begun || begun.moved) return;
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      aim.current = width && height ? { x: (clientX - left) / width, y: (clientY - top) / height } : middle;
      setZoom((now) => (now === 1 ? clickStep : 1));
    },
    onPointerCancel: () => {
      press.current = null;
    },
    onPointerLeave: () => {
      press.current = null;
    },
  };
  return { zoom, box, setBox, step, reset, pointer, isLeast: zoom === steps[0], isMost: zoom === steps.at(-1) };
}

export type Zoom = Omit<ReturnType<typeof useZoom>, 'box' | 'setBox'>;
