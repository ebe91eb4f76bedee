import type { DesignInput } from '../../../api/graphql/generated/schema';

const wish = (
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

/** What the demo's bakery has had made, newest last; the tickets speak of the second one. */
export const demoWishes: readonly DesignInput[] = [
  wish(
    'INSTAGRAM',
    'SQUARE',
    'COOKING',
    'PLAYFUL',
    'Sourdough Saturday: first loaves out at 7',
    'A warm kitchen morning, flour in the air.',
  ),
  wish(
    'FACEBOOK',
    'LANDSCAPE',
    'COOKING',
    'BOLD',
    'Two cinnamon buns for one, all week',
    'One big bun, strong colour.',
  ),
  wish('INSTAGRAM', 'SQUARE', 'BUSINESS', 'PROFESSIONAL', 'We are hiring a pastry chef', 'Calm and confident.'),
  wish('INSTAGRAM', 'SQUARE', 'COOKING', 'COLORFUL', 'Berry tarts are back', 'A table full of summer fruit.'),
  wish('FACEBOOK', 'LANDSCAPE', 'EDUCATION', 'MINIMAL', 'Learn to bake rye: six evenings', 'A quiet bench, one loaf.'),
  wish('INSTAGRAM', 'SQUARE', 'PARENTING', 'PLAYFUL', 'Little bakers, Sunday at ten', 'Small hands and big bowls.'),
  wish('FACEBOOK', 'SQUARE', 'ENVIRONMENT', 'MINIMAL', 'Bring your own bag, get a roll', 'Linen, paper and green.'),
  wish('INSTAGRAM', 'LANDSCAPE', 'LIFESTYLE', 'COLORFUL', 'Slow breakfast until noon', 'Light through tall windows.'),
  wish('FACEBOOK', 'SQUARE', 'HEALTH', 'PROFESSIONAL', 'Spelt, seeds and nothing else', 'Grain from close by.'),
  wish('INSTAGRAM', 'SQUARE', 'MUSIC', 'BOLD', 'Jazz and focaccia, Friday at 8', 'A stage beside the oven.'),
  wish('FACEBOOK', 'LANDSCAPE', 'GARDENING', 'PLAYFUL', 'Herbs from our own yard', 'Pots in the morning sun.'),
];
