import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { graphiqlFilesPlugin } from './graphiql-files';

/**
 * The API explorer, built apart from the client: its editor is larger than the whole client. With it the script of the
 * REST reference, whose address the server reads from the manifest.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/explorer/',
  publicDir: false,
  plugins: [graphiqlFilesPlugin()],
  build: {
    outDir: '../dist/web/explorer',
    emptyOutDir: true,
    license: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      input: {
        explorer: fileURLToPath(new URL('explorer.html', import.meta.url)),
        'try-it': fileURLToPath(new URL('src/try-it/main.ts', import.meta.url)),
      },
    },
  },
});
