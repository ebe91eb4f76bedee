import { cruise } from 'dependency-cruiser';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { Refusal } from './children';
import { selectTests, type Selection } from './test-files';

/** Modules that import nearly everything: what they reach says nothing about what a change can break. */
const HUBS =
  /^(api\/(app|context|main|tasks|run-task)\.ts|api\/(config|test|wiring|graphql\/generated)\/|web\/src\/(app|test)\/)/;

/** Source folders, and the journeys (web/e2e/NAME.spec.ts) that walk through them. */
export const journeysOfFolders: readonly (readonly [folder: RegExp, journeys: readonly string[]])[] = [
  [/^web\/src\/features\/(home|about|legal|contact)\//, ['public-site', 'page-loading']],
  [/^web\/src\/(app|lib)\//, ['guards', 'public-site', 'frozen-connection', 'long-open']],
  [/^web\/src\/features\/auth\/|^api\/domain\/accounts\//, ['accounts', 'guards', 'social', 'keyboard']],
  [/^web\/src\/features\/(checkout|packages)\/|^api\/domain\/payments\//, ['payment', 'paypal-script']],
  [/^web\/src\/features\/(orders|credits|dashboard)\/|^api\/domain\/(orders|credits)\//, ['returning', 'payment']],
  [/^web\/src\/features\/generator\/|^api\/domain\/designs\//, ['generator', 'main-job']],
  [/^web\/src\/features\/gallery\//, ['gallery']],
  [/^web\/src\/features\/items\/|^api\/domain\/catalog\//, ['items']],
  [/^web\/src\/features\/profile\/|^api\/domain\/profile\//, ['profile']],
  [
    /^web\/src\/(features\/(admin\/)?support|entities\/ticket)\/|^api\/domain\/tickets\//,
    ['tickets', 'ticket-pictures', 'admin-inbox'],
  ],
  [/^web\/src\/features\/admin\/settings\/|^api\/domain\/(settings|content)\//, ['content-editing']],
  [/^web\/src\/features\/admin\/dashboard\//, ['first-hour']],
  [/^web\/src\/features\/admin\/|^web\/src\/components\/(admin-)?list\//, ['lists']],
  [/^web\/src\/try-it\/|^api\/(rest|pages\/docs)\//, ['api-docs']],
  [/^packages\/client\/src\/|^api\/graphql\/|^api\/domain\/webhooks\/events\//, ['client']],
  [/^web\/src\/explorer\//, ['explorer']],
  [/^api\/domain\/messages\//, ['emails']],
  [/^studio\//, ['studio', 'studio-editor', 'studio-further', 'studio-touch']],
  [
    /^web\/src\/features\/studio\/|^api\/domain\/designs\/(studio|photos)\//,
    ['studio-editor', 'studio-further', 'studio-touch'],
  ],
  [/^web\/src\/features\/studio\/brand\/|^api\/domain\/brands\//, ['brand']],
  [/^web\/src\/features\/months?\/|^api\/domain\/months\//, ['month']],
  [/^web\/e2e\/support\//, ['reused-context', 'guards']],
];

/** Generated from the schema: every module imports them, and a change of the schema comes with changes of its resolvers. */
const GENERATED = /^(api\/graphql\/generated|web\/src\/gql)\//;

const MODULE = /\.[cm]?[jt]sx?$/;

const readText = (file: string): string => readFileSync(file, 'utf8');

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * Returns the files that differ from a revision, with the ones that git does not know yet.
 * @throws Refusal outside of a git checkout, or for an unknown revision
 */
export function changedFiles(revision: string): string[] {
  const git = (...args: string[]): string[] => {
    try {
      return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
        .split('\0')
        .filter(Boolean);
    } catch {
      throw new Refusal(`git does not know the revision "${revision}", or this is no checkout.`, 64);
    }
  };
  return [
    ...git('diff', '--name-only', '-z', '--relative', revision, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

/** Returns the modules that import each module, test files included. */
async function importersOfModules(): Promise<Map<string, string[]>> {
  const { output } = await cruise(['api', 'contract', 'packages', 'studio', 'tools', 'web'], {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|node_modules)/' },
    tsPreCompilationDeps: true,
  });
  if (typeof output === 'string') throw new Error(output);
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of output.modules)
    for (const { resolved } of dependencies) importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  return importers;
}

/** Returns the changed modules and all that import them, directly or not. Hubs are reached, but not passed. */
export function reached(changed: readonly string[], importers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set(changed);
  for (const file of found)
    if (changed.includes(file) || !HUBS.test(file))
      for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}

/**
 * Returns the tests that a change can break: those that import a changed module, those beside a module that does, and
 * the journeys of its folder.
 */
export function testsOf(modules: ReadonlySet<string>, all: Selection, changed: readonly string[]): Selection {
  const folders = new Set([...modules].filter((file) => !HUBS.test(file)).map((file) => posix.dirname(file)));
  const isWanted = (file: string) => modules.has(file) || folders.has(posix.dirname(file));
  const journeys = new Set(
    journeysOfFolders.flatMap(([folder, names]) =>
      changed.some((file) => folder.test(file) && !isTest(file)) ? names : [],
    ),
  );
  return {
    api: all.api.filter(isWanted),
    web: all.web.filter(isWanted),
    journeys: all.journeys.filter((file) => changed.includes(file) || journeys.has(posix.basename(file, '.spec.ts'))),
  };
}

/** Returns the modules that read a changed document, table or setting: their text has its name, or its path, in quotes. */
export function readersOf(changed: readonly string[], modules: readonly string[], textOf = readText): string[] {
  const names = changed
    .filter((file) => !MODULE.test(file))
    .flatMap((file) => ["'", '`', '/'].map((before) => ({ before, name: posix.basename(file) })));
  const isReader = (text: string) =>
    names.some(({ before, name }) => ["'", '`'].some((after) => text.includes(before + name + after)));
  return names.length === 0 ? [] : modules.filter((file) => isReader(textOf(file)));
}

/** Returns the tests that the changes since a revision can break. */
export async function selectChanged(revision: string): Promise<Selection> {
  const changed = changedFiles(revision).filter((file) => existsSync(file) || MODULE.test(file));
  const sources = changed.filter((file) => !GENERATED.test(file));
  const importers = await importersOfModules();
  const readers = readersOf(sources, [...new Set([...importers.values()].flat())]);
  const modules = reached([...sources, ...readers], importers);
  if (changed.includes('schema.graphql')) modules.add('api/graphql/contract.test.ts');
  if (changed.length > 0) modules.add('api/test/whole/words.test.ts');
  return testsOf(modules, selectTests(['']), changed);
}
