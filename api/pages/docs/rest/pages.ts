import { escapeHtml } from '../../../platform/mail/email-html';
import type { DocsPage } from '../frame';
import { anchorOf, renderMarkdown } from '../markdown';
import { searchBox, searchScript } from '../search';
import { collectNames, fieldList } from './fields';
import { operationsOf } from './document';
import type { ApiDocument, DocumentedRest, Schema } from './document';
import { breakablePath, methodMark, operationPart, panel, webhookPart } from './operation';
import { restStyle } from './style';

const groupPath = (tag: string) => `/docs/api/${anchorOf(tag)}`;

/** One entry of a list of operations. */
export interface RestEntry {
  /** The page and part that describe it. */
  address: string;
  id: string;
  /** EVENT for a webhook. */
  method: string;
  /** The path; of a webhook its event. */
  name: string;
  summary: string;
}

/** Returns the operations and webhooks of a tag. */
export function entriesOf(document: ApiDocument, tag: string): RestEntry[] {
  const own = operationsOf(document, tag).map(({ method, path, operation: { operationId, summary } }) => ({
    address: `${groupPath(tag)}#${operationId}`,
    id: operationId,
    method,
    name: path,
    summary,
  }));
  const events = Object.entries(document.webhooks)
    .filter(([, { post }]) => post.tags.includes(tag))
    .map(([type, { post }]) => ({
      address: `${groupPath(tag)}#${post.operationId}`,
      id: post.operationId,
      method: 'EVENT',
      name: type,
      summary: post.summary,
    }));
  return [...own, ...events];
}

/** Returns the list of all pages, in which the open one names its operations. */
function contentsOf({ tags, ...document }: ApiDocument, open: string): string {
  const here = (path: string) => (path === open ? ' aria-current="page"' : '');
  const groups = tags.map(({ name }) => {
    const path = groupPath(name);
    const entries = path === open ? entriesOf({ tags, ...document }, name) : [];
    const inner = entries.map(
      ({ id, method, name: of, summary }) =>
        `<li><a href="#${id}">${method === 'EVENT' ? escapeHtml(of) : `${escapeHtml(summary)} ${methodMark(method)}`}</a></li>`,
    );
    return `<li><a href="${path}"${here(path)}>${escapeHtml(name)}</a>${inner.length > 0 ? `<ul>${inner.join('')}</ul>` : ''}</li>`;
  });
  return `<details class="contents"><summary>REST API</summary><nav aria-label="REST API"><ul><li><a href="/docs/api"${here('/docs/api')}>Overview</a></li>${groups.join('')}</ul></nav></details>`;
}

const objectPart = (name: string, schema: Schema, example: string) =>
  `<section class="operation object" id="${name}"><div class="prose"><h2>${name} <a class="anchor" href="#${name}" aria-label="Link to this part">#</a></h2>${schema.description ? `<p>${escapeHtml(schema.description)}</p>` : ''}${fieldList(schema)}</div><div class="example">${example}</div></section>`;

/** Returns the page with what holds for all paths, the list of all operations, and a search of them. */
function overviewPage({ document }: DocumentedRest): DocsPage {
  const { info, tags, components } = document;
  const lists = tags.map(({ name, description }) => {
    const rows = entriesOf(document, name).map(
      ({ address, id, method, name: of, summary }) =>
        `<li id="${id}"><a href="${address}">${methodMark(method)}<code>${breakablePath(of)}</code><span>${escapeHtml(summary)}</span></a></li>`,
    );
    return `<section class="names"><h2 id="${anchorOf(name)}"><a href="${groupPath(name)}">${escapeHtml(name)}</a></h2><p class="quiet">${escapeHtml(description)}</p><ul>${rows.join('')}</ul></section>`;
  });
  const failure = components.schemas['Failure'];
  const refusal = { success: false, message: 'Not found.', error: 'Not found.', code: 'NOT_FOUND' };
  return {
    path: '/docs/api',
    title: 'REST API',
    description: 'Every REST path: parameters, responses, and a form to try it.',
    headings: [],
    contents: contentsOf(document, '/docs/api'),
    style: restStyle,
    html: `<h1>REST API</h1>
<ul class="links"><li><a href="/openapi.json" download="openapi.json">OpenAPI document</a></li><li><a href="/docs/api/collection.json" download="rest-api.postman_collection.json">Collection for Postman and Bruno</a></li><li><a href="/docs#rest">Guide</a></li><li class="quiet">Version ${escapeHtml(info.version)}</li></ul>
${renderMarkdown(info.description).html}
${searchBox('Search paths and events', ['operation', 'operations'])}
${lists.join('\n')}
${failure ? objectPart('Failure', failure, panel('<b class="status no">404</b>Error', 'json', JSON.stringify(refusal, null, 2))) : ''}`,
    script: searchScript,
  };
}

/** Returns the names of all operations for the search of another page, which shows them only when it finds them. */
export const restNames = ({ document }: DocumentedRest): string =>
  `<section class="names" data-found hidden><h2>REST</h2><ul>${document.tags
    .flatMap(({ name }) => entriesOf(document, name))
    .map(({ address, method, name }) => `<li><a href="${address}">${method} ${breakablePath(name)}</a></li>`)
    .join('')}</ul></section>`;

/** Returns the page of a tag: its operations, its webhooks, and the objects to which they refer. */
function groupPage(rest: DocumentedRest, { name, description }: ApiDocument['tags'][number], form?: string): DocsPage {
  const { document } = rest;
  const { schemas } = document.components;
  const operations = operationsOf(document, name);
  const webhooks = Object.entries(document.webhooks).filter(([, { post }]) => post.tags.includes(name));
  const used = collectNames(
    operations.map(({ operation }) => operation),
    schemas,
  );
  const objects = [...used].filter((one) => one !== 'Failure' && schemas[one]);
  return {
    path: groupPath(name),
    section: '/docs/api',
    title: `${name} - REST API`,
    description: `${description} Every path with its parameters, its responses and a form to try it.`,
    headings: [],
    contents: contentsOf(document, groupPath(name)),
    style: restStyle,
    ...(operations.length > 0 && form && { module: form }),
    html: `<h1>${escapeHtml(name)}</h1><p>${escapeHtml(description)}${webhooks.length > 0 ? ' <a href="/docs#webhooks">The guide</a> explains how to receive and verify them.' : ''}</p>
${operations.map((one) => operationPart(one, rest)).join('\n')}${webhooks.map(([type, { post }]) => webhookPart(type, post)).join('\n')}
${objects.map((one) => objectPart(one, schemas[one] ?? {}, '')).join('\n')}`,
  };
}

/**
 * Returns how to make the pages of the REST paths, by their addresses: to make all of them takes most of a second.
 * @param form address of the script that puts a form to try it beside each operation; undefined where it is not built
 */
export const restPages = (rest: DocumentedRest, form?: string): Map<string, () => DocsPage> =>
  new Map([
    ['/docs/api', () => overviewPage(rest)],
    ...rest.document.tags.map((tag) => [groupPath(tag.name), () => groupPage(rest, tag, form)] as const),
  ]);
