/** Every element of the schema says what it is: clients read descriptions in the explorer and in generated types. */
import { readFileSync } from 'node:fs';
import { Kind, buildSchema, isInputObjectType, parse, visit } from 'graphql';
import type { ASTNode } from 'graphql';
import { z } from 'zod';
import { changedAiKey, newAiKey } from '../../contract/ai-key';
import { aiSettingsInput } from '../../contract/ai-settings';
import { appearanceInput } from '../../contract/appearance';
import { cannedAnswerForm } from '../../contract/canned-answer';
import { itemInput, packageInput } from '../../contract/catalog';
import { favoritePromptForm } from '../../contract/favorite-prompt';
import { savedViewForm } from '../../contract/list-settings';
import { mailSettingsInput } from '../../contract/mail-settings';
import { emailTemplateForm, messageForm } from '../../contract/message';
import { balanceForm, giftForm } from '../../contract/admin-forms';
import { profileForm } from '../../contract/profile';
import { fieldsOf } from '../../contract/section-values';
import { shopSettingsInput } from '../../contract/shop-settings';
import { ticketForm } from '../../contract/ticket';
import { webhookEndpointForm } from '../../contract/webhooks';
import { brandForm } from '../../studio/posts/brand';

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
const types = buildSchema(schema).getTypeMap();

/** Inputs with the schemas that validate them; the sections have a test of their own (`section-contract.test.ts`). */
const validated: [input: string, schema: z.ZodType][] = [
  ['AddAiKeyInput', newAiKey],
  ['AiSettingsInput', aiSettingsInput],
  ['AppearanceInput', appearanceInput],
  ['BrandInput', brandForm],
  ['CannedAnswerInput', cannedAnswerForm],
  ['CreateTicketInput', ticketForm],
  ['EmailTemplateInput', emailTemplateForm],
  ['FavoritePromptInput', favoritePromptForm],
  ['GrantCreditsInput', giftForm],
  ['ItemInput', itemInput],
  ['MailSettingsInput', mailSettingsInput],
  ['MessageInput', messageForm],
  ['PackageInput', packageInput],
  ['SaveViewInput', savedViewForm],
  ['SetCreditsInput', balanceForm],
  ['ShopSettingsInput', shopSettingsInput],
  ['UpdateAiKeyInput', changedAiKey],
  ['UpdateProfileInput', profileForm],
  ['WebhookEndpointInput', webhookEndpointForm],
];

/** Returns the largest value of a number, or the greatest length of a text; null for none. */
function mostOf(field: z.core.$ZodType): number | null {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) return mostOf(field.unwrap());
  if (field instanceof z.ZodPipe) return mostOf(field.in) ?? mostOf(field.out);
  if (field instanceof z.ZodString) return field.maxLength;
  // zod bounds whole numbers by the safe ones
  return field instanceof z.ZodNumber && field.maxValue !== Number.MAX_SAFE_INTEGER ? field.maxValue : null;
}

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

  it.each(validated)('has the limits that its description names: %s', (name, validation) => {
    const type = types[name];
    const fields = isInputObjectType(type) ? type.getFields() : {};
    const limited = fieldsOf(validation)
      .map(([field, rule]) => [field, mostOf(rule)] as const)
      .filter(([field, most]) => most !== null && field in fields);
    expect(limited.length).toBeGreaterThan(0);
    const named = limited.map(([field]) => {
      const [, most = ''] = /(?:at most|up to|\d to) ([\d,]+)/i.exec(fields[field]?.description ?? '') ?? [];
      return [field, Number(most.replaceAll(',', '') || NaN)];
    });
    expect(named).toEqual(limited);
  });

  it('is described in the words of the field', () => {
    expect(
      elementsOf(schema).flatMap(({ coordinate, text }) => (ownWords.test(text) ? [`${coordinate}: ${text}`] : [])),
    ).toEqual([]);
  });
});
