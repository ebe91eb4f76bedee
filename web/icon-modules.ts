import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const file = /\/lib\/generated\/icons\.ts$/;
const single = /^(.*\/generated\/icons\.ts)\?icon=(\w+)$/;
const line = /^export const (\w+) = .*$/gm;

/** Makes a module of each icon: of a single module, every page would load the icons of all. */
export function iconModulesPlugin(): Plugin {
  const linesOf = (path: string) => [...readFileSync(path, 'utf8').matchAll(line)];
  return {
    name: 'icon-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (single.test(id) ? id : undefined),
    load(id) {
      const [, path, name] = single.exec(id) ?? [];
      if (path && name) {
        const [code] = linesOf(path).find((found) => found[1] === name) ?? [];
        return { code: `import { icon } from '../icon';\n${code}`, moduleSideEffects: false };
      }
      if (!file.test(id)) return undefined;
      const names = linesOf(id).map((found) => found[1]);
      return {
        code: names.map((one) => `export { ${one} } from ${JSON.stringify(`${id}?icon=${one}`)};`).join('\n'),
        moduleSideEffects: false,
      };
    },
  };
}
