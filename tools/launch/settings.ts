import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { productionReason } from '../../api/config/config';
import { readPort } from './ports';

/** The few settings that the launcher itself needs; api/config/config.ts handles all others. */
export interface LaunchSettings {
  dataFolder: string;
  /** Set by the user, so it must be used or refused, never replaced. */
  dataFolderChosen: boolean;
  databaseUrl: string | undefined;
  port: number;
  appUrl: string;
  production: boolean;
}

/** Reads `.env` (real environment variables take precedence) and the environment. Children inherit both. */
export function readLaunchSettings(): LaunchSettings {
  if (existsSync('.env')) loadEnvFile('.env');
  const port = readPort('PORT', 4000);
  return {
    dataFolder: resolve(process.env.DATA_FOLDER || '.data'),
    dataFolderChosen: Boolean(process.env.DATA_FOLDER),
    databaseUrl: process.env.DATABASE_URL?.trim() || undefined,
    port,
    appUrl: process.env.APP_URL?.trim() || `http://localhost:${port}`,
    production: productionReason(process.env) !== undefined,
  };
}
