import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The API explorer, built apart from the client: its editor is larger than the whole client. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/explorer/',
  publicDir: false,
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web/explorer',
    emptyOutDir: true,
    license: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    // the editor's own parts can't be smaller
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: fileURLToPath(new URL('explorer.html', import.meta.url)) },
  },
});
