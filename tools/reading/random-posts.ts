import { STYLES, type Niche, type Style } from '../../studio/brief';
import { FONT_PAIR_IDS, type FontPairId } from '../../studio/font-pairs';
import { FINISHES, plainText, type PostDocument } from '../../studio/posts/document';
import { refOf } from '../../studio/posts/layout';
import { LAYOUTS } from '../../studio/posts/layouts/index';
import { newDocument } from '../../studio/posts/new-document';
import type { PictureSample } from '../../studio/posts/picture-sample';
import { POST_SIZE_NAMES, type PostSize } from '../../studio/posts/sizes';
import { chanceFrom, type Chance } from '../../studio/seed';
import type { CalmSide } from '../pixels/paint-background';

/** Words with the characters that the recognition knows: the French ones and the accents of some neighbours. */
const WORDS = (
  'bread fresh morning garden summer winter market window flower bakery quick jumping vivid zesty fjord waltz ' +
  'kitchen holiday weekend birthday workshop yoga journey exhibit quiz ' +
  'crème brûlée garçon déjà château forêt Noël naïf œuvre cœur où goûter maïs été hôtel façade élève ' +
  'über Mädchen grün Bäckerei Würze Käse Müsli Übung ' +
  'mañana piñata español niño jalapeño ' +
  'Zürich Québec Genève Orléans München Besançon Nîmes Rhône Étretat Île'
).split(' ');

const FIGURES = ['24,90 €', '7.30', '2026', '-50 %', '3 + 1', '18:45', '9 & 12', '100 %', '$35', '68'] as const;
const ENDS = ['', '', '.', '!', '?'] as const;
const CALM: readonly CalmSide[] = ['left', 'right', 'top', 'bottom'];
const NICHES: readonly Niche[] = [
  'cooking',
  'travel',
  'technology',
  'fashion',
  'music',
  'pets',
  'gardening',
  'business',
];

/** A background of a post, as it is painted. */
export interface Scene {
  niche: Niche;
  calm: CalmSide;
  seed: string;
  width: number;
  height: number;
}

/** Eight scenes, each of another subject. */
export const SCENES: readonly Scene[] = NICHES.map((niche, index) => ({
  niche,
  calm: CALM[index % CALM.length] ?? 'left',
  seed: `reading ${niche}`,
  width: 900,
  height: 900,
}));

export interface RandomPost {
  /** Says in a report which post it is. */
  name: string;
  style: Style;
  /** Reference of its layout. */
  layout: string;
  fonts: FontPairId;
  size: PostSize;
  scene: Scene;
  /** Makes the document on the sample of the scene. */
  documentOn(sample: PictureSample): PostDocument;
}

const wordsOf = (chance: Chance, least: number, most: number): string[] =>
  Array.from({ length: least + chance.below(most - least + 1) }, () => WORDS[chance.below(WORDS.length)] ?? 'bread');

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function sentence(chance: Chance, least: number, most: number): string {
  const words = wordsOf(chance, least, most);
  if (chance.chance(0.35)) words.splice(chance.below(words.length + 1), 0, chance.pick(FIGURES));
  if (words.length > 3 && chance.chance(0.3)) words[1] += ',';
  return capital(words.join(' ')) + chance.pick(ENDS);
}

/** Returns a post whose layout, size, fonts and finish follow from its number, and its words from a seed. */
export function randomPost(number: number): RandomPost {
  const chance = chanceFrom(`reading ${number}`);
  const round = Math.floor(number / LAYOUTS.length);
  const layout = LAYOUTS[number % LAYOUTS.length];
  const scene = SCENES[(number + round) % SCENES.length];
  if (!layout || !scene) throw new Error('There are no layouts or no scenes');
  const size = POST_SIZE_NAMES[(number + round) % POST_SIZE_NAMES.length] ?? 'SQUARE';
  const fonts = FONT_PAIR_IDS[(number + 3 * round) % FONT_PAIR_IDS.length] ?? 'GROTESQUE';
  const style = STYLES[(number + 2 * round) % STYLES.length] ?? 'minimal';
  const headline = sentence(chance, 1, 8);
  const maybe = (probability: number, make: () => string) => (chance.chance(probability) ? make() : undefined);
  const more = {
    second: maybe(0.7, () => sentence(chance, 3, 10)),
    button: maybe(0.6, () => capital(wordsOf(chance, 1, 2).join(' '))),
    badge: maybe(0.4, () => capital(wordsOf(chance, 1, 2).join(' '))),
  };
  const contact = maybe(0.4, () => `www.${chance.pick(['bakery', 'garden', 'market'])}-68.com`);
  const finish = FINISHES[chance.below(FINISHES.length)] ?? 'NATURAL';
  return {
    name: `${number} ${layout.name} ${size} ${fonts}`,
    style,
    layout: refOf(layout),
    fonts,
    size,
    scene,
    documentOn(sample) {
      const document = newDocument(
        { primaryText: headline, style, niche: scene.niche, seed: `${number}` },
        sample,
        more,
      );
      document.words.contact = plainText(contact);
      return { ...document, layout: refOf(layout), fonts, picture: { ...document.picture, finish } };
    },
  };
}
