import type { Niche, PostBrief } from './brief';
import { printable, splitThoughts } from './plain-text';
import type { Chance } from './seed';

/** The words on a picture. Brands and handles are invented. */
export interface Copy {
  head: string;
  rest: string;
  kicker: string;
  brand: string;
  handle: string;
  site: string;
  action: string;
}

type Voice = { brands: readonly [string, ...string[]]; kickers: readonly [string, ...string[]]; actions: readonly [string, ...string[]] };

const VOICES: Record<Niche, Voice> = {
  fitness: { brands: ['Ironfield Gym', 'Pulse & Plate'], kickers: ['Train with us', 'Open 6 to 22'], actions: ['Start today', 'Book a class'] },
  cooking: { brands: ['Marlow Kitchen', 'Crumb & Co'], kickers: ['Fresh today', 'Made by hand'], actions: ['See the menu', 'Get the recipe'] },
  travel: { brands: ['Far & Wide', 'Halden Trips'], kickers: ['Next departure', 'Small groups'], actions: ['Plan my trip', 'See the route'] },
  technology: { brands: ['Northbit', 'Relay Labs'], kickers: ['New release', 'Built to last'], actions: ['Try it free', 'See how'] },
  fashion: { brands: ['Atelier Nord', 'Thread House'], kickers: ['New season', 'The edit'], actions: ['Shop the look', 'See the edit'] },
  beauty: { brands: ['Petal & Glow', 'Studio Mira'], kickers: ['Daily ritual', 'Gentle care'], actions: ['Find yours', 'Book a visit'] },
  health: { brands: ['Clearwell', 'Oakside Clinic'], kickers: ['Feel well', 'Good to know'], actions: ['Book a visit', 'Learn more'] },
  finance: { brands: ['Brightledger', 'Penrose & Day'], kickers: ['Money matters', 'Plan ahead'], actions: ['Talk to us', 'Start saving'] },
  parenting: { brands: ['Little Harbour', 'Nest & Play'], kickers: ['For families', 'Growing up'], actions: ['Read the guide', 'Join us'] },
  pets: { brands: ['Muddy Paws', 'Whisker & Wag'], kickers: ['Happy tails', 'For best friends'], actions: ['Book a visit', 'Say hello'] },
  art: { brands: ['Ochre Studio', 'Loft Eleven'], kickers: ['Now showing', 'Make something'], actions: ['Visit the show', 'Join a class'] },
  music: { brands: ['Velvet Room', 'Low Tide Records'], kickers: ['Live tonight', 'Out now'], actions: ['Get tickets', 'Listen now'] },
  sports: { brands: ['Harbour United', 'Baseline Club'], kickers: ['Match day', 'Join the team'], actions: ['Join the squad', 'Get tickets'] },
  environment: { brands: ['Greenline', 'Common Ground'], kickers: ['Small steps', 'For tomorrow'], actions: ['Take part', 'Plant a tree'] },
  diy: { brands: ['Fixwell Workshop', 'Plank & Nail'], kickers: ['Weekend build', 'Fix it'], actions: ['See the steps', 'Get the tools'] },
  gardening: { brands: ['Fern & Fable', 'Potting Shed'], kickers: ['In season', 'Grow your own'], actions: ['Start growing', 'Visit us'] },
  photography: { brands: ['Aperture Lane', 'Golden Hour'], kickers: ['In focus', 'Portfolio'], actions: ['Book a shoot', 'See the work'] },
  gaming: { brands: ['Pixel Parlour', 'Respawn Café'], kickers: ['Player one', 'Game night'], actions: ['Press start', 'Join the lobby'] },
  vlog: { brands: ['Daily Reel', 'June on Film'], kickers: ['New episode', 'Watch now'], actions: ['Watch now', 'Subscribe'] },
  education: { brands: ['Paper Owl', 'Lantern School'], kickers: ['Learn today', 'Open to all'], actions: ['Start learning', 'Join a class'] },
  business: { brands: ['Harlow & Finch', 'Meridian Works'], kickers: ['Good to know', 'For your team'], actions: ['Learn more', 'Get in touch'] },
  lifestyle: { brands: ['Slow Sunday', 'Casa Linden'], kickers: ['Everyday joy', 'At home'], actions: ['Read the story', 'Take a look'] },
};

/** The picture's words: the primary text as it was given, the rest in the niche's voice. */
export function writeCopy(brief: PostBrief, chance: Chance): Copy {
  const voice = VOICES[brief.niche];
  const brand = printable(brief.brand ?? '', 28) || chance.pick(voice.brands);
  const kicker = chance.pick(voice.kickers);
  const action = printable(brief.callToAction ?? '', 22) || chance.pick(voice.actions);
  const slug = brand.normalize('NFD').replace(/&/gu, 'and').replace(/[^A-Za-z0-9]/gu, '').toLowerCase() || 'postloom';
  // A text of nothing but emoji still deserves a picture with words on it.
  const text = printable(brief.primaryText) || kicker;
  return { ...splitThoughts(text), kicker, brand, action, handle: `@${slug}`, site: `${slug}.example` };
}
