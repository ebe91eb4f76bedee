import type { BrandPart, BrandedDocument } from '../../../../../studio/posts/brand';

const partNames: Record<BrandPart, string> = {
  COLORS: 'colours',
  FONTS: 'fonts',
  LOGO: 'logo',
  CONTACT: 'contact line',
  BUTTON: 'button text',
  HASHTAGS: 'hashtags',
  LANGUAGE: 'language',
};
const groundNames: Record<string, string> = {
  ground: 'its paper',
  main: 'its main colour',
  second: 'its second colour',
  accent: 'its accent',
};

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Says what a brand has changed in a post, and where words have another ink than its own. */
export function describeBrandChange(name: string, { changed, adapted }: Omit<BrandedDocument, 'document'>): string {
  if (changed.length === 0) return `The post is in the brand “${name}” already.`;
  const inks = adapted.map(
    ({ on, used }) => `Words on ${groundNames[on] ?? on} are set in ${used}, so that they can be read.`,
  );
  return [`From “${name}”: ${listed(changed.map((part) => partNames[part]))}.`, ...inks].join(' ');
}
