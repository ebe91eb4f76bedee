import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { promptTemplates } from './prompt-templates';

const niches = (() => {
  const type = buildSchema(readFileSync('schema.graphql', 'utf8')).getType('Niche');
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
})();

describe('prompt templates', () => {
  it('include five for each of the 22 niches', () => {
    expect(niches).toHaveLength(22);
    for (const niche of niches) expect(promptTemplates.filter((template) => template.niche === niche)).toHaveLength(5);
  });

  it.each(['FACEBOOK', 'INSTAGRAM'])('include eight general ones for %s', (platform) => {
    expect(
      promptTemplates.filter((template) => template.niche === null && template.platform === platform),
    ).toHaveLength(8);
  });

  it('are all different, and end with the sentence about the format', () => {
    expect(new Set(promptTemplates.map(({ text }) => text)).size).toBe(126);
    for (const { text } of promptTemplates) expect(text).toMatch(/\. The image should be in \{size\} format\.$/);
  });
});
