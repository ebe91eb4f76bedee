import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Selection {
  api: string[];
  web: string[];
  journeys: string[];
}

function filesUnder(folder: string, ending: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort();
}

/** Returns the test files whose path contains one of the filters, such as `npm test -- api/domain/credits`. */
export function selectTests(filters: string[]): Selection {
  const wanted = filters.map((filter) => filter.replaceAll('\\', '/').replace(/^\.\//, ''));
  const matching = (files: string[]): string[] =>
    files.filter((file) => wanted.some((filter) => file.includes(filter)));
  return {
    api: matching(['api', 'packages', 'studio', 'tools'].flatMap((folder) => filesUnder(folder, /\.test\.ts$/))),
    web: matching(filesUnder('web/src', /\.test\.tsx?$/)),
    journeys: matching(filesUnder('web/e2e', /\.(spec|test|e2e|journey)\.ts$/)),
  };
}

/** Returns the test files that have a long version: those that import the helper `test/long`, and journeys that say so. */
export function longTests(): Selection {
  const files = ['api', 'packages', 'studio', 'tools'].flatMap((folder) => filesUnder(folder, /\.test\.ts$/));
  return {
    api: files.filter((file) => /from '.*\/long';/.test(readFileSync(file, 'utf8'))),
    web: [],
    journeys: filesUnder('web/e2e', /\.spec\.ts$/).filter((file) =>
      /@(?:phone|desktop)-long|TEST_LONG/.test(readFileSync(file, 'utf8')),
    ),
  };
}
