import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import { ConfigError } from './environment';

/**
 * Checks that files can be written where there is no S3: without this a shop would open, and lose each upload and design.
 * @throws ConfigError
 */
export function checkFolder({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): void {
  if (s3) return;
  try {
    const files = join(dataFolder, 'files');
    mkdirSync(files, { recursive: true });
    accessSync(files, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `DATA_FOLDER names ${dataFolder}, where no files can be written (${code}): give this user write access, name another folder, or set S3_BUCKET.`,
    );
  }
}
