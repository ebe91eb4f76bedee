/** Width of the screen in pixels for the rest of a web test; 1280 when a test says nothing. */
declare function setScreenWidth(pixels: number): void;
