import { createHash } from 'node:crypto';
import { css, editorWorkerService, graphqlWorker, js, jsonWorker } from '@graphql-yoga/render-graphiql/graphiql';
import type { Plugin } from 'vite';

const home = '/explorer/';
const moduleName = 'virtual:graphiql';

interface PackagedFile {
  fileName: string;
  source: string;
}

function packagedFile(name: string, extension: string, source: string): PackagedFile {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.${extension}`, source };
}

const script = packagedFile('graphiql', 'js', js);
const style = packagedFile('graphiql', 'css', css);
/** By the names that Monaco asks for. */
const workers = {
  editorWorkerService: packagedFile('editor-worker', 'js', editorWorkerService),
  graphql: packagedFile('graphql-worker', 'js', graphqlWorker),
  json: packagedFile('json-worker', 'js', jsonWorker),
};
const addresses = Object.fromEntries(
  Object.entries(workers).map(([name, { fileName }]) => [name, `${home}${fileName}`]),
);

/**
 * Puts GraphiQL beside the explorer's page as its package has it: built, with the editor Monaco, in one file each for
 * script, style and workers. To build them from their sources, npm would install 186 MB.
 */
export function graphiqlFilesPlugin(): Plugin {
  return {
    name: 'graphiql-files',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load: (id) => (id === `\0${moduleName}` ? `export const workers = ${JSON.stringify(addresses)};` : undefined),
    generateBundle() {
      for (const file of [script, style, ...Object.values(workers)]) this.emitFile({ type: 'asset', ...file });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'stylesheet', href: `${home}${style.fileName}` }, injectTo: 'head-prepend' },
      { tag: 'script', attrs: { defer: true, src: `${home}${script.fileName}` }, injectTo: 'head-prepend' },
    ],
  };
}
