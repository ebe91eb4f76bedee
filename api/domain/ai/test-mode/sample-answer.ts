/** A part of a JSON Schema with the keywords that questions to the text model use. */
interface Schema {
  type?: string;
  enum?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  minItems?: number;
}

/** Texts of test mode, by the name of the field. They state no fact, so no rule about facts drops them. */
const texts: Readonly<Record<string, string>> = {
  language: 'en',
  headline: 'A sample headline',
  second: 'A sample sentence that supports the headline',
  button: 'See more',
  badge: 'Sample',
  caption: 'A sample caption, written in test mode.',
  text: 'Another sample caption, written in test mode.',
  altText: 'A sample picture of test mode.',
  scene: 'a plain sample scene',
};
/** Number of entries of lists; other lists are as short as their schema allows. */
const lengths: Readonly<Record<string, number>> = { hashtags: 2 };
const tags = ['sample', 'testmode'];

/** Returns an answer of the given form, the same for every question. */
export function sampleAnswer(schema: object, name = '', index = 0): unknown {
  const { type, enum: values, properties, items, minItems } = schema as Schema;
  if (values) return values[index % values.length];
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([field, part]) => [field, sampleAnswer(part, field, index)]),
    );
  if (type === 'array')
    return Array.from({ length: lengths[name] ?? minItems ?? 0 }, (_, at) => sampleAnswer(items ?? {}, name, at));
  if (type === 'boolean') return false;
  if (name === 'hashtags') return tags[index];
  if (name === 'headline') return `${texts['headline']} ${'abcdefghijklmnopqrstuvwxyz'.charAt(index)}`;
  return texts[name] ?? 'a sample';
}
