import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { screenFontsPlugin } from './screen-fonts';

/** Chunks of libraries that rarely change and load together, so that they stay in browser caches across releases. */
const libraries = [
  // the configuration that entry-client.tsx sets before any schema is built
  { name: 'checks', test: /node_modules[\\/]zod[\\/]v4[\\/]core[\\/]core\.js/ },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]react-router(-dom)?[\\/]/ },
  { name: 'apollo', test: /node_modules[\\/](@apollo|graphql|graphql-ws|rxjs|@wry|optimism|graphql-tag)[\\/]/ },
  { name: 'emotion', test: /node_modules[\\/](@emotion|stylis)[\\/]/ },
  { name: 'forms', test: /node_modules[\\/](react-hook-form|@hookform|zod)[\\/]/ },
];

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [screenFontsPlugin(), react()],
  build: {
    outDir: isSsrBuild ? '../dist/web/server' : '../dist/web/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    license: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    target: isSsrBuild ? 'node20' : 'es2022',
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: libraries } } } }),
  },
  // external, because the api passes its GraphQL schema to the page renderer, and graphql refuses two copies of itself
  ssr: { noExternal: true, external: ['graphql'] },
}));
