import { readFileSync } from 'node:fs';
import { PACKAGE_LIST } from '../launch/build-packages';

interface LockedPackage {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

type Packages = Record<string, LockedPackage>;

const FOLDER = 'node_modules/';

/** Returns what a package needs at run time, by name. */
const needsOf = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: LockedPackage) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
];

/** Returns the folder in which Node finds a package that is imported from another one: the nearest, as npm installs it. */
function folderOf(packages: Packages, from: string, name: string): string | undefined {
  for (let outer = from; ; outer = outer.slice(0, Math.max(0, outer.lastIndexOf(`/${FOLDER}`)))) {
    const folder = `${outer && `${outer}/`}${FOLDER}${name}`;
    if (packages[folder]) return folder;
    if (!outer) return undefined;
  }
}

/** Returns the folders of the named packages and of all that these need, as package-lock.json installs them. */
export function withNeeds(packages: Packages, names: readonly string[]): Set<string> {
  const folders = new Set(names.flatMap((name) => folderOf(packages, '', name) ?? []));
  for (const folder of folders)
    for (const name of needsOf(packages[folder] ?? {})) {
      const needed = folderOf(packages, folder, name);
      if (needed) folders.add(needed);
    }
  return folders;
}

/** Returns all packages of package-lock.json by folder. */
export const lockedPackages = (): Packages =>
  (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Packages }).packages;

/** Returns the folders of the packages that the image of the product holds: what the built server needs. */
export function productionFolders(): Set<string> {
  return withNeeds(lockedPackages(), JSON.parse(readFileSync(PACKAGE_LIST, 'utf8')) as string[]);
}

/**
 * Whether a file of a package is left out of the image: `--enable-source-maps` would load the maps of all packages, which
 * costs each process 15 MB.
 */
export const isLeftOut = (file: string): boolean => file.endsWith('.map');
