import type { Style } from '../brief';
import type { TextStyle } from '../fit-text';
import type { Palette } from '../palettes';
import type { FractionBox, Shape } from './sizes';

/** A colour of the document's palette. */
export type Role = keyof Palette;
/** A palette colour, or one between two of them: the share of the second. */
export type Paint = Role | readonly [from: Role, to: Role, share: number];

/** How a picture lies in its box: filling it, or cut out of it. A print has a white border like a photograph. */
export type PictureForm = 'whole' | 'panel' | 'arch' | 'disc' | 'scallop' | 'blob' | 'print';
/** What the words stand on. A slab lies behind each line of the headline, a plate behind all words. */
export type WordGround = 'picture' | 'ground' | 'plate' | 'bubble' | 'slabs';
export type Align = NonNullable<TextStyle['align']>;
export type Vertical = NonNullable<TextStyle['vertical']>;

export interface Place {
  box: FractionBox;
  align: Align;
  vertical: Vertical;
}

/** A coloured field beside the picture, with a simple shape in it. */
export interface Tile {
  box: FractionBox;
  fill: Role;
  motif: 'none' | 'quarter' | 'dots' | 'disc' | 'half';
  ink: Role;
}

/** How a layout looks in sizes of one shape. */
export interface Arrangement {
  picture: {
    form: PictureForm;
    box: FractionBox;
    /** Degrees clockwise. */
    turn?: number;
  };
  /** Where the words may stand, the preferred place first; the calmest part of a picture decides. */
  places: readonly [Place, ...Place[]];
  tiles?: readonly Tile[];
}

/** Drawings that decorate a layout: those below lie under the picture, those above over it. */
export type Decor =
  | 'rays'
  | 'hill'
  | 'blob-shadow'
  | 'grid-paper'
  | 'confetti'
  | 'arch-line'
  | 'disc-line'
  | 'slant-edge'
  | 'wave-edge'
  | 'hairline-frame'
  | 'rule'
  | 'tape'
  | 'tiles';

/** A layout as data. Once a design uses a revision it stays as it is; a change is a further revision. */
export interface LayoutSpec {
  id: string;
  revision: number;
  /**
   * Rules of the composer that an earlier revision was made by; the newest ones without.
   * 1: one gap below headlines of any size, and the shade with the least opacity.
   * 2: a gap by the size of the letters, and the shade that changes the picture least; words on the picture even where
   * they hide its subject.
   * 3: a plate where words would hide the subject or the subject the words; words where the light of the picture is even.
   * 4: words away from the point of the picture that stays in sight, and where its colours are even, too; no text larger
   * than the end of the headline above it; Japanese broken between phrases.
   * 5: texts as large as a phone needs them in every size, a long contact line on several lines; prices, phone numbers,
   * dates and numbers with their units on one line, phone numbers from left to right; Chinese broken as Japanese is; a
   * headline not smaller than its second thought; buttons that are visible on any ground.
   */
  rules?: 1 | 2 | 3 | 4;
  /** As customers read it. */
  name: string;
  styles: readonly [Style, ...Style[]];
  ground: Paint;
  words: {
    on: WordGround;
    /** Colours for the headline, the first readable one is used. */
    inks: readonly [Role, ...Role[]];
    plate?: Paint;
    badge: Role;
    button: Role;
  };
  headline: Pick<TextStyle, 'weight' | 'leading' | 'tracking'> & {
    /** Largest size on a canvas of 1080 by 1080 pixels. */
    max: number;
  };
  below: readonly Decor[];
  above: readonly Decor[];
  /** Whether the picture and the words may change sides, for scripts that run from right to left. */
  mirrors: boolean;
  arrangements: Record<Shape, Arrangement>;
}

/** Makes a place; words begin at its top left corner unless said otherwise. */
export const place = (
  x: number,
  y: number,
  width: number,
  height: number,
  vertical: Vertical = 'top',
  align: Align = 'left',
): Place => ({ box: [x, y, width, height], vertical, align });

export const NEWEST_RULES = 5;

/** Returns the number of the composer's rules that a layout is made by. */
export const rulesOf = ({ rules }: Pick<LayoutSpec, 'rules'>): 1 | 2 | 3 | 4 | 5 => rules ?? NEWEST_RULES;

export const refOf = ({ id, revision }: Pick<LayoutSpec, 'id' | 'revision'>): string => `${id}@${revision}`;
