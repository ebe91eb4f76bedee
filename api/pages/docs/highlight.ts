import Prism from 'prismjs';
import type { Grammar, TokenStream } from 'prismjs';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-graphql.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-python.js';
import 'prismjs/components/prism-typescript.js';
import { escapeHtml } from '../../platform/mail/email-html';

const names: Readonly<Record<string, string>> = {
  sh: 'bash',
  graphql: 'graphql',
  json: 'json',
  python: 'python',
  ts: 'typescript',
};

/** The class of each kind of token that the style colours; the others, such as brackets, stay plain. */
const classes: Readonly<Record<string, string>> = {
  ...{ comment: 'comment', string: 'string', 'template-string': 'string', regex: 'string', char: 'string' },
  ...{ keyword: 'keyword', builtin: 'keyword', boolean: 'keyword', null: 'keyword', decorator: 'keyword' },
  ...{ number: 'number', variable: 'number', interpolation: 'number', environment: 'number' },
  ...{ property: 'name', 'property-query': 'name', 'attr-name': 'name', 'class-name': 'name', scalar: 'name' },
  ...{ function: 'name', 'definition-query': 'name', 'definition-mutation': 'name', object: 'name' },
};

function marked(tokens: TokenStream): string {
  if (typeof tokens === 'string') return escapeHtml(tokens);
  if (Array.isArray(tokens)) return tokens.map(marked).join('');
  const kind = classes[tokens.type];
  const inner = marked(tokens.content);
  return kind ? `<span class="code-${kind}">${inner}</span>` : inner;
}

/** Returns an example as HTML, its words marked by what they are; without marks in a language that no example has. */
export function highlighted(code: string, language = ''): string {
  const grammar: Grammar | undefined = Prism.languages[names[language] ?? ''];
  return grammar ? marked(Prism.tokenize(code, grammar)) : escapeHtml(code);
}
