import { block, dark, disc, fill, light, line, oval, turned, type Scene } from './pencil';

export const gaming: Scene = {
  face: [202, 168, 0.01],
  draw: (k) =>
    [
      oval(202, 344, 160, 15, dark(k.soft, 0.18)),
      line('M202 128C202 92 232 96 232 66C232 42 206 40 206 14', k.line, 9),
      turned(
        -8,
        200,
        220,
        fill(
          'M112 128H292C350 128 380 196 386 268C392 322 350 344 316 308L286 272H118L88 308C54 344 12 322 18 268C24 196 54 128 112 128Z',
          k.a,
        ),
        fill(
          'M292 128C350 128 380 196 386 268C392 322 350 344 316 308L286 272H232C310 256 322 180 292 128Z',
          dark(k.a, 0.18),
        ),
        fill('M46 224C56 180 78 154 106 148C82 168 72 196 66 236C62 256 42 248 46 224Z', light(k.a, 0.45)),
        block(92, 118, 66, 18, 9, k.line),
        block(246, 118, 66, 18, 9, k.line),
        block(108, 164, 28, 82, 8, k.line),
        block(81, 191, 82, 28, 8, k.line),
        disc(122, 205, 9, light(k.line, 0.3)),
        disc(286, 172, 17, k.b),
        disc(286, 238, 17, k.c),
        disc(253, 205, 17, k.paper),
        disc(319, 205, 17, light(k.b, 0.45)),
        disc(281, 167, 6, light(k.b, 0.6)),
        disc(281, 233, 6, light(k.c, 0.6)),
        block(178, 160, 46, 30, 8, k.line),
        block(184, 166, 34, 18, 4, k.b),
        disc(166, 256, 23, k.line),
        disc(164, 252, 15, light(k.line, 0.25)),
        disc(240, 256, 23, k.line),
        disc(238, 252, 15, light(k.line, 0.25)),
      ),
      ...[
        [60, 70, k.c],
        [76, 70, k.c],
        [60, 86, k.c],
        [44, 70, k.c],
        [60, 54, k.c],
      ].map(([x, y, colour]) => block(Number(x), Number(y), 16, 16, 0, String(colour))),
      fill('M318 34H366V82H318Z', k.b),
      fill('M342 34H366V82H342Z', dark(k.b, 0.16)),
      line('M332 50H352V66H332Z', k.paper, 6),
      disc(118, 46, 10, k.b),
      disc(282, 62, 8, k.c),
    ].join(''),
  motifs: [
    '<path fill-rule="evenodd" d="M-24-30H24C44-30 50 6 50 20C50 38 32 40 24 24L20 16H-20L-24 24C-32 40-50 38-50 20C-50 6-44-30-24-30ZM-26-18V-10H-34V-2H-26V6H-18V-2H-10V-10H-18V-18ZM22-14a8 8 0 1 0 .1 0z"/>',
    '<path d="M-12-48H12V-12H48V12H12V48H-12V12H-48V-12H-12Z"/>',
    '<path d="M-40 44V-10A40 40 0 0 1 40-10V44L27 30L13 44L0 30L-13 44L-27 30Z"/>',
  ],
};

export const vlog: Scene = {
  face: [200, 9999, 0.01],
  draw: (k) =>
    [
      oval(200, 374, 170, 14, dark(k.soft, 0.16)),
      turned(
        -15,
        70,
        146,
        block(44, 98, 320, 56, 10, k.line),
        ...[0, 1, 2, 3].map((index) =>
          fill(`M${66 + index * 78} 98H${104 + index * 78}L${84 + index * 78} 154H${46 + index * 78}Z`, k.paper),
        ),
      ),
      block(44, 160, 320, 206, 22, k.a),
      fill('M300 160H342Q364 160 364 182V344Q364 366 342 366H268C318 316 328 226 300 160Z', dark(k.a, 0.18)),
      block(44, 160, 320, 46, 0, k.line),
      ...[0, 1, 2, 3].map((index) =>
        fill(`M${62 + index * 78} 160H${100 + index * 78}L${120 + index * 78} 206H${82 + index * 78}Z`, k.paper),
      ),
      disc(204, 284, 62, k.paper),
      fill('M186 248C186 240 194 236 200 240L248 276C254 280 254 288 248 292L200 328C194 332 186 328 186 320Z', k.c),
      line('M68 336H120M68 316H100', light(k.a, 0.5), 7),
      disc(330, 336, 12, k.c),
      line('M300 336H306', light(k.a, 0.5), 7),
      disc(58, 150, 13, dark(k.soft, 0.35)),
      fill(
        'M330 20C366 20 388 40 388 66C388 92 366 108 340 108L316 126L318 104C298 98 286 84 286 66C286 40 304 20 330 20Z',
        k.b,
      ),
      fill('M337 84C318 72 312 64 312 56C312 46 326 42 337 54C348 42 362 46 362 56C362 64 356 72 337 84Z', k.paper),
    ].join(''),
  motifs: [
    '<path d="M-30-42C-30-50-22-52-16-48L42-10C48-4 48 4 42 10L-16 48C-22 52-30 50-30 42Z"/>',
    '<path d="M-48-26Q-48-34-40-34H12Q20-34 20-26V-10L48-28V28L20 10V26Q20 34 12 34H-40Q-48 34-48 26Z"/>',
    '<path d="M-50-40H50V24H6L-18 48V24H-50Z"/>',
  ],
};
