import type { Plugin } from 'vite';

/**
 * Has the packaged fonts never replace one that is already on the screen: a font that comes late is used from the next
 * page on, so that no line breaks anew under a reader.
 */
export function screenFontsPlugin(): Plugin {
  return {
    name: 'screen-fonts',
    enforce: 'pre',
    transform: (code, id) =>
      /@fontsource-variable\/.+\.css$/.test(id)
        ? code.replaceAll('font-display: swap', 'font-display: optional')
        : undefined,
  };
}
