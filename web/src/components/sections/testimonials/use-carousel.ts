import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

/** Specification, public site, section 9. */
export const carouselMs = 600;
const swipePixels = 48;

const stillWanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A cyclic carousel with one slide at a time, moved by arrows, keys and swipes only. `position` counts from 1 on a
 * track with a copy of the last slide before the first and of the first after the last. After the movement it jumps,
 * invisibly, from a copy to its original.
 */
export function useCarousel(count: number) {
  const [position, setPosition] = useState(1);
  const [moving, setMoving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A step requested during a movement is made after it. */
  const waiting = useRef<1 | -1 | null>(null);
  const startX = useRef<number | null>(null);

  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = () => {
    setMoving(false);
    setPosition((at) => (at < 1 ? count : at > count ? 1 : at));
  };
  const move = (step: 1 | -1) => {
    setPosition((at) => at + step);
    if (stillWanted()) {
      settle();
      return;
    }
    setMoving(true);
    timer.current = setTimeout(settle, carouselMs);
  };
  const go = (step: 1 | -1) => {
    if (count < 2) return;
    if (moving) waiting.current = step;
    else move(step);
  };

  useEffect(() => {
    if (moving || !waiting.current) return undefined;
    let frame = 0;
    const makeStep = () => {
      const step = waiting.current;
      waiting.current = null;
      if (step) move(step);
    };
    // after the jump from a copy to its original was painted
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(makeStep);
    });
    return () => cancelAnimationFrame(frame);
  });

  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') go(1);
      else if (event.key === 'ArrowLeft') go(-1);
    },
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const way = event.clientX - (startX.current ?? event.clientX);
      startX.current = null;
      if (Math.abs(way) > swipePixels) go(way < 0 ? 1 : -1);
    },
  };
  return {
    position,
    current: ((position - 1 + count) % count) + 1,
    moving,
    next: () => go(1),
    previous: () => go(-1),
    handlers,
  };
}
