import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface ComposeService {
  image?: string;
  user?: string;
  cap_add?: string[];
  environment?: Record<string, string>;
  networks?: string[] | Record<string, { aliases?: string[] }>;
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  profiles?: string[];
  ports?: string[];
  volumes?: string[];
  command?: string[];
  configs?: { source: string; target: string }[];
  [key: string]: unknown;
}

/** docker-compose.yml, with its anchors resolved and its variables as they are written. */
export const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Record<string, ComposeService>;
  configs: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
};

/** Returns the text of a file in `deploy`. */
export const deployed = (name: string): string => readFileSync(`deploy/${name}`, 'utf8');

/** Returns NAME=value of an example file; lines that are only a comment count as nothing. */
export const example = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(file, 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

/** Substitutes variables like Docker Compose: ${NAME:-default}, ${NAME-default}, ${NAME:?message}. */
export const filled = (value: string, given: Record<string, string>): string =>
  value.replace(/\$\{(\w+)(:?)([-?])([^}]*)\}/g, (_whole, name: string, colon: string, kind: string, rest: string) => {
    const known = given[name];
    if (known !== undefined && (known !== '' || colon === '')) return known;
    if (kind === '?') throw new Error(`${name} ${rest}`);
    return rest;
  });

/** Variables of the launcher and the sandboxes, which a deployment does not use. */
export const notForProduction = [
  'POSTLOOM_SANDBOX',
  'WEB_DEV',
  'ALLOW_SANDBOX_IN_PRODUCTION',
  'PAYPAL_API_URL',
  'PAYPAL_SCRIPT_URL',
  'GEMINI_API_URL',
  'WEBHOOKS_LOCAL',
];

/** Returns the networks of a service. */
export const networksOf = (name: string): string[] => {
  const { networks = [] } = compose.services[name] ?? {};
  return Array.isArray(networks) ? networks : Object.keys(networks);
};

/** Returns the names by which other containers of a network reach a service. */
export const namesOn = (network: string, name: string): string[] => {
  const { networks = [] } = compose.services[name] ?? {};
  if (!networksOf(name).includes(network)) return [];
  return [name, ...(Array.isArray(networks) ? [] : (networks[network]?.aliases ?? []))];
};
