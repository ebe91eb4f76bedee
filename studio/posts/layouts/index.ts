import type { Style } from '../../brief';
import { refOf, type LayoutSpec } from '../layout';
import { bold } from './bold';
import { colorful } from './colorful';
import { fourthRulesOf } from './fourth-rules';
import { horizon, minimal } from './minimal';
import { playful } from './playful';
import { professional } from './professional';
import { secondRevisions } from './second-revisions';
import { thirdRulesOf } from './third-rules';

/** The newest revision of every layout, in the order of the editor. */
export const LAYOUTS: readonly LayoutSpec[] = [...minimal, ...professional, ...bold, ...colorful, ...playful];

const fourthRules: readonly LayoutSpec[] = LAYOUTS.map(fourthRulesOf);
const thirdRules: readonly LayoutSpec[] = fourthRules.map(thirdRulesOf);

/** First revisions, which differ from the second ones by the composer's rules alone. */
const firstRevisions: readonly LayoutSpec[] = thirdRules.map((layout) => ({
  ...(secondRevisions.find(({ id }) => id === layout.id) ?? layout),
  revision: 1,
  rules: 1,
}));

/** Every revision that designs may have; earlier ones are for the designs that were made with them. */
export const REVISIONS: readonly LayoutSpec[] = [
  ...firstRevisions,
  ...secondRevisions,
  ...thirdRules,
  ...fourthRules,
  ...LAYOUTS,
];

const byRef = new Map(REVISIONS.map((layout) => [refOf(layout), layout]));
const byId = new Map(LAYOUTS.map((layout) => [layout.id, layout]));

/** Returns a layout by its reference, such as 'card@1'; the newest revision, or the first layout, where it is unknown. */
export const layoutOf = (ref: string): LayoutSpec => byRef.get(ref) ?? byId.get(ref.split('@')[0] ?? '') ?? horizon;

/** Returns the newest revisions, and the given one in the place of its newest: it may be an earlier one. */
export function layoutsWith(ref: string): readonly LayoutSpec[] {
  const given = layoutOf(ref);
  return LAYOUTS.map((layout) => (layout.id === given.id ? given : layout));
}

/** Returns the layouts made for a style. */
export const layoutsFor = (style: Style): readonly LayoutSpec[] =>
  LAYOUTS.filter(({ styles }) => styles.includes(style));
