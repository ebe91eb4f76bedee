import type { TypeCase } from './type-case';

/** Matches characters that are emoji on their own or with U+FE0F; digits and letters are not. */
const PICTURE =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\p{Regional_Indicator}{2}|[0-9#*]\ufe0f\u20e3|\p{Extended_Pictographic}(?=\u200d|\p{Emoji_Modifier})/u;

const hex = (cluster: string) =>
  [...cluster].map((character) => (character.codePointAt(0) ?? 0).toString(16)).join('-');

/**
 * Returns the drawing of an emoji if the set contains it. Drawings are named by code points, with FE0F in joined ones
 * only.
 */
export function emojiOf(type: TypeCase, cluster: string): string | undefined {
  if (!PICTURE.test(cluster)) return undefined;
  const plain = cluster.replaceAll('\ufe0f', '');
  const names = [hex(cluster.includes('\u200d') ? cluster : plain), hex(cluster), hex(plain)];
  for (const name of names) {
    const drawing = type.emoji(name);
    if (drawing !== undefined) return drawing;
  }
  return undefined;
}
