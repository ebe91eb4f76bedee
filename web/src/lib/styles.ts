/**
 * Returns the accent mixed into the dark, for areas that are deep in both colour schemes and carry bright text, for
 * example `stageTone(35)`.
 */
export const stageTone = (percent: number) =>
  `color-mix(in srgb, var(--mui-palette-thread-stage) ${percent}%, #12101C)`;

/** Returns a transparent tone of a palette colour, for example `tintOf('primary-main', 12)`. */
export const tintOf = (colour: string, percent: number) =>
  `color-mix(in srgb, var(--mui-palette-${colour}) ${percent}%, transparent)`;

/** Returns the same tone, opaque, for what lies over other content: `tintOf` on paper. */
export const paperTintOf = (colour: string, percent: number) =>
  `color-mix(in srgb, var(--mui-palette-${colour}) ${percent}%, var(--mui-palette-background-paper))`;

/** Style of rows, paler while they are read again: not for a moment, as after each change that is read live. */
export const paleWhile = (loading: boolean) => ({
  opacity: loading ? 0.6 : 1,
  transition: `opacity 180ms ease-out ${loading ? 300 : 0}ms`,
});

/** Styles of a text that only screen readers read. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** The dark background of an enlarged picture, and the colour of content on it, in both colour schemes. */
export const pictureGround = { bgcolor: '#12101C', color: '#FBF8F3' } as const;

/** Style of a control that is visible on any picture. */
export const onPicture = {
  color: pictureGround.color,
  backgroundColor: 'rgba(18, 16, 28, 0.72)',
  '&:hover': { backgroundColor: 'rgba(18, 16, 28, 0.9)' },
  '&.Mui-disabled': { color: 'rgba(251, 248, 243, 0.55)', backgroundColor: 'rgba(18, 16, 28, 0.5)' },
} as const;

/** Cuts very long names of rows after three lines, until they have the focus. */
export const clampedNames = {
  '& [data-name]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    overflow: 'clip',
    '&:not(:focus-visible)': { WebkitLineClamp: '3' },
  },
} as const;
