import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import ts from 'typescript';

/** Source files of the product. Tools and tests run on texts of their own. */
const files = execFileSync('git', ['ls-files', 'api', 'contract', 'studio', 'web/src'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path))
  .filter((path) => !/generated|\.test\.tsx?$|^(api|web\/src)\/test\//.test(path));

/** Returns the regular expressions of a file that take more than linear time on some text. */
function slowPatternsOf(path: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false, kind);
  const slow: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const literal = { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
      if (analyse(literal).reports.length > 0) slow.push(`${path}: ${node.text}`);
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
  });
});
