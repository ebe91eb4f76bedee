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
import { escaped } from '../escaped';
import type { DocsPage } from './frame';
import { renderInline } from './markdown';

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

/** Returns a type with a link to its own part. */
function linked(type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return `${linked(type.type)}!`;
  if (type.kind === Kind.LIST_TYPE) return `[${linked(type.type)}]`;
  const name = type.name.value;
  return ownScalars.has(name) ? name : `<a href="#${name}">${name}</a>`;
}

function deprecationOf(node: { readonly directives?: readonly ConstDirectiveNode[] | undefined }): string {
  const found = node.directives?.find(({ name }) => name.value === 'deprecated');
  const reason = found?.arguments?.find(({ name }) => name.value === 'reason')?.value;
  if (!found) return '';
  return `<p class="deprecated">Deprecated. ${reason?.kind === Kind.STRING ? renderInline(reason.value) : ''}</p>`;
}

const valueLine = ({ name, type, defaultValue }: InputValueDefinitionNode) =>
  `<code>${name.value}: ${linked(type)}${defaultValue ? ` = ${escaped(print(defaultValue))}` : ''}</code>`;

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
  return `<div class="field" id="${id}" data-name="${id}"><code><a href="#${id}">${field.name.value}</a>: ${linked(field.type)}</code><p>${textOf(field.description)}</p>${deprecationOf(field)}<ul class="tags">${facts.map((fact) => `<li>${escaped(fact)}</li>`).join('')}</ul>${argumentsOf(field.arguments)}</div>`;
}

type PlainNode = FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode;

const plainPart = (owner: string, node: PlainNode, line: string) =>
  `<div class="field" data-name="${owner}.${node.name.value}">${line}<p>${textOf(node.description)}</p>${deprecationOf(node)}</div>`;

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
/** Operations first, then the types by their names. */
const rank = ({ kind, name }: Described) =>
  roots.includes(name.value) ? roots.indexOf(name.value) : kind === Kind.DIRECTIVE_DEFINITION ? 4 : 3;

/** Shows the fields whose name has each typed word, and the fields of each type whose name has them. */
const searchScript = `
const search = document.querySelector('#search');
const found = document.querySelector('#found');
const types = [...document.querySelectorAll('.type')].map((part) => ({
  part,
  name: part.dataset.name.toLowerCase(),
  fields: [...part.querySelectorAll('.field')].map((field) => ({ field, name: field.dataset.name.toLowerCase() })),
}));
function show() {
  const words = search.value.toLowerCase().split(/[^a-z0-9_]+/).filter(Boolean);
  const has = (name) => words.every((word) => name.includes(word));
  let count = 0;
  for (const { part, name, fields } of types) {
    const isWhole = has(name);
    let hits = 0;
    for (const one of fields) {
      const hit = isWhole || has(one.name);
      one.field.hidden = !hit;
      if (hit) hits += 1;
    }
    part.hidden = !isWhole && hits === 0;
    count += hits;
  }
  found.textContent = words.length === 0 ? '' : count === 1 ? '1 field' : count + ' fields';
}
search.addEventListener('input', show);
// a link into the page shows what the search hides
addEventListener('hashchange', () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target || !target.closest('[hidden]')) return;
  search.value = '';
  show();
  target.scrollIntoView();
});
if (search.value) show();
`;

/** Returns the reference of a contract: every type, field and argument on one page, which a browser lays out as it is read. */
export function referencePage(contract: DocumentedContract): DocsPage {
  const nodes = contract.document.definitions
    .filter(isDescribed)
    .toSorted((one, other) => rank(one) - rank(other) || one.name.value.localeCompare(other.name.value));
  const idOf = (node: Described) => `${node.kind === Kind.DIRECTIVE_DEFINITION ? '@' : ''}${node.name.value}`;
  const parts = nodes.map(
    (node) =>
      `<section class="type" data-name="${node.name.value}"><h2 id="${idOf(node)}">${idOf(node)} <small class="quiet">${kinds[node.kind]}</small></h2><p>${textOf(node.description)}</p>${partsOf(node, contract)}</section>`,
  );
  return {
    path: '/docs/schema',
    title: 'Schema',
    description: 'Every type, field and argument of the API, with access, scopes and cost.',
    headings: nodes.map((node) => ({ id: idOf(node), depth: 2, text: idOf(node) })),
    html: `<h1>Schema</h1>
<p>The contract of <code>/graphql</code>, as <a href="/schema.graphql">schema.graphql</a> has it. Introspection answers the same descriptions, with access, token and cost of each field.</p>
<div class="search"><input id="search" type="search" aria-label="Search types and fields" placeholder="Search types and fields" autocomplete="off" spellcheck="false"><span id="found" class="quiet" role="status"></span></div>
${parts.join('\n')}`,
    script: searchScript,
  };
}
