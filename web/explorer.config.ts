import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { graphiqlFilesPlugin } from './graphiql-files';

/** The API explorer, built apart from the client: its editor is larger than the whole client. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/explorer/',
  publicDir: false,
  plugins: [graphiqlFilesPlugin()],
  build: {
    outDir: '../dist/web/explorer',
    emptyOutDir: true,
    license: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { input: fileURLToPath(new URL('explorer.html', import.meta.url)) },
  },
});
