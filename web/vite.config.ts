import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconModulesPlugin } from './icon-modules';
import { screenFontsPlugin } from './screen-fonts';

const material =
  /node_modules[\\/](@mui[\\/](material|system|utils|styled-engine|private-theming)|clsx|react-transition-group|@babel|react-is|prop-types)[\\/]/;

/** Material's parts of fields to type in or tick: pages without a form or a filter load none of them. */
const inputs =
  /node_modules[\\/]@mui[\\/]material[\\/]((Checkbox|Input|InputBase|NativeSelect|OutlinedInput|InputLabel|InputAdornment|Form[A-Z][A-Za-z]*|TextareaAutosize)[\\/]|internal[\\/](SwitchBase|switchBaseClasses)|Select[\\/]selectClasses)/;
/**
 * Material's menus and dialogs, what moves them, and its own field, whose selects build on menus. Pages without any of them
 * load none of it.
 */
const overlays =
  /node_modules[\\/]@mui[\\/]material[\\/](List|Menu|MenuItem|MenuList|Popover|Modal|Backdrop|Dialog[A-Za-z]*|Unstable_TrapFocus|Fade|Select(?!.selectClasses)|FilledInput|TextField)\b/;
const transitions =
  /node_modules[\\/]@mui[\\/].*(useRovingTabIndex|material[\\/](Portal|Grow|internal[\\/]Transition)\b)/;
/** What nearly every part of Material builds on. A group takes all that its modules import, so this one comes first. */
const styles =
  /node_modules[\\/]@mui[\\/](utils|system|styled-engine|private-theming|material[\\/](utils|styles))[\\/]/;

/**
 * Chunks of modules that load together. Those of libraries rarely change, so that they stay in browser caches across
 * releases. `minShareCount` is the number of entries (pages and dialogs that load on demand) that use a module: without
 * the groups of widely used components and icons, a page would load each of them as a file of its own, 80 to 150 in all.
 */
const groups = [
  // all that the first script of every page needs, which a larger group would otherwise capture
  { name: 'loader', test: /vite[\\/]preload-helper/ },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]react-router(-dom)?[\\/]/ },
  { name: 'apollo', test: /node_modules[\\/](@apollo|graphql|rxjs|@wry|optimism|graphql-tag)[\\/]/ },
  { name: 'emotion', test: /node_modules[\\/](@emotion|stylis)[\\/]/ },
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]/ },
  { name: 'forms', test: /node_modules[\\/](react-hook-form|@hookform)[\\/]/ },
  { name: 'icons', test: /lib[\\/](icon\.tsx|generated[\\/]icons\.ts)/, minShareCount: 4 },
  { name: 'inputs', test: inputs, minShareCount: 12, includeDependenciesRecursively: false },
  // what tooltips and toggles need of the menus, without them
  { name: 'transitions', test: transitions, includeDependenciesRecursively: false },
  { name: 'overlays', test: overlays, includeDependenciesRecursively: false },
  {
    name: 'tooltip',
    test: /node_modules[\\/](@mui[\\/]material[\\/](Popper|Tooltip)|@popperjs)[\\/]/,
    includeDependenciesRecursively: false,
  },
  { name: 'styles', test: styles, minShareCount: 16 },
  { name: 'material', test: material, minShareCount: 48 },
  // every page's footer has links, every form a stack
  {
    name: 'links',
    test: /node_modules[\\/]@mui[\\/]material[\\/](Link|Stack|internal[\\/]svg-icons)[\\/]/,
    includeDependenciesRecursively: false,
  },
  { name: 'controls', test: material, minShareCount: 24 },
  { name: 'pieces', test: /web[\\/]src[\\/](lib|components[\\/](page|feedback))[\\/]/, minShareCount: 40 },
];

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [screenFontsPlugin(), iconModulesPlugin(), react()],
  // A shop may run without NODE_ENV: React's development build, which would then run, renders half as fast.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    outDir: isSsrBuild ? '../dist/web/server' : '../dist/web/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    license: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    target: isSsrBuild ? 'node20' : 'es2022',
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
  // without entries Vite also reads the explorer's page, whose workers it can't prepare: every page then waits in vain
  optimizeDeps: { entries: ['src/entry-client.tsx'] },
  // external, because the api passes its GraphQL schema to the page renderer, and graphql refuses two copies of itself
  ssr: { noExternal: true, external: ['graphql'] },
}));
