import type { Canvas } from './canvas';
import type { Slot } from './document';
import { rulesOf } from './layout';

/** A text of one line: its height, largest size, space at both sides of it, and to the next text, in units. */
export interface Metrics {
  height: number;
  size: number;
  padding?: number;
  gap: number;
}

/** How large the texts of a post are. */
export interface TextSizes {
  /** Pixels of one unit. */
  unit: number;
  /** Smallest readable sizes, in pixels. */
  floors: Record<Slot, number>;
  badge: Metrics;
  button: Metrics;
  contact: Metrics;
  /** Share of the height of a field that its letters may fill. */
  inField: number;
  /** Share of a low place that badge, button and contact line take. */
  share: number;
  /** What is left of the sizes of badge, button and contact line at least, where a place is low. */
  least: number;
}

const earlier: Omit<TextSizes, 'unit'> = {
  floors: { headline: 40, second: 26, button: 24, badge: 22, contact: 22 },
  badge: { height: 50, size: 25, padding: 22, gap: 24 },
  button: { height: 74, size: 31, padding: 34, gap: 34 },
  contact: { height: 34, size: 28, gap: 26 },
  inField: 0.62,
  share: 0.5,
  least: 0,
};

/** At least 9 pixels of a phone's screen, which is about 390 pixels wide. */
const newest: Omit<TextSizes, 'unit'> = {
  floors: { headline: 40, second: 28, button: 26, badge: 25, contact: 25 },
  badge: { height: 52, size: 29, padding: 24, gap: 22 },
  button: { height: 70, size: 31, padding: 33, gap: 30 },
  contact: { height: 36, size: 29, gap: 24 },
  inField: 0.74,
  share: 0.36,
  least: 0.87,
};

/**
 * Returns how large the texts of a canvas are. A phone shows each size as wide as its screen, so what is read of a wide
 * picture there follows from its width, not from its area.
 */
export function textSizesOf({ unit, width, layout }: Pick<Canvas, 'unit' | 'width' | 'layout'>): TextSizes {
  const of = (sizes: Omit<TextSizes, 'unit'>, ofFloors: number, ofSizes = ofFloors): TextSizes => ({
    ...sizes,
    unit: ofSizes,
    floors: {
      headline: sizes.floors.headline * ofFloors,
      second: sizes.floors.second * ofFloors,
      button: sizes.floors.button * ofFloors,
      badge: sizes.floors.badge * ofFloors,
      contact: sizes.floors.contact * ofFloors,
    },
  });
  return rulesOf(layout) >= 5 ? of(newest, width / 1080, Math.max(unit, width / 1080)) : of(earlier, unit);
}
