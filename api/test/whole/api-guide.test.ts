import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { tokenOf } from '../access-tokens';
import { anImage } from '../images';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';

/** How an example is run, by the language of its block: the arguments of a program, given the file. */
const programs: Record<string, { file: string; program: string; args: string[] }> = {
  sh: { file: 'example.sh', program: 'sh', args: [] },
  ts: { file: 'example.mts', program: process.execPath, args: ['--import', 'tsx'] },
  python: { file: 'example.py', program: 'python3', args: [] },
};
/** What an example needs of the machine. */
const needs: Record<string, string> = { sh: 'curl', python: 'python3' };

interface Example {
  name: string;
  language: string;
  code: string;
  /** The answer that the guide shows; undefined for an example that prints nothing. */
  answer: unknown;
}

/** Returns the examples of a document: its blocks of code, each with the JSON block that follows it. */
function examplesOf(text: string): Example[] {
  const blocks = [...text.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```$/gm)];
  return blocks.flatMap(({ 1: language = '', 2: code = '', index }, position) => {
    if (language === 'json') return [];
    const next = blocks[position + 1];
    const line = text.slice(0, index).split('\n').length;
    return {
      name: `${language} in line ${line}`,
      language,
      code,
      answer: next?.[1] === 'json' ? (JSON.parse(next[2] ?? '') as unknown) : undefined,
    };
  });
}

/** Returns a value with the kinds of its texts and numbers in place of them; a list is like its first element. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}

const isThere = (program: string) => spawnSync(program, ['--version']).status === 0;
const run = promisify(execFile);

describe('the API guide', () => {
  const examples = examplesOf(readFileSync('docs/api.md', 'utf8'));
  let product: TestProduct;
  let folder: string;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, gemini: true, jobs: true });
    const member = await product.addUser({ credits: 20 });
    const { token } = await tokenOf(product, member, ['DESIGNS_WRITE', 'CREDITS_READ', 'PROFILE_WRITE']);
    env = { PATH: process.env['PATH'], HOME: process.env['HOME'], POSTLOOM_URL: product.url, POSTLOOM_TOKEN: token };
    folder = mkdtempSync(join(tmpdir(), 'postloom-guide-'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'picture.png'), await anImage('png'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await product.stop();
  });

  it('has examples of every language, each of which can be run', () => {
    expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(Object.keys(programs)));
  });

  // in their order, as later ones read what earlier ones have made
  for (const { name, language, code, answer } of examples) {
    const tool = needs[language];
    // a machine without it reports the example as skipped, by its name
    const test = !tool || isThere(tool) ? it : it.skip;
    test(`runs the example ${name}`, async () => {
      const { file, program, args } = programs[language] ?? { file: '', program: '', args: [] };
      writeFileSync(join(folder, file), code);
      const { stdout } = await run(program, [...args, file], { cwd: folder, env });
      if (answer === undefined) expect(stdout).toBe('');
      else expect(shapeOf(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))).toEqual(shapeOf(answer));
    });
  }
});
