import { chanceFrom, type Chance } from '../../../studio/seed';
import { readPromptFacts, type PromptFacts } from './read-prompt';

const SUBJECT_WORDS = 42;
const FEWEST_WORDS = 72;
const MOST_WORDS = 128;

type Options = readonly [string, ...string[]];

const COMPOSITION: Options = [
  'Compose it on a clear grid with one focal point in the right third and generous empty space around it',
  'Build the scene on a strong diagonal that leads the eye from the subject to the words',
  'Place the subject slightly below the centre, large and close, with a calm background that falls out of focus',
  'Layer foreground, subject and background for depth, and let one element break out of the frame',
];
const LIGHT: Options = [
  'Use soft morning light from the left with gentle, honest shadows',
  'Light it with a warm key light and a cool rim, so that the subject separates cleanly from the ground',
  'Keep the light bright and even, with one crisp highlight on the focal point',
  'Choose late golden light and long, quiet shadows',
];
const TYPE: Record<PromptFacts['style'], Options> = {
  minimal: ['in one light grotesque with wide margins', 'in a single quiet weight, small but certain'],
  bold: ['in a heavy grotesque that fills half of the picture', 'in extra bold letters with tight line spacing'],
  colorful: [
    'in a round, confident sans on a plain patch of colour',
    'in bold letters set off from the pattern by a solid shape',
  ],
  professional: ['in a clean semibold sans aligned to the left edge', 'in a composed sans with clear hierarchy'],
  playful: ['in friendly, bouncy letters with one word tilted', 'in chunky rounded letters like a sticker'],
};
const PALETTE: Record<PromptFacts['style'], Options> = {
  minimal: [
    'Limit the palette to an off-white ground, one ink and one muted accent',
    'Work with two close tones and a single accent',
  ],
  bold: [
    'Set one saturated colour against near black, with a single contrasting accent',
    'Use high contrast: two strong colours and white',
  ],
  colorful: [
    'Combine four fresh colours that share the same brightness, with one dark for the words',
    'Let a vivid gradient carry the mood, balanced by plain paper',
  ],
  professional: [
    'Choose deep blue or green with warm neutrals and one restrained accent',
    'Keep to a trustworthy dark tone, a light neutral and one accent',
  ],
  playful: ['Mix candy tones with a dark outline colour', 'Pair a sunny main colour with two cheerful accents'],
};
const DETAIL: Record<PromptFacts['niche'], string> = {
  fitness: 'show effort and energy: chalk dust, a firm grip, movement',
  cooking: 'show texture you can almost taste: crumbs, steam, a hand at work',
  travel: 'show distance and anticipation: a winding path, an open sky',
  technology: 'show the benefit instead of the device: order, speed, calm',
  fashion: 'show fabric and fall: folds, seams, a confident pose',
  beauty: 'show skin-like softness: petals, drops, smooth glass',
  health: 'show relief and care: a calm face, open space, clean surfaces',
  finance: 'show steady growth: rising steps, a clear line, nothing flashy',
  parenting: 'show closeness: small hands, warm colours, an unposed moment',
  pets: 'show character: bright eyes, a tilted head, soft fur',
  art: 'show the making: brush marks, pigment, a stained table',
  music: 'show rhythm: repeated shapes, strings, a spotlight',
  sports: 'show the decisive second: speed lines, tension, a roaring edge',
  environment: 'show something worth keeping: leaves, clear water, open hands',
  diy: 'show honest work: tools in order, wood grain, a half-finished piece',
  gardening: 'show growth: fresh leaves, damp soil, a favourite pot',
  photography: 'show the way of seeing: a lens, a frame, a shaft of light',
  gaming: 'show play: glowing edges, a hand on the controls, a hint of pixels',
  vlog: 'show a person mid-story: a glance at the lens, a lived-in room',
  education: 'show curiosity: an open book, a sketch, a small spark',
  business: 'show people getting on: a clear desk, a shared plan, quiet confidence',
  lifestyle: 'show a good ordinary day: linen, a cup, low sun on the wall',
};
const ACTION: Record<PromptFacts['platform'], Options> = {
  instagram: [
    'End with a short invitation such as "Save this for later" near the lower edge, clear of the crop',
    'Add a small call to action above the lower margin, so that it survives the profile grid',
  ],
  facebook: [
    'End with one clear button-like call to action in the lower third',
    'Add a short call to action with an arrow, readable in a busy feed',
  ],
};

const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/**
 * Rewrites a prompt like an art director: the customer's subject first, then composition, light, palette, typography, a
 * distinctive detail and a call to action. 70 to 130 words of plain prose, deterministic for a prompt.
 */
export function enhancePrompt(prompt: string): string {
  const facts = readPromptFacts(prompt);
  const chance = chanceFrom(`enhance|${prompt}`);
  const ending = facts.formatSentence === '' ? '' : `The image should be in ${facts.size} format.`;
  const sentences = [
    subject(facts),
    chance.pick(COMPOSITION),
    placement(facts, chance),
    `To make it feel real, ${DETAIL[facts.niche]}`,
    chance.pick(ACTION[facts.platform]),
    chance.pick(PALETTE[facts.style]),
    chance.pick(LIGHT),
  ];
  let text = '';
  for (const sentence of sentences) {
    const longer = `${text} ${sentence.replace(/[.\s]+$/u, '')}.`.trim();
    if (
      text !== '' &&
      countWords(`${longer} ${ending}`) > MOST_WORDS &&
      countWords(`${text} ${ending}`) >= FEWEST_WORDS
    )
      break;
    text = longer;
  }
  return ending === '' ? text : `${text} ${ending}`;
}

function subject(facts: PromptFacts): string {
  const words = facts.freeText.split(' ').filter(Boolean);
  if (words.length === 0)
    return `A ${facts.style} ${facts.platform} post for a ${facts.niche} audience, made to stop the thumb`;
  const cut = words.slice(0, SUBJECT_WORDS).join(' ');
  const whole = words.length <= SUBJECT_WORDS ? cut : cut.slice(0, Math.max(cut.lastIndexOf('. ') + 1, 0)) || cut;
  const text = whole.replace(/[,;:]$/u, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function placement(facts: PromptFacts, chance: Chance): string {
  const words = facts.primaryText.split(' ').slice(0, 12).join(' ');
  const quoted = words === '' ? 'the headline' : `"${words}"`;
  return `Set ${quoted} as the first thing one reads, ${chance.pick(TYPE[facts.style])}, where nothing competes with it`;
}
