import { Kind, print, specifiedScalarTypes } from 'graphql';
import type {
  ConstDirectiveNode,
  DefinitionNode,
  DirectiveDefinitionNode,
  DocumentNode,
  EnumTypeDefinitionNode,
  EnumValueDefinitionNode,
  FieldDefinitionNode,
  InputObjectTypeDefinitionNode,
  InputValueDefinitionNode,
  InterfaceTypeDefinitionNode,
  ObjectTypeDefinitionNode,
  ScalarTypeDefinitionNode,
  StringValueNode,
  TypeNode,
  UnionTypeDefinitionNode,
} from 'graphql';
import { escapeHtml } from '../../platform/mail/email-html';
import type { DocsPage } from './frame';
import { anchorOf, renderInline } from './markdown';
import { searchBox, searchScript } from './search';

/** The contract, and what is known of its fields. */
export interface DocumentedContract {
  document: DocumentNode;
  factsOf: (
    type: ObjectTypeDefinitionNode,
    field: FieldDefinitionNode,
  ) => { access: string; token: string | null; cost: string | null; isOnce: boolean };
}

type Described =
  | ObjectTypeDefinitionNode
  | InterfaceTypeDefinitionNode
  | InputObjectTypeDefinitionNode
  | EnumTypeDefinitionNode
  | UnionTypeDefinitionNode
  | ScalarTypeDefinitionNode
  | DirectiveDefinitionNode;

const textOf = (description: StringValueNode | undefined) => renderInline(description?.value ?? '');

/** Scalars of GraphQL itself. */
const ownScalars = new Set(specifiedScalarTypes.map(({ name }) => name));

/** Where the reference describes a type, and with `field` one of its fields. */
const addressOf = (type: string, field?: string) => `/docs/schema/${type}${field ? `#${type}.${field}` : ''}`;

/** Returns a type with a link to its own page. */
function linked(type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return `${linked(type.type)}!`;
  if (type.kind === Kind.LIST_TYPE) return `[${linked(type.type)}]`;
  const name = type.name.value;
  return ownScalars.has(name) ? name : `<a href="${addressOf(name)}">${name}</a>`;
}

function deprecationOf(node: { readonly directives?: readonly ConstDirectiveNode[] | undefined }): string {
  const found = node.directives?.find(({ name }) => name.value === 'deprecated');
  const reason = found?.arguments?.find(({ name }) => name.value === 'reason')?.value;
  if (!found) return '';
  return `<p class="deprecated">Deprecated. ${reason?.kind === Kind.STRING ? renderInline(reason.value) : ''}</p>`;
}

const valueLine = ({ name, type, defaultValue }: InputValueDefinitionNode) =>
  `<code>${name.value}: ${linked(type)}${defaultValue ? ` = ${escapeHtml(print(defaultValue))}` : ''}</code>`;

const argumentsOf = (list: readonly InputValueDefinitionNode[] = []) =>
  list.length === 0
    ? ''
    : `<dl>${list.map((one) => `<dt>${valueLine(one)}</dt><dd>${textOf(one.description)}${deprecationOf(one)}</dd>`).join('')}</dl>`;

function fieldPart(
  type: ObjectTypeDefinitionNode,
  field: FieldDefinitionNode,
  { factsOf }: DocumentedContract,
): string {
  const { access, token, cost, isOnce } = factsOf(type, field);
  const facts = [
    `Access: ${access}`,
    token === null ? '' : `Token: ${token}`,
    cost === null ? '' : `Cost: ${cost}`,
    isOnce ? 'Once in a document' : '',
  ].filter(Boolean);
  const id = `${type.name.value}.${field.name.value}`;
  return `<div class="field" id="${id}"><code><a href="#${id}">${field.name.value}</a>: ${linked(field.type)}</code><p>${textOf(field.description)}</p>${deprecationOf(field)}<ul class="tags">${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>${argumentsOf(field.arguments)}</div>`;
}

type PlainNode = FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode;

const plainPart = (owner: string, node: PlainNode, line: string) =>
  `<div class="field" id="${owner}.${node.name.value}">${line}<p>${textOf(node.description)}</p>${deprecationOf(node)}</div>`;

function partsOf(node: Described, contract: DocumentedContract): string {
  const owner = node.name.value;
  switch (node.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
      return (node.fields ?? []).map((field) => fieldPart(node, field, contract)).join('');
    case Kind.INTERFACE_TYPE_DEFINITION:
      return (node.fields ?? [])
        .map((one) => plainPart(owner, one, `<code>${one.name.value}: ${linked(one.type)}</code>`))
        .join('');
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return (node.fields ?? []).map((one) => plainPart(owner, one, valueLine(one))).join('');
    case Kind.ENUM_TYPE_DEFINITION:
      return (node.values ?? []).map((one) => plainPart(owner, one, `<code>${one.name.value}</code>`)).join('');
    case Kind.UNION_TYPE_DEFINITION:
      return `<p>One of ${(node.types ?? []).map(linked).join(', ')}.</p>`;
    case Kind.DIRECTIVE_DEFINITION:
      return argumentsOf(node.arguments);
    default:
      return '';
  }
}

const kinds: Partial<Record<Kind, string>> = {
  [Kind.OBJECT_TYPE_DEFINITION]: 'type',
  [Kind.INTERFACE_TYPE_DEFINITION]: 'interface',
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: 'input',
  [Kind.ENUM_TYPE_DEFINITION]: 'enum',
  [Kind.UNION_TYPE_DEFINITION]: 'union',
  [Kind.SCALAR_TYPE_DEFINITION]: 'scalar',
  [Kind.DIRECTIVE_DEFINITION]: 'directive',
};

const isDescribed = (node: DefinitionNode): node is Described => kinds[node.kind] !== undefined;
const roots = ['Query', 'Mutation', 'Subscription'];
const oldLinksScript = `
// links of the time when this page described every type
const [, type] = /^#([A-Z@]\\w*)/.exec(location.hash) || [];
if (type) location.replace('/docs/schema/' + type + location.hash);
`;

/** Titles of the groups of types, in their order. */
const groups: readonly (readonly [string, readonly Kind[]])[] = [
  ['Objects', [Kind.OBJECT_TYPE_DEFINITION]],
  ['Inputs', [Kind.INPUT_OBJECT_TYPE_DEFINITION]],
  ['Enums', [Kind.ENUM_TYPE_DEFINITION]],
  ['Interfaces and unions', [Kind.INTERFACE_TYPE_DEFINITION, Kind.UNION_TYPE_DEFINITION]],
  ['Scalars', [Kind.SCALAR_TYPE_DEFINITION]],
  ['Directives', [Kind.DIRECTIVE_DEFINITION]],
];
const rootGroups = [
  ['Query', 'Queries'],
  ['Mutation', 'Mutations'],
  ['Subscription', 'Subscriptions'],
] as const;

const nameOf = (node: Described) => `${node.kind === Kind.DIRECTIVE_DEFINITION ? '@' : ''}${node.name.value}`;

/** Names that a type has: its fields, or its values. */
const membersOf = (node: Described): string[] => {
  const members: readonly PlainNode[] | undefined =
    'fields' in node ? node.fields : 'values' in node ? node.values : undefined;
  return (members ?? []).map(({ name }) => name.value);
};

const describedNodes = ({ document }: DocumentedContract) =>
  document.definitions.filter(isDescribed).toSorted((one, other) => one.name.value.localeCompare(other.name.value));

/**
 * Returns the page with the names of all operations and types, and the search.
 * @param restNames names that the search alone shows, as HTML
 */
export function referencePage(contract: DocumentedContract, restNames: string): DocsPage {
  const nodes = describedNodes(contract);
  const list = (title: string, rows: readonly string[]) =>
    `<section class="names"><h2 id="${anchorOf(title)}">${title}</h2><ul>${rows.join('')}</ul></section>`;
  const operations = rootGroups.map(([root, title]) => {
    const type = nodes.find(({ name }) => name.value === root);
    const names = type ? membersOf(type) : [];
    return list(
      title,
      names.toSorted().map((name) => `<li><a href="${addressOf(root, name)}">${name}</a></li>`),
    );
  });
  const types = groups.map(([title, kindsOfGroup]) => {
    const rows = nodes
      .filter((node) => kindsOfGroup.includes(node.kind) && !roots.includes(node.name.value))
      .map((node) => {
        const fields = membersOf(node).join(' ');
        return `<li${fields && ` data-fields="${fields}"`}><a href="${addressOf(nameOf(node))}">${nameOf(node)}</a></li>`;
      });
    return list(title, rows);
  });
  const titles = [...rootGroups.map(([, title]) => title), ...groups.map(([title]) => title)];
  return {
    path: '/docs/schema',
    title: 'Schema',
    description: 'Every operation and type of the API, with its access, scopes and cost.',
    headings: titles.map((text) => ({ id: anchorOf(text), depth: 2, text })),
    html: `<h1>Schema</h1>
<p>The contract of <code>/graphql</code>, as <a href="/schema.graphql">schema.graphql</a> has it. Introspection answers the same descriptions, with access, token and cost of each field.</p>
${searchBox('Search operations, types, fields and REST paths', ['name', 'names'])}
${[...operations, ...types].join('\n')}${restNames}`,
    script: searchScript + oldLinksScript,
  };
}

/** Returns the page of each type and directive by its name. */
export function typePages(contract: DocumentedContract): Map<string, DocsPage> {
  return new Map(
    describedNodes(contract).map((node) => {
      const name = nameOf(node);
      const page: DocsPage = {
        path: addressOf(name),
        section: '/docs/schema',
        title: name,
        description: node.description?.value.split('\n')[0] ?? `${name} of the API.`,
        headings: [],
        html: `<p><a href="/docs/schema">Schema</a></p>
<h1>${name} <small class="quiet">${kinds[node.kind]}</small></h1><p>${textOf(node.description)}</p>${partsOf(node, contract)}`,
      };
      return [name, page] as const;
    }),
  );
}
