/** Every element of the schema says what it is: clients read descriptions in the explorer and in generated types. */
import { readFileSync } from 'node:fs';
import { Kind, parse, visit } from 'graphql';
import type { ASTNode } from 'graphql';

type Described = Extract<ASTNode, { readonly description?: unknown }>;

const nameOf = (node: ASTNode) => ('name' in node && node.name ? node.name.value : 'schema');

/** Coordinate of the element as the GraphQL specification writes it: User.purchases(page:). */
function coordinateOf(node: Described, parents: readonly ASTNode[]): string {
  const isArgument = parents.length === 2 || parents[0]?.kind === Kind.DIRECTIVE_DEFINITION;
  const [top = node] = parents;
  const names = (isArgument ? parents : [...parents, node]).map(nameOf).join('.');
  return `${top.kind === Kind.DIRECTIVE_DEFINITION ? '@' : ''}${names}${isArgument ? `(${nameOf(node)}:)` : ''}`;
}

/** Returns every element that can have a description, with its description on one line; blank for none. */
function elementsOf(sdl: string): { coordinate: string; text: string }[] {
  const found: { coordinate: string; text: string }[] = [];
  visit(parse(sdl, { noLocation: true }), {
    enter(node, _key, _parent, _path, ancestors) {
      if (!('description' in node)) return;
      const parents = ancestors.filter((one): one is ASTNode => 'kind' in one && one.kind !== Kind.DOCUMENT);
      const text = node.description?.value.replace(/\s+/g, ' ').trim() ?? '';
      found.push({ coordinate: coordinateOf(node, parents), text });
    },
  });
  return found;
}

const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => !['', 'a', 'an', 'the', 'of', 'its', 'this'].includes(word));

/** Coordinates of elements without a description, or whose description only repeats their name. */
const undescribed = (sdl: string): string[] =>
  elementsOf(sdl)
    .filter(({ coordinate, text }) => wordsOf(text).every((word) => wordsOf(coordinate).includes(word)))
    .map(({ coordinate }) => coordinate);

/** Words that the field's documentation does not use in our sense. */
const ownWords =
  /\b(kept|told|tells?|wish(es)?|fate|strangers?|desk|door|somebody|nobody|whoever|whatever|meanwhile|those (of|that)|in vain|switched (on|off))\b/i;

const schema = readFileSync('schema.graphql', 'utf8');

describe('every type, field, argument, input field, enum value and directive of the schema', () => {
  it('has a description that says more than its name', () => {
    expect(undescribed(schema)).toEqual([]);
    expect(elementsOf(schema).length).toBeGreaterThan(2_500);
  });

  it('is named when it has none', () => {
    expect(
      undescribed(`
        directive @limit(most: Int) on FIELD_DEFINITION
        "An order." type Order { "The id of the order." id: ID! "Page 1 when omitted." items(page: Int): Int }
        input Size { width: Int = 1 }
        enum Kind { BIG }
        union Any = Order
        scalar Day`),
    ).toEqual([
      '@limit',
      '@limit(most:)',
      'Order',
      'Order.id',
      'Order.items(page:)',
      'Size',
      'Size.width',
      'Kind',
      'Kind.BIG',
      'Any',
      'Day',
    ]);
  });

  it('is described in the words of the field', () => {
    expect(
      elementsOf(schema).flatMap(({ coordinate, text }) => (ownWords.test(text) ? [`${coordinate}: ${text}`] : [])),
    ).toEqual([]);
  });
});
