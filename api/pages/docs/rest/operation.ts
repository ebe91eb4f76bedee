import { curlOf, exampleValues } from '../../../../contract/rest-call';
import type { RestForm } from '../../../../contract/rest-call';
import { escapeHtml } from '../../../platform/mail/email-html';
import { highlighted } from '../highlight';
import { renderInline } from '../markdown';
import { answersOf, parametersOf } from './document';
import type { Answer, ApiDocument, DocumentedRest, Media, Operation, Placed, Schema } from './document';
import { fieldList, parameterList, typeOf } from './fields';

const places = { path: 'Path', query: 'Query', header: 'Headers' } as const;

export const methodMark = (method: string): string => `<b class="method ${method.toLowerCase()}">${method}</b>`;

/** Returns a path as HTML that may break at its slashes. */
export const breakablePath = (path: string): string => escapeHtml(path).replaceAll('/', '<wbr>/');

const isJson = (content: Answer['content']) => content?.['application/json'];

/** Returns a name for the file that an operation answers; undefined where it answers JSON. */
function fileNameOf({ path }: Placed, answers: readonly { answer: Answer }[]): string | undefined {
  const [type] = Object.keys(answers[0]?.answer.content ?? {});
  if (type === undefined || type === 'application/json') return undefined;
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (/\.\w+$/.test(last)) return last;
  const ending: Record<string, string> = { 'application/pdf': 'pdf', 'application/octet-stream': 'bin' };
  const word = /^\w+$/.test(last) && last !== 'file' ? last : 'answer';
  return `${word}.${ending[type] ?? type.split('/')[1] ?? 'bin'}`;
}

/** Returns what an operation reads, for its example and its form. */
export function formOf(placed: Placed, document: ApiDocument): RestForm {
  const { method, path, operation } = placed;
  const content = operation.requestBody?.content;
  const json = isJson(content);
  const [file] = Object.keys(content?.['multipart/form-data']?.schema.properties ?? {});
  const parameters = parametersOf(operation, document).map((one) => ({
    name: one.name,
    in: one.in,
    required: one.required === true,
    description: one.description,
    example: typeof one.example === 'string' || typeof one.example === 'number' ? String(one.example) : '',
  }));
  return {
    method,
    path,
    isPublic: (operation.security ?? []).some((one) => Object.keys(one).length === 0),
    parameters,
    body: json && JSON.stringify(json.example, null, 2),
    file,
    answersFile: fileNameOf(placed, answersOf(operation, document)),
  };
}

const code = (language: string, text: string) =>
  `<div class="code" data-language="${language}"><pre tabindex="0"><code>${highlighted(text, language)}</code></pre></div>`;
export const panel = (bar: string, language: string, text: string): string =>
  `<div class="panel"><div class="bar">${bar}</div>${code(language, text)}</div>`;

/** Returns the fields of a schema, or its type where it has none. */
const schemaPart = (schema: Schema, isSent: boolean): string => {
  const fields = fieldList(schema, isSent);
  return fields || `<p class="of">${typeOf(schema)}</p>`;
};

function bodyPart({ requestBody }: Operation, isSent: boolean): string {
  if (!requestBody) return '';
  const [[type, { schema }] = ['', { schema: {} }] as [string, Media]] = Object.entries(requestBody.content);
  const how = type === 'application/json' ? 'JSON' : 'A form with a file';
  return `<h3>Body</h3><p class="of">${how}${requestBody.required ? '' : ', optional'}</p>${schemaPart(schema, isSent)}`;
}

function successPart(answer: Answer): string {
  const types = Object.keys(answer.content ?? {});
  const json = isJson(answer.content);
  const of = json
    ? schemaPart(json.schema, false)
    : `<p class="of">A file: ${types.map((type) => `<code>${escapeHtml(type)}</code>`).join(', ')}</p>`;
  return `<h3>Response <span class="status">200</span></h3>${of}`;
}

const refusalList = (list: readonly { status: string; answer: Answer }[]) =>
  `<dl class="refusals">${list
    .map(({ status, answer }) => {
      const headers = Object.keys(answer.headers ?? {}).map((name) => `<code>${escapeHtml(name)}</code>`);
      const carried = headers.length > 0 ? ` <span class="bounds">With ${headers.join(', ')}.</span>` : '';
      return `<div><dt>${status}</dt><dd>${renderInline(answer.description)}${carried}</dd></div>`;
    })
    .join('')}</dl>`;

function refusalPart(answers: ReturnType<typeof answersOf>): string {
  const own = answers.filter(({ isUsual }) => !isUsual);
  const usual = answers.filter(({ isUsual }) => isUsual);
  const statuses = usual.map(({ status }) => status).join(', ');
  const others = `<details><summary>${own.length > 0 ? 'And as' : 'As'} on other paths: ${statuses}</summary>${refusalList(usual)}</details>`;
  return `<h3>Errors <span class="type"><a href="/docs/api#Failure">Failure</a></span></h3>${own.length > 0 ? refusalList(own) : ''}${usual.length > 0 ? others : ''}`;
}

/** Returns the part of a page that describes an operation, with an example beside it. */
export function operationPart(placed: Placed, { document, factsOf }: DocumentedRest): string {
  const { method, path, operation } = placed;
  const { operationId, summary, description } = operation;
  const form = formOf(placed, document);
  const { token, points } = factsOf(placed);
  const facts = [token === null ? '' : `Token: ${token}`, points === null ? '' : `Cost: ${points} points or more`];
  const tags = facts.filter(Boolean).map((fact) => `<li>${escapeHtml(fact)}</li>`);
  const parameters = parametersOf(operation, document);
  const parameterParts = (['path', 'query', 'header'] as const).map((place) => {
    const own = parameters.filter((one) => one.in === place);
    return own.length > 0 ? `<h3>${places[place]}</h3>${parameterList(own)}` : '';
  });
  const answers = answersOf(operation, document);
  const success = answers.find(({ status }) => status === '200')?.answer;
  const json = isJson(success?.content);
  const request = panel(
    `${methodMark(method)}<code>${breakablePath(path)}</code>`,
    'sh',
    curlOf(form, exampleValues(form)),
  );
  const answered = json
    ? panel('<b class="status">200</b>Response', 'json', JSON.stringify(json.example, null, 2))
    : '';
  return `<section class="operation" id="${operationId}" data-form="${escapeHtml(JSON.stringify(form))}">
<div class="prose"><h2>${escapeHtml(summary)} <a class="anchor" href="#${operationId}" aria-label="Link to this part">#</a></h2>
<p class="line">${methodMark(method)} <code>${breakablePath(path)}</code></p>
<p>${renderInline(description)}</p>${tags.length > 0 ? `<ul class="tags">${tags.join('')}</ul>` : ''}
${parameterParts.join('')}${bodyPart(operation, true)}${success ? successPart(success) : ''}${refusalPart(answers.filter(({ status }) => status !== '200'))}</div>
<div class="example">${request}${answered}</div>
</section>`;
}

/** Returns the part of a page that describes an event of webhooks. */
export function webhookPart(type: string, operation: Operation): string {
  const { operationId, summary, description, parameters = [] } = operation;
  const headers = parameters.flatMap((one) => ('$ref' in one ? [] : one));
  const example = isJson(operation.requestBody?.content)?.example;
  return `<section class="operation" id="${operationId}">
<div class="prose"><h2>${escapeHtml(type)} <a class="anchor" href="#${operationId}" aria-label="Link to this part">#</a></h2>
<p>${renderInline(summary)}. ${renderInline(description)}</p>
<details><summary>Headers</summary>${parameterList(headers)}</details>${bodyPart(operation, false)}
<h3>Your response</h3><dl class="refusals">${Object.entries(operation.responses)
    .flatMap(([status, one]) =>
      '$ref' in one ? [] : `<div><dt>${status}</dt><dd>${renderInline(one.description)}</dd></div>`,
    )
    .join('')}</dl></div>
<div class="example">${panel(`${methodMark('POST')}<code>${escapeHtml(type)}</code>`, 'json', JSON.stringify(example, null, 2))}</div>
</section>`;
}
