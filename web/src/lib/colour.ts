/** Returns a transparent tone of a palette colour, for example `tintOf('primary-main', 12)`. */
export const tintOf = (colour: string, percent: number) =>
  `color-mix(in srgb, var(--mui-palette-${colour}) ${percent}%, transparent)`;
