import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockedPackages, productionFolders } from './production-packages';

/** Matches texts that a licence requires with the package; libvips names the licences of its parts in its README. */
const isNotice = (folder: string, file: string) =>
  /^(licen[cs]e|copying|notice)/i.test(file) || (/sharp-libvips/.test(folder) && /^README/.test(file));

/**
 * Collects the licences of the packages that the built product loads, from package-lock.json and the installed files.
 * The build's own .vite/license.md names what the client is bundled from.
 */
function notices(): string {
  const needed = productionFolders();
  return Object.entries(lockedPackages())
    .filter(([folder]) => needed.has(folder) && existsSync(folder))
    .map(([folder, { version = '', license = 'see below' }]) => {
      const texts = readdirSync(folder)
        .filter((file) => isNotice(folder, file))
        .map((file) => readFileSync(join(folder, file), 'utf8').trim());
      return [
        '-'.repeat(80),
        `${folder.replace(/^.*node_modules\//, '')} ${version} (${license})`,
        '',
        ...texts,
        '',
      ].join('\n');
    })
    .join('\n');
}

process.stdout.write(notices());
