/**
 * Makes the present contract the reference for later ones: `npm run release-contract -- --to-integrators` when it is
 * given out. Before the first time, `npm run release-contract` alone starts over, as there is no program to break.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'graphql';
import { breakingChanges, deprecationsOf, releasedPath } from './compare';

/** Minimum support period after a deprecation is announced to integrators, in days. */
const noticeDays = 180;

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const today = dayOf(Date.now());
const soonest = dayOf(Date.now() + noticeDays * 24 * 60 * 60 * 1000);

const [released, present] = [readFileSync(releasedPath, 'utf8'), readFileSync('schema.graphql', 'utf8')];
const head = released.slice(0, released.indexOf('\n\n'));
const isFirst = head.includes('Released: not yet');
const toIntegrators = process.argv.includes('--to-integrators');

async function reasonsAgainst(): Promise<string[]> {
  if (isFirst) return [];
  if (!toIntegrators) return ['integrators have one already: say --to-integrators when they are given this one'];
  const known = new Set(deprecationsOf(parse(released)).map(({ place }) => place));
  const tooSoon = deprecationsOf(parse(present))
    .filter(({ place, notice }) => !known.has(place) && (notice?.until ?? '') < soonest)
    .map(({ place }) => `${place} is deprecated for the first time: it stays until ${soonest} at least`);
  return [...(await breakingChanges(released, present, today)), ...tooSoon];
}

const reasons = await reasonsAgainst();
if (reasons.length > 0) {
  process.stderr.write(`The contract is not released:\n${reasons.map((reason) => `  ${reason}\n`).join('')}`);
  process.exitCode = 1;
} else {
  const said = toIntegrators ? head.replace(/Released: .*/, `Released: ${today}.`) : head;
  writeFileSync(releasedPath, `${said}\n\n${present}`);
  process.stdout.write(`${releasedPath} is the contract of today.\n`);
}
