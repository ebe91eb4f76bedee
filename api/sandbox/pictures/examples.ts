import type { PostBrief } from '../renderer/brief';
import type { PaletteName } from '../renderer/palettes';

/** A post of a small business that does not exist. `layout` is the style's composition, chosen by eye. */
export interface Example extends Omit<PostBrief, 'seed'> {
  name: string;
  alt: string;
  brand: string;
  layout: number;
  palette: PaletteName;
}

export const EXAMPLES: readonly Example[] = [
  { name: 'bakery', brand: 'Marlow Bakery', niche: 'cooking', style: 'bold', platform: 'instagram', size: 'square', layout: 0, palette: 'coral', primaryText: 'Warm at seven, gone by noon', callToAction: 'See the menu', alt: 'Bold post of a bakery: a croissant and a cup under the words Warm at seven, gone by noon' },
  { name: 'gym', brand: 'Ironfield Gym', niche: 'fitness', style: 'bold', platform: 'facebook', size: 'square', layout: 1, palette: 'neon', primaryText: 'Your first week is on us', callToAction: 'Start today', alt: 'Bold post of a gym: a kettlebell and the words Your first week is on us' },
  { name: 'repair-shop', brand: 'Fixwell Repairs', niche: 'diy', style: 'playful', platform: 'facebook', size: 'landscape', layout: 3, palette: 'butter', primaryText: 'Do not bin it, bring it in', callToAction: 'Find our bench', alt: 'Playful post of a repair shop: tools in a taped photo and the words Do not bin it, bring it in' },
  { name: 'travel-guide', brand: 'Halden Trails', niche: 'travel', style: 'minimal', platform: 'instagram', size: 'square', layout: 3, palette: 'lagoon', primaryText: 'Six lakes in four days', callToAction: 'See the route', alt: 'Minimal post of a travel guide: mountains, a balloon and the words Six lakes in four days' },
  { name: 'florist', brand: 'Fern & Fable', niche: 'gardening', style: 'colorful', platform: 'instagram', size: 'square', layout: 2, palette: 'rose', primaryText: 'Spring is back in stock', callToAction: 'Visit us', alt: 'Colorful post of a florist: a potted plant on waves of colour and the words Spring is back in stock' },
  { name: 'yoga-studio', brand: 'Stillwater Yoga', niche: 'health', style: 'minimal', platform: 'instagram', size: 'square', layout: 0, palette: 'mint', keywords: 'yoga', primaryText: 'Breathe out, it is Friday', callToAction: 'Book a mat', alt: 'Minimal post of a yoga studio: a person sitting in stillness and the words Breathe out, it is Friday' },
  { name: 'pet-groomer', brand: 'Muddy Paws', niche: 'pets', style: 'playful', platform: 'instagram', size: 'square', layout: 1, palette: 'lagoon', primaryText: 'Muddy Monday, fluffy Tuesday', callToAction: 'Book a bath', alt: 'Playful post of a pet groomer: a dog says Muddy Monday, fluffy Tuesday' },
  { name: 'bookshop', brand: 'Paper Owl Books', niche: 'education', style: 'colorful', platform: 'facebook', size: 'square', layout: 1, palette: 'berry', primaryText: 'Three chapters and a pot of tea', callToAction: 'Come and read', alt: 'Colorful post of a bookshop: an open book among printed tiles and the words Three chapters and a pot of tea' },
  { name: 'accountant', brand: 'Penrose & Day', niche: 'finance', style: 'professional', platform: 'facebook', size: 'landscape', layout: 0, palette: 'forest', primaryText: 'Tax season without the shoebox', callToAction: 'Talk to us', alt: 'Professional post of an accountant: rising bars, coins and the words Tax season without the shoebox' },
  { name: 'game-cafe', brand: 'Respawn Café', niche: 'gaming', style: 'playful', platform: 'instagram', size: 'landscape', layout: 2, palette: 'lilac', primaryText: 'Two players, one sofa, free refills', callToAction: 'Save a seat', alt: 'Playful post of a game café: a smiling gamepad and the words Two players, one sofa, free refills' },
  { name: 'music-venue', brand: 'Low Tide Hall', niche: 'music', style: 'bold', platform: 'facebook', size: 'landscape', layout: 2, palette: 'plum', primaryText: 'Live on the harbour stage', callToAction: 'Get tickets', alt: 'Bold post of a music venue: a guitar, a record and the words Live on the harbour stage' },
  { name: 'photographer', brand: 'Golden Hour', niche: 'photography', style: 'professional', platform: 'instagram', size: 'square', layout: 2, palette: 'terracotta', primaryText: 'Portraits you will want to print', callToAction: 'Book a shoot', alt: 'Professional post of a photographer: a camera and the words Portraits you will want to print' },
  { name: 'second-hand-fashion', brand: 'Thread House', niche: 'fashion', style: 'colorful', platform: 'facebook', size: 'landscape', layout: 0, palette: 'berry', primaryText: 'Loved before. Yours now', callToAction: 'Shop the rail', alt: 'Colorful post of a second-hand shop: a dotted dress and the words Loved before. Yours now' },
  { name: 'consultancy', brand: 'Harlow & Finch', niche: 'business', style: 'professional', platform: 'facebook', size: 'square', layout: 1, palette: 'cobalt', primaryText: 'Good plans start with good questions', callToAction: 'Get in touch', alt: 'Professional post of a consultancy: a briefcase and the words Good plans start with good questions' },
  { name: 'home-studio', brand: 'Casa Linden', niche: 'lifestyle', style: 'minimal', platform: 'instagram', size: 'landscape', layout: 1, palette: 'clay', primaryText: 'A chair worth staying in', callToAction: 'Take a look', alt: 'Minimal post of an interior studio: an armchair, a lamp and the words A chair worth staying in' },
];

export const PORTRAITS = [
  { name: 'amara', palette: 'butter', look: { cut: 'curls', skin: 5, hair: 0, glasses: false } },
  { name: 'jonas', palette: 'forest', look: { cut: 'sweep', skin: 2, hair: 2, glasses: false } },
  { name: 'leyla', palette: 'rose', look: { cut: 'scarf', skin: 1, hair: 0, glasses: false } },
  { name: 'mei', palette: 'lilac', look: { cut: 'bob', skin: 1, hair: 0, glasses: true } },
  { name: 'samuel', palette: 'lagoon', look: { cut: 'bald', skin: 4, hair: 0, glasses: false } },
  { name: 'ingrid', palette: 'sky', look: { cut: 'waves', skin: 0, hair: 4, glasses: false } },
] as const;
