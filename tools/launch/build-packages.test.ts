import type { Metafile } from 'esbuild';
import { withNeeds } from '../release/production-packages';
import { packagesOfServer } from './build-packages';

type Output = Metafile['outputs'][string];

/** Returns an output that imports packages, and other outputs by their path in dist. */
const output = (...paths: string[]): Output => ({
  bytes: 1,
  inputs: {},
  exports: [],
  imports: paths.map((path) =>
    path.startsWith('dist/')
      ? { path, kind: 'import-statement' }
      : { path, kind: path === 'sharp' ? 'dynamic-import' : 'import-statement', external: true },
  ),
});

describe('the packages of the built server', () => {
  it('are what its programs import, directly or by a shared part, now or on demand', () => {
    const outputs = {
      'dist/api/main.js': output('express', 'node:fs', 'path', 'dist/api/parts/shared.js', 'vite'),
      'dist/api/tasks.js': output('dist/api/parts/shared.js'),
      'dist/api/image-worker.js': output('sharp'),
      'dist/api/parts/shared.js': output('@scope/name/inner', 'reflect-metadata'),
      'dist/api/parts/of-the-sandbox.js': output('smtp-server'),
      'dist/tools/sandbox/main.js': output('dist/api/parts/of-the-sandbox.js', 'postal-mime'),
    };
    const declared = ['@fontsource/inter', '@fontsource/roboto', '@fontsource-variable/noto-sans-jp', 'react'];
    expect(packagesOfServer({ outputs }, declared)).toEqual([
      '@fontsource-variable/noto-sans-jp',
      '@fontsource/inter',
      '@scope/name',
      'express',
      'reflect-metadata',
      'sharp',
    ]);
  });

  it('come with what they need, each in the folder in which Node finds it', () => {
    const packages = {
      '': {},
      'node_modules/a': { dependencies: { b: '^1', c: '^1' }, optionalDependencies: { missing: '^1' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '^1' } },
      'node_modules/b': { dependencies: { other: '^1' } },
      'node_modules/c': {
        peerDependencies: { peer: '^1', unwanted: '^1' },
        peerDependenciesMeta: { unwanted: { optional: true } },
      },
      'node_modules/other': {},
      'node_modules/peer': {},
      'node_modules/unwanted': {},
    };
    expect([...withNeeds(packages, ['a'])].sort()).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/peer',
    ]);
  });
});
