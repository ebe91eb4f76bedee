import type { DesignInput } from '../../../api/graphql/generated/schema';
import type { SuggestedWords } from '../../../studio/posts/new-document';

const input = (
  platform: DesignInput['platform'],
  size: DesignInput['size'],
  niche: DesignInput['niche'],
  style: DesignInput['style'],
  primaryText: string,
  idea: string,
): DesignInput => ({
  platform,
  postType: `${platform}_POST`,
  size,
  niche,
  style,
  primaryText,
  customPrompt: `${idea} The image should be in ${size === 'SQUARE' ? 'Square' : 'Landscape'} format.`,
});

/** Design inputs of the demo's bakery, oldest first; the tickets mention the second one. */
export const demoDesignInputs: readonly DesignInput[] = [
  input(
    'INSTAGRAM',
    'SQUARE',
    'COOKING',
    'PLAYFUL',
    'Sourdough Saturday: first loaves out at 7',
    'A warm kitchen morning, flour in the air.',
  ),
  input(
    'FACEBOOK',
    'LANDSCAPE',
    'COOKING',
    'BOLD',
    'Two cinnamon buns for one, all week',
    'One big bun, strong colour.',
  ),
  input('INSTAGRAM', 'SQUARE', 'BUSINESS', 'PROFESSIONAL', 'We are hiring a pastry chef', 'Calm and confident.'),
  input('INSTAGRAM', 'SQUARE', 'COOKING', 'COLORFUL', 'Berry tarts are back', 'A table full of summer fruit.'),
  input('FACEBOOK', 'LANDSCAPE', 'EDUCATION', 'MINIMAL', 'Learn to bake rye: six evenings', 'A quiet bench, one loaf.'),
  input('INSTAGRAM', 'SQUARE', 'PARENTING', 'PLAYFUL', 'Little bakers, Sunday at ten', 'Small hands and big bowls.'),
  input('FACEBOOK', 'SQUARE', 'ENVIRONMENT', 'MINIMAL', 'Bring your own bag, get a roll', 'Linen, paper and green.'),
  input('INSTAGRAM', 'LANDSCAPE', 'LIFESTYLE', 'COLORFUL', 'Slow breakfast until noon', 'Light through tall windows.'),
  input('FACEBOOK', 'SQUARE', 'HEALTH', 'PROFESSIONAL', 'Spelt, seeds and nothing else', 'Grain from close by.'),
  input('INSTAGRAM', 'SQUARE', 'MUSIC', 'BOLD', 'Jazz and focaccia, Friday at 8', 'A stage beside the oven.'),
  input('FACEBOOK', 'LANDSCAPE', 'GARDENING', 'PLAYFUL', 'Herbs from our own yard', 'Pots in the morning sun.'),
];

/** Further words of the newest designs whose words Postloom sets, as the text model suggests them, by the headline. */
export const demoSuggestions: Readonly<Record<string, Pick<SuggestedWords, 'badge' | 'second' | 'button'>>> = {
  'Sourdough Saturday: first loaves out at 7': { badge: 'This weekend', second: 'Come early, while they are warm.' },
  'We are hiring a pastry chef': { second: 'Mornings with butter, weekends off.', button: 'Apply now' },
  'Berry tarts are back': { badge: 'New', second: 'As long as the berries last.' },
  'Learn to bake rye: six evenings': { second: 'From the starter to the crust.', button: 'Save a place' },
  'Jazz and focaccia, Friday at 8': { second: 'The oven stays on, the band too.' },
  'Herbs from our own yard': { second: 'Cut in the morning, in the dough by noon.' },
};
