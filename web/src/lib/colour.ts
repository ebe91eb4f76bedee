/**
 * Returns the accent mixed into the dark, for areas that are deep in both colour schemes and carry bright text, for
 * example `stageTone(35)`.
 */
export const stageTone = (percent: number) =>
  `color-mix(in srgb, var(--mui-palette-thread-stage) ${percent}%, #12101C)`;

/** Returns a transparent tone of a palette colour, for example `tintOf('primary-main', 12)`. */
export const tintOf = (colour: string, percent: number) =>
  `color-mix(in srgb, var(--mui-palette-${colour}) ${percent}%, transparent)`;
