/** Names, comments, test titles and commit subjects use the field's terms, so that no reader has to look a word up. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Words of our own and unclear phrases, each with the terms to use instead. Upper case is a constant's name. */
const words: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bmisfits?\b/i, 'payment mismatch'],
  [/\bkept\b/i, 'cached, retained, saved, unchanged'],
  [/\b(told|tells?|telling)\b/i, 'notify, report, show, distinguish'],
  // only a letter that is an email: other ones belong to an alphabet
  [/\b(sen[dt]s?|sending|mailed|queue[ds]?|deliver\w*|outbox)\b[^.;]{0,40}\bletters?\b/i, 'email'],
  [/\bletters?\b[^.;]{0,40}\b(sen[dt]|queued|delivered|recipients?|invoices?|mailings?)\b/i, 'email'],
  [/\bnews\b/i, 'event, update, newsletter'],
  [/\bwish(es)?\b/i, 'generation request'],
  [/\bfates?\b/i, 'outcome'],
  [/\bstrangers?\b/i, 'anonymous caller, other account'],
  [/\b(some|no|every)body\b|\b(who|what)ever\b/i, 'user, caller, Admin, row, any'],
  [/\bmeanwhile\b/i, 'since, by then, at the same time'],
  [/\bthose\s+of\b|\bof\s+(those|before)\b/i, 'the noun itself, "created before this migration"'],
  [/\bdesks?\b/i, 'inbox'],
  [/\bdoors?\b/i, 'endpoint'],
  [/\bstrays?\b/i, 'orphaned file'],
  [/\bhabits?\b/i, 'test behaviour'],
  [/\bbackstage\b/i, 'test control'],
  [/\bcrowds?\b/i, 'callers, accounts'],
  [/\bby\s+(itself|themselves)\b/i, 'automatically, alone, on its own'],
];

/** Uses that stay. */
const exceptions: readonly { path: RegExp; word: RegExp; reason: string }[] = [
  { path: /^api\/platform\/database\//, word: /desk|door/i, reason: 'migrations, whose names the database stores' },
  { path: /^api\/(platform\/jobs|wiring)\//, word: /tell/, reason: 'a job, whose name the queue stores' },
  { path: /^studio\/scenes\/desk\.ts$/, word: /desk/, reason: 'it draws a desk' },
  { path: /^tools\/embedded-postgres\/server-user\.ts$/, word: /nobody/, reason: 'a user of the operating system' },
];

const sources = globSync(
  '{api,contract,packages/*/src,studio,tools,web/src,web/e2e}/**/*.{ts,tsx,mjs,cjs,css,graphql}',
  {
    exclude: ['**/node_modules/**', '**/generated/**', '**/*.generated.ts', 'web/src/gql/**'],
  },
);

interface Phrase {
  position: number;
  text: string;
}

const isTestCall = (node: ts.Node): boolean =>
  ts.isIdentifier(node)
    ? /^(describe|it|test)$/.test(node.text)
    : (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) && isTestCall(node.expression);

const isText = (node: ts.Node): boolean =>
  ts.isJsxText(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

const matches = (text: string, pattern: RegExp): Phrase[] =>
  [...text.matchAll(pattern)].map((match) => ({ position: match.index, text: match[0] }));

/** Returns a name's words: 'recordUse' as 'record Use'. */
const wordsOf = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ');

/** Returns the names and comments of a file, and the titles of its tests. */
function phrasesOf(path: string, text: string): Phrase[] {
  if (path.endsWith('.graphql')) return matches(text, /#.*/g);
  if (path.endsWith('.css')) return matches(text, /\/\*[\s\S]*?\*\//g);
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const phrases: Phrase[] = [];
  let code = '';
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) && isTestCall(node.expression) ? node.arguments : [];
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
      phrases.push({ position: title.getStart(source), text: title.getText(source) });
    if (ts.isIdentifier(node)) phrases.push({ position: node.getStart(source), text: wordsOf(node.text) });
    // blanks, because `//` in a string starts no comment
    if (isText(node))
      code += text.slice(code.length, node.getStart(source)) + ' '.repeat(node.end - node.getStart(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  // blanks, because a phrase may continue after the asterisk of the next line
  const lines = (code + text.slice(code.length)).replace(/^ *\* /gm, ({ length }) => ' '.repeat(length));
  return [...phrases, ...matches(lines, /\/\/.*|\/\*[\s\S]*?\*\//g)];
}

/** Returns the words of a phrase that are not on the list of exceptions, each with the term to use. */
const misusesIn = (path: string, phrase: string): { index: number; message: string }[] =>
  words.flatMap(([word, instead]) =>
    matches(phrase, new RegExp(word, 'gi'))
      .filter(({ text }) => text !== text.toUpperCase())
      .filter(({ text }) => !exceptions.some((exception) => exception.path.test(path) && exception.word.test(text)))
      .map(({ position, text }) => ({ index: position, message: `'${text}' (${instead})` })),
  );

/** Whether a word stands anywhere in the text, strings included: only such a file is parsed. */
const hasMatch = (text: string): boolean => {
  const plain = wordsOf(text).replace(/^ *\* /gm, ' ');
  return words.some(([word]) => word.test(plain));
};

/** Returns `file:line: 'word' (term to use)` for each misuse in a file. */
function misusesOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  if (!hasMatch(text)) return [];
  return phrasesOf(path, text).flatMap((phrase) =>
    misusesIn(path, phrase.text).map(({ index, message }) => {
      const line = text.slice(0, phrase.position + index).split('\n').length;
      return `${path}:${line}: ${message}`;
    }),
  );
}

/** Returns the subjects of the commits that the main branch lacks; none without git or a main branch. */
function subjectsOfBranch(): string[] {
  for (const main of ['origin/main', 'main'])
    try {
      const range = ['log', '--no-merges', '--format=%s', `${main}..HEAD`];
      return execFileSync('git', range, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
        .split('\n')
        .filter(Boolean);
    } catch {
      continue;
    }
  return [];
}

const mostSubjectLength = 72;

/** Returns what is wrong with a commit's subject. */
const faultsOf = (subject: string): string[] => [
  ...(subject.length > mostSubjectLength ? [`${subject}: longer than ${mostSubjectLength} characters`] : []),
  ...misusesIn('', subject).map(({ message }) => `${subject}: ${message}`),
];

describe('terms of the field', () => {
  it('are used in names, comments and test titles', () => {
    expect(sources.length).toBeGreaterThan(1500);
    expect(sources.flatMap(misusesOf)).toEqual([]);
  });

  it('are used in file names', () => {
    expect(sources.flatMap((path) => misusesIn(path, path).map(({ message }) => `${path}: ${message}`))).toEqual([]);
  });

  it(`are used in commit subjects of a branch, in at most ${mostSubjectLength} characters`, () => {
    expect(subjectsOfBranch().flatMap(faultsOf)).toEqual([]);
  });

  it('are required of names, comments, titles and subjects, but not of strings', () => {
    const code = [
      "const toldUser = 'https://host/nobody'; // kept",
      '/**',
      ' * Whoever reads those',
      ' * of a list',
      ' */',
      "it.each([1])('tells %s', () => `nobody ${/* meanwhile */ 1} // stray`);",
    ].join('\n');
    const found = phrasesOf('a.ts', code).flatMap(({ text }) => misusesIn('a.ts', text).map(({ message }) => message));
    expect(hasMatch(code)).toBe(true);
    expect(found.map((message) => message.split(/\W+/)[1]).sort()).toEqual([
      'Whoever',
      'kept',
      'meanwhile',
      'tells',
      'those',
      'told',
    ]);
    expect(faultsOf('Send a letter to nobody')).toHaveLength(2);
    expect(faultsOf('a'.repeat(73))).toHaveLength(1);
    expect(faultsOf('Show the state KEPT by its new name NOT_SENT')).toEqual([]);
  });
});
