import { darker, distance, lighter } from './colour';
import type { Palette } from './palettes';
import { disc, fill, line, oval } from './scenes/pencil';
import { chanceFrom, type Chance } from './seed';

const SKINS = ['#f7d3b5', '#efbd92', '#d99a6c', '#b8764a', '#8d5535', '#6a3d27'] as const;
const HAIRS = ['#221a1e', '#3b2620', '#6b3f26', '#a65e2e', '#d9a14e', '#8f8a8d'] as const;

type Inked = { skin: string; hair: string; cloth: string; trim: string };
type Cut = { back: (look: Inked) => string; front: (look: Inked) => string; beard?: boolean; earrings?: boolean };

/** Head and hair in a 400 by 400 field: the head is an oval around (200, 190). */
const CUTS: Record<string, Cut> = {
  bob: {
    earrings: true,
    back: ({ hair }) =>
      fill(
        'M200 72C122 72 100 132 104 200C106 244 112 262 122 274L280 274C290 262 294 244 296 200C300 132 278 72 200 72Z',
        hair,
      ),
    front: ({ hair }) =>
      fill(
        'M122 190C118 128 150 92 204 92C252 92 282 128 278 190C268 160 250 142 226 132C206 154 160 164 138 160C128 166 124 178 122 190Z',
        hair,
      ),
  },
  curls: {
    earrings: true,
    back: ({ hair }) =>
      [
        [200, 104, 78],
        [136, 132, 50],
        [264, 132, 50],
        [112, 184, 44],
        [288, 184, 44],
        [118, 232, 34],
        [282, 232, 34],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, hair))
        .join(''),
    front: ({ hair }) =>
      [
        [150, 122, 30],
        [188, 110, 32],
        [228, 114, 30],
        [256, 136, 24],
        [134, 148, 20],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, hair))
        .join('') + line('M160 104C168 96 182 94 190 98M216 98C226 96 236 100 242 108', lighter(hair, 0.18), 5),
  },
  crop: {
    back: () => '',
    front: ({ hair }) =>
      fill(
        'M126 186C112 120 142 78 206 76C268 76 294 122 276 186C272 168 268 156 260 146C230 148 190 142 168 124C160 140 146 148 138 152C132 162 128 172 126 186Z',
        hair,
      ) + fill('M206 76C268 76 294 122 276 186C272 168 268 156 260 146C262 116 244 90 206 76Z', darker(hair, 0.16)),
  },
  bun: {
    earrings: true,
    back: ({ hair }) => disc(200, 66, 42, hair) + fill('M124 200C112 118 150 84 200 84C250 84 288 118 276 200Z', hair),
    front: ({ hair, trim }) =>
      fill(
        'M124 188C118 124 152 94 200 94C248 94 282 124 276 188C266 150 240 128 200 124C160 128 134 150 124 188Z',
        hair,
      ) + fill('M168 92C188 84 212 84 232 92L230 104C212 96 188 96 170 104Z', trim),
  },
  scarf: {
    back: ({ trim }) =>
      fill(
        'M200 64C116 64 92 132 100 214C104 262 92 300 74 330H326C308 300 296 262 300 214C308 132 284 64 200 64Z',
        trim,
      ),
    front: ({ trim }) =>
      `<path fill-rule="evenodd" fill="${trim}" d="M200 64C116 64 92 132 100 214C104 262 122 286 150 296C180 312 220 312 250 296C278 286 296 262 300 214C308 132 284 64 200 64ZM200 104C244 104 266 134 266 184C266 234 238 264 200 264C162 264 134 234 134 184C134 134 156 104 200 104Z"/>` +
      line('M112 236C130 282 180 312 246 296', darker(trim, 0.16), 6) +
      line('M136 122C150 96 172 84 196 82', lighter(trim, 0.25), 6),
  },
  waves: {
    back: ({ hair }) =>
      fill(
        'M200 70C120 68 96 130 102 196C104 240 84 268 96 312C122 340 150 322 162 300L244 300C262 322 286 338 304 310C316 268 296 240 298 196C304 130 280 72 200 70Z',
        hair,
      ),
    front: ({ hair }) =>
      fill(
        'M122 196C112 130 146 90 196 90C252 88 288 128 278 196C272 166 256 150 238 142C222 136 206 126 198 112C186 140 150 152 136 162C128 172 124 184 122 196Z',
        hair,
      ) + line('M150 118C164 104 178 100 190 100', lighter(hair, 0.2), 6),
  },
  bald: {
    beard: true,
    back: () => '',
    front: () => fill('M150 116C160 104 172 100 184 98C170 108 162 116 156 128Z', '#ffffff55'),
  },
  sweep: {
    beard: true,
    back: () => '',
    front: ({ hair }) =>
      fill(
        'M126 178C116 128 130 96 162 88C150 80 190 58 240 74C280 84 292 130 274 180C272 160 266 146 256 136C224 136 186 130 162 116C150 128 132 146 126 178Z',
        hair,
      ) + line('M168 100C190 88 216 86 240 94', lighter(hair, 0.2), 6),
  },
};

export interface AvatarLook {
  cut?: keyof typeof CUTS;
  skin?: number;
  hair?: number;
  glasses?: boolean;
}

function beardOf({ hair }: Inked): string {
  return (
    fill(
      'M126 196C128 262 160 292 200 292C240 292 272 262 274 196C266 222 250 230 230 226C212 220 188 220 170 226C150 230 134 222 126 196Z',
      hair,
    ) + fill('M172 236C180 228 220 228 228 236C224 250 176 250 172 236Z', lighter(hair, 0.08))
  );
}

function faceOf(look: Inked, chance: Chance, glasses: boolean, beard: boolean): string {
  const ink = '#2a1a22';
  const brow = darker(look.hair, 0.1);
  const smile = beard ? 'M178 234Q200 252 222 234Z' : 'M174 226Q200 256 226 226Z';
  const lids = chance.chance(0.35)
    ? line('M152 186Q164 176 176 186M224 186Q236 176 248 186', ink, 6)
    : disc(164, 186, 8.5, ink) + disc(236, 186, 8.5, ink) + disc(167, 183, 2.8, '#fff') + disc(239, 183, 2.8, '#fff');
  return (
    line('M146 160Q162 148 180 157M220 157Q238 148 254 160', brow, 7) +
    lids +
    oval(144, 214, 15, 10, '#f0685a44') +
    oval(256, 214, 15, 10, '#f0685a44') +
    line('M202 190C208 204 210 210 198 212', darker(look.skin, 0.24), 5) +
    `<path d="${smile}" fill="#fff" stroke="${darker(look.skin, 0.42)}" stroke-width="5" stroke-linejoin="round"/>` +
    (glasses
      ? `<g fill="#ffffff22" stroke="${ink}" stroke-width="6"><circle cx="164" cy="188" r="28"/><circle cx="236" cy="188" r="28"/><path d="M192 184Q200 178 208 184M136 182L122 178M264 182L278 178" fill="none"/></g>`
      : '')
  );
}

function clothes(look: Inked, chance: Chance): string {
  const body =
    fill('M40 420C40 338 104 312 160 304H240C296 312 360 338 360 420Z', look.cloth) +
    fill('M262 308C318 320 360 346 360 420H300C304 372 292 334 262 308Z', darker(look.cloth, 0.15));
  const kind = chance.below(3);
  if (kind === 0)
    return (
      body +
      fill('M152 304L200 366L248 304L264 310L206 400H194L136 310Z', lighter(look.cloth, 0.3)) +
      disc(200, 384, 5, darker(look.cloth, 0.3))
    );
  if (kind === 1) return body + fill('M150 300C160 336 240 336 250 300L262 306C252 354 148 354 138 306Z', look.trim);
  return (
    body +
    line('M60 372C130 356 270 356 340 372M52 398C130 382 270 382 348 398', look.trim, 11) +
    fill('M156 302C166 326 234 326 244 302Z', darker(look.skin, 0.14))
  );
}

/** Draws a portrait as SVG, 400 by 400. The same seed gives the same portrait. */
export function composeAvatar(seed: string, palette: Palette, chosen: AvatarLook = {}): string {
  const chance = chanceFrom(`avatar|${seed}`);
  const names = Object.keys(CUTS) as [string, ...string[]];
  const cut = CUTS[chosen.cut ?? chance.pick(names)] as Cut;
  const skin = SKINS[chosen.skin ?? chance.below(SKINS.length)] ?? SKINS[2];
  const hair = HAIRS[chosen.hair ?? chance.below(HAIRS.length)] ?? HAIRS[0];
  const look: Inked = {
    // hair in the colour of the skin would be invisible
    skin,
    hair: distance(skin, hair) < 0.2 ? HAIRS[0] : hair,
    cloth: chance.pick([palette.main, palette.accent, palette.deep]),
    trim: palette.second,
  };
  const glasses = chosen.glasses ?? chance.chance(0.3);
  const beard = cut.beard ?? false;
  const parts = [
    `<rect width="400" height="400" fill="${palette.soft}"/>`,
    disc(200, 214, 168, lighter(palette.soft, 0.45)),
    cut.back(look),
    clothes(look, chance),
    fill('M162 262H238V304C238 330 162 330 162 304Z', darker(look.skin, 0.16)),
    disc(122, 198, 20, look.skin),
    disc(278, 198, 20, darker(look.skin, 0.08)),
    fill(
      'M200 96C250 96 278 130 278 186C278 246 242 286 200 286C158 286 122 246 122 186C122 130 150 96 200 96Z',
      look.skin,
    ),
    beard ? beardOf(look) : '',
    faceOf(look, chance, glasses, beard),
    cut.front(look),
    cut.earrings ? disc(120, 228, 8, palette.second) + disc(280, 228, 8, palette.second) : '',
  ];
  return parts.join('');
}
