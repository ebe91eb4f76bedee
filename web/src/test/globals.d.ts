/** Width of the screen in pixels for the rest of a web test; 1280 when a test says nothing. */
declare function setScreenWidth(pixels: number): void;

/** Keeps every rule of the styles in this file, not only those that hide something. Call it before the first render. */
declare function keepAllStyles(): void;
