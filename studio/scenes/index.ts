import type { Niche } from '../brief';
import { beauty, fashion, fitness, health, lifestyle } from './body';
import { business, education, finance, technology } from './desk';
import { music, parenting, pets } from './living';
import { art, cooking, diy, photography } from './making';
import { environment, gardening, sports, travel } from './outdoors';
import type { Scene } from './pencil';
import { gaming, vlog } from './screens';
import { bowl, cat, cupcake, stillness } from './special';

const SCENES: Record<Niche, Scene> = {
  fitness,
  cooking,
  travel,
  technology,
  fashion,
  beauty,
  health,
  finance,
  parenting,
  pets,
  art,
  music,
  sports,
  environment,
  diy,
  gardening,
  photography,
  gaming,
  vlog,
  education,
  business,
  lifestyle,
};

// words that select another drawing than the niche's usual one
const SPECIAL: readonly { niches: readonly Niche[]; words: RegExp; scene: Scene }[] = [
  {
    niches: ['health', 'fitness', 'lifestyle'],
    words: /\b(?:yoga|medita\w*|mindful\w*|pilates|breath\w*|calm)\b/iu,
    scene: stillness,
  },
  {
    niches: ['cooking', 'lifestyle'],
    words: /\b(?:cakes?|cupcakes?|desserts?|birthdays?|sweets?|pastel\w*|icing)\b/iu,
    scene: cupcake,
  },
  {
    niches: ['cooking'],
    words: /\b(?:soups?|noodles?|ramen|bowls?|lunch|dinner|restaurants?|curry|rice|pasta|salads?)\b/iu,
    scene: bowl,
  },
  { niches: ['pets'], words: /\b(?:cats?|kittens?|kitty|purr\w*|meow)\b/iu, scene: cat },
];

/** Returns the drawing of a niche, or a special one selected by its words. */
export function sceneOf(niche: Niche, words = ''): Scene {
  return SPECIAL.find((special) => special.niches.includes(niche) && special.words.test(words))?.scene ?? SCENES[niche];
}
