/** Removes all that the built server does not need from node_modules: the last step of the image's build. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isLeftOut, lockedPackages, productionFolders } from './production-packages';

const needed = productionFolders();
for (const folder of Object.keys(lockedPackages()))
  if (folder && !needed.has(folder)) rmSync(folder, { recursive: true, force: true });
for (const name of ['.bin', '.cache', '.package-lock.json', '.postloom-stamp'])
  rmSync(`node_modules/${name}`, { recursive: true, force: true });
for (const file of readdirSync('node_modules', { recursive: true, encoding: 'utf8' }))
  if (isLeftOut(file)) rmSync(join('node_modules', file));
