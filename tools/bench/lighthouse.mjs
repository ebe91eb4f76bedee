// Lighthouse on the home page of a running product, on a simulated mid phone: medians of five runs.
//   npm start, then: node tools/bench/lighthouse.mjs [address]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';

const address = process.argv[2] ?? 'http://localhost:4000/';
const browser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const rounds = 5;
const port = 9333;

const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
const profile = mkdtempSync(join(tmpdir(), 'postloom-lighthouse-'));
const chromium = spawn(
  browser,
  [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    'about:blank',
  ],
  { stdio: 'ignore' },
);

async function whenReady() {
  for (let turn = 0; turn < 100; turn += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/json/version`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`${browser} did not start`);
}

const figures = {};
const note = (name, value) => (figures[name] ??= []).push(value);

try {
  await whenReady();
  for (let round = 0; round < rounds; round += 1) {
    const { lhr } = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    for (const [name, { score }] of Object.entries(lhr.categories)) note(name, Math.round(score * 100));
    note('LCP ms', Math.round(lhr.audits['largest-contentful-paint'].numericValue));
    note('TBT ms', Math.round(lhr.audits['total-blocking-time'].numericValue));
    note('CLS', Number(lhr.audits['cumulative-layout-shift'].numericValue.toFixed(3)));
    note('bytes kB', Math.round(lhr.audits['total-byte-weight'].numericValue / 1024));
    if (round === rounds - 1) {
      const failed = Object.values(lhr.audits).filter(
        ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
      );
      for (const { id, title } of failed) console.log(`  missed: ${id} (${title})`);
    }
  }
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([name, values]) => [name, { median: median(values), runs: values.join(' ') }]),
    ),
  );
} finally {
  const ended = new Promise((resolve) => chromium.once('exit', resolve));
  chromium.kill();
  await ended;
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
