import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import ts from 'typescript';

/** Source files of the product. Tools and tests run on texts of their own. */
const files = execFileSync('git', ['ls-files', 'api', 'contract', 'studio', 'web/src'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path))
  .filter((path) => !/generated|\.test\.tsx?$|^(api|web\/src)\/test\//.test(path));

/** An escaped character, a class, the begin or end of a group, or any other character, each with its repetition. */
const parts = /(\\.|\[(?:\\.|[^\]\\])*\]|[^\\[])([*+]|\{\d+,\})?/gsu;

/**
 * Whether a group that is repeated has a part of any characters that is repeated, too: each may end at several places,
 * and the groups double the ways for each. The analysis does not know all of these.
 */
function repeatsAnything(source: string): boolean {
  const open: boolean[] = [false];
  for (const [, part, repeated] of source.matchAll(parts)) {
    if (part === '(') open.push(false);
    const isOfAnything = part === ')' ? (open.pop() ?? false) : part === '.' || part === '[\\s\\S]';
    if (part === ')' && repeated && isOfAnything) return true;
    const holds = part === ')' ? isOfAnything : isOfAnything && repeated !== undefined;
    if (holds) open[open.length - 1] = true;
  }
  return false;
}

/** Returns the regular expressions of a file that take more than linear time on some text. */
function slowPatternsOf(path: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false, kind);
  const slow: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const literal = { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
      if (repeatsAnything(literal.source) || analyse(literal).reports.length > 0) slow.push(`${path}: ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return slow;
}

describe('regular expressions of the product', () => {
  it('take linear time on any text', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap(slowPatternsOf)).toEqual([]);
  });

  it('are found when they take longer', () => {
    for (const pattern of ['\\{\\{\\s*([^{}]*?)\\s*\\}\\}', '<[^>]*>', '(a+)+$'])
      expect(analyse({ source: pattern, flags: 'g' }).reports).not.toEqual([]);
    for (const { source } of [/^(?:<\?xml[^>]*\?>|<!--[\s\S]*?-->\s*|a(?:b))*<svg/, /^(?:x(?:.+y)?)+$/, /(?:a.*b){2,}/])
      expect([source, repeatsAnything(source)]).toEqual([source, true]);
    for (const { source } of [/^(?:a.b)*$/, /^<!--[\s\S]*?-->(?:a|b)*/, /(?:[.*]\.*)+/, /(a*)b/])
      expect([source, repeatsAnything(source)]).toEqual([source, false]);
  });
});
