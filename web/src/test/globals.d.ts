/** Sets the width of the screen in pixels for the rest of a web test; the default is 1280. */
declare function setScreenWidth(pixels: number): void;

/** Applies all CSS rules in this file, not only those that hide something. Call it before the first render. */
declare function keepAllStyles(): void;
