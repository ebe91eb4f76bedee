import { benchAdminLists } from './admin-lists';
import { benchCosts } from './costs';
import { benchCrash } from './crash';
import { benchCredits } from './credits';
import { dayOptionsOf, playDay } from './day';
import { benchEngines } from './engines';
import { benchEvents } from './events';
import { benchFigures } from './figures';
import { benchHttp } from './http';
import { benchLists } from './lists';
import { benchPages } from './pages';
import { benchPartitions } from './partitions';
import { benchPicture } from './picture';
import { benchRest } from './rest';
import { benchRolling } from './rolling';
import { benchScripts } from './scripts';
import { benchStudio } from './studio';
import { benchUpgrade } from './upgrade';
import { benchUploads } from './uploads';
import { benchWebhooks } from './webhooks';
import { lineOf, printTable } from './table';
import type { IsWanted, Report, Row } from './table';

const suites: Record<string, (isWanted: IsWanted, report: Report) => Promise<Row[]>> = {
  http: benchHttp,
  rest: benchRest,
  credits: benchCredits,
  costs: benchCosts,
  events: benchEvents,
  engines: benchEngines,
  picture: benchPicture,
  studio: benchStudio,
  uploads: benchUploads,
  pages: benchPages,
  scripts: benchScripts,
  lists: benchLists,
  'admin-lists': benchAdminLists,
  figures: benchFigures,
  crash: benchCrash,
  upgrade: benchUpgrade,
  partitions: benchPartitions,
  rolling: benchRolling,
  webhooks: benchWebhooks,
};

/**
 * `npm run bench [-- NAMES] [--only=TEXT]`: speed relative to a plain program that does the same work on the same machine in the same
 * run. Ratios count; single numbers depend on the machine. With `--only`, the rows whose name contains the text; of
 * `admin-lists`, only these are measured. `day [OPTIONS]` plays a day of a shop instead, see day.ts.
 */
async function run(given: string[]): Promise<void> {
  const [first, ...options] = given;
  if (first === 'day') {
    if (!(await playDay(dayOptionsOf(options)))) throw new Error('Not everything agrees: see the differences above.');
    return;
  }
  const only = '--only=';
  const wanted = given.filter((name) => !name.startsWith(only));
  const text = given.find((name) => name.startsWith(only))?.slice(only.length) ?? '';
  const isWanted: IsWanted = (what) => what.includes(text);
  const names = wanted.length > 0 ? wanted : Object.keys(suites);
  const rows = new Set<Row>();
  const report: Report = (row) => {
    if (rows.has(row) || !isWanted(row.what)) return;
    rows.add(row);
    console.log(lineOf(row));
  };
  for (const name of names) {
    const suite = suites[name];
    if (!suite) throw new Error(`Benchmarks: ${Object.keys(suites).join(', ')}`);
    for (const row of await suite(isWanted, report)) report(row);
  }
  printTable([...rows]);
}

run(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
