import type { Platform } from '../../../graphql/generated/schema';

/** Prompts for every niche: suited to a busy feed (Facebook) or to a grid (Instagram). */
export const generalPrompts: Record<Platform, readonly string[]> = {
  FACEBOOK: [
    'One strong headline on the left and one clear object on the right, so that the message is read in a second while scrolling.',
    'A neighbourly announcement: warm daylight, an inviting scene, and a small line at the bottom that tells people what to do next.',
    'An offer card with a large number or word as its hero, two supporting words below it, and plenty of quiet space around.',
    'A scene seen from slightly above, with the subject in the lower third and a calm area on top that carries the words.',
    'A before-and-after idea told in one picture: left side muted, right side bright, the headline bridging both.',
    'An event invitation with a sense of place, the headline first, then a date line, then a friendly button shape.',
    'A customer promise in plain words on a solid ground, with one detail of the craft shown large and close.',
    'A question to the reader as the headline, big and conversational, with an illustration that hints at the answer.',
  ],
  INSTAGRAM: [
    'A bold cover frame: a few huge words, one colour that fills the ground, and one object that breaks the edge of the frame.',
    'A still life on a tinted ground with soft shadows, the words set small and confident in one corner.',
    'A close-up with rich texture, cropped tightly, with a short line of type that follows the shape of the subject.',
    'A poster look with layered paper shapes, generous margins and a headline that could hang on a wall.',
    'A mood of late afternoon light, one accent colour repeated three times, and words that feel handwritten by a good friend.',
    'A rhythmic pattern of small objects around a clear central space where the headline stands.',
    'A symmetrical composition that still reads at the size of a thumbnail, with high contrast and a single focal point.',
    'A quiet picture with one surprising detail, the headline low and wide, and space left empty on purpose.',
  ],
};
