import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a generated file.
 * @param check whether to write nothing and throw when the file is not as it would be written
 */
export function writeGenerated(path: string, text: string, check: boolean): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  if (check) {
    const problem = `The following stale documents were detected: ${path}`;
    // the tool ends with an error, but does not show it
    console.error(problem);
    throw new Error(problem);
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
