import { block, dark, disc, fill, leafAt, light, line, oval, turned, type Scene } from './pencil';

export const technology: Scene = {
  face: [200, 206, 0.9],
  draw: (k) =>
    [
      ...[
        [128, 0],
        [176, 0],
        [224, 0],
        [272, 0],
      ].map(([x = 0], index) => {
        const bend = (index - 1.5) * 34;
        return (
          line(`M${x} 110V78L${x + bend} ${66 - Math.abs(bend) / 3}V26`, k.b, 8) +
          disc(x + bend, 22, 11, index % 2 === 0 ? k.c : k.b) +
          line(`M${x} 300V332L${x + bend} ${344 + Math.abs(bend) / 3}V378`, k.b, 8) +
          disc(x + bend, 382, 11, index % 2 === 0 ? k.b : k.c)
        );
      }),
      ...[134, 180, 226, 272].map((y, index) => {
        const bend = (index - 1.5) * 34;
        return (
          line(`M104 ${y}H74L62 ${y + bend}H22`, k.b, 8) +
          disc(20, y + bend, 11, index % 2 === 0 ? k.b : k.c) +
          line(`M296 ${y}H326L338 ${y + bend}H378`, k.b, 8) +
          disc(380, y + bend, 11, index % 2 === 0 ? k.c : k.b)
        );
      }),
      block(88, 94, 224, 224, 40, k.line),
      block(88, 94, 224, 212, 40, light(k.line, 0.14)),
      block(116, 122, 168, 160, 28, k.a),
      fill('M240 122H256Q284 122 284 150V254Q284 282 256 282H200C262 262 268 180 240 122Z', dark(k.a, 0.2)),
      fill('M132 178C132 152 146 138 172 138C152 150 148 166 148 190C148 204 132 200 132 178Z', light(k.a, 0.45)),
      fill('M214 148L164 212H194L184 260L238 192H206Z', k.paper),
      ...[
        [104, 110],
        [296, 110],
        [104, 290],
        [296, 290],
      ].map(([x = 0, y = 0]) => disc(x, y, 7, k.c)),
    ].join(''),
  motifs: [
    '<path fill-rule="evenodd" d="M-30-30H30V30H-30ZM-14-14V14H14V-14ZM-20-48h8v14h-8zM12-48h8v14h-8zM-20 34h8v14h-8zM12 34h8v14h-8zM-48-20h14v8h-14zM-48 12h14v8h-14zM34-20h14v8h-14zM34 12h14v8h-14z"/>',
    '<path d="M-14-34L-40 0L-14 34L-24 42L-56 0L-24-42ZM14-34L40 0L14 34L24 42L56 0L24-42Z" transform="scale(.86)"/>',
    '<path d="M8-50L-34 10H-6L-14 50L34-14H4Z"/>',
  ],
};

export const finance: Scene = {
  face: [292, 196, 0.6],
  draw: (k) =>
    [
      oval(200, 366, 180, 15, dark(k.soft, 0.16)),
      block(46, 250, 58, 112, 10, light(k.a, 0.35)),
      block(122, 196, 58, 166, 10, k.a),
      block(198, 138, 58, 224, 10, dark(k.a, 0.18)),
      block(46, 250, 18, 112, 9, light(k.a, 0.6)),
      block(122, 196, 18, 166, 9, light(k.a, 0.3)),
      block(198, 138, 18, 224, 9, k.a),
      line('M40 206L112 150L160 172L262 66', k.c, 14),
      fill('M224 52L286 40L276 102Z', k.c),
      ...[344, 320, 296, 272].map(
        (y, index) =>
          oval(316, y + 10, 62, 19, dark(k.b, 0.3)) +
          block(254, y - 4, 124, 14, 0, dark(k.b, 0.3)) +
          oval(316, y - 4, 62, 19, index === 3 ? light(k.b, 0.2) : k.b),
      ),
      oval(316, 268, 44, 12, k.b),
      line('M298 268H334', dark(k.b, 0.3), 5),
      line('M316 262C316 232 318 210 312 184', k.line, 7),
      leafAt(314, 222, 86, -54, k.c, light(k.c, 0.4)),
      leafAt(314, 206, 92, 48, light(k.c, 0.15), k.paper),
      leafAt(312, 190, 74, -8, k.c, light(k.c, 0.4)),
      disc(76, 82, 36, k.b),
      disc(76, 82, 26, light(k.b, 0.3)),
      line('M84 70C76 62 64 68 68 76C72 84 86 82 86 92C84 100 72 100 66 94M76 60V104', dark(k.b, 0.42), 5),
    ].join(''),
  motifs: [
    '<path d="M-46 10h22v36h-22zM-12-12h22v58h-22zM22-42h22v88h-22z"/>',
    '<path fill-rule="evenodd" d="M0-48A48 48 0 1 0 0 48A48 48 0 1 0 0-48ZM-5-32H5V-24C16-22 20-14 20-10H10C8-16 2-16 0-16C-8-16-10-8-4-6C8-2 22 0 20 14C18 22 10 24 5 25V32H-5V25C-16 22-20 14-20 9H-10C-8 16-2 17 2 17C10 16 12 8 4 6C-8 2-20-2-19-12C-17-20-10-23-5-24Z"/>',
    '<path d="M-48 24L-16-8L4 10L30-18L16-30H48V2L38-10L4 28L-16 10L-40 34Z"/>',
  ],
};

export const business: Scene = {
  face: [200, 246, 1],
  draw: (k) =>
    [
      oval(202, 370, 176, 15, dark(k.soft, 0.16)),
      turned(
        -8,
        120,
        130,
        block(64, 36, 128, 160, 12, k.paper),
        block(64, 36, 128, 30, 12, k.c),
        line('M84 92H170M84 114H150', dark(k.soft, 0.2), 8),
        line('M84 172L110 144L132 158L170 126', k.a, 8),
      ),
      turned(
        9,
        284,
        120,
        block(222, 34, 120, 160, 12, light(k.b, 0.55)),
        disc(282, 94, 36, k.b),
        fill('M282 94V58A36 36 0 0 1 315 108Z', k.line),
        line('M246 152H318', k.b, 8),
      ),
      line('M148 158V132C148 116 158 108 172 108H232C246 108 256 116 256 132V158', k.line, 17),
      block(42, 154, 320, 212, 32, k.a),
      fill('M300 154H330Q362 154 362 186V334Q362 366 330 366H270C318 306 322 214 300 154Z', dark(k.a, 0.17)),
      fill(
        'M42 186Q42 154 74 154H330Q362 154 362 186V222C310 252 256 264 202 264C148 264 94 252 42 222Z',
        light(k.a, 0.14),
      ),
      line('M42 224C94 254 148 266 202 266C256 266 310 254 362 224', dark(k.a, 0.3), 5),
      fill('M60 200C60 180 68 172 88 170H130C96 178 78 188 74 214C72 226 60 218 60 200Z', light(k.a, 0.5)),
      block(176, 240, 52, 52, 12, k.c),
      block(176, 240, 20, 52, 10, light(k.c, 0.4)),
      disc(202, 264, 8, k.line),
      block(199, 264, 6, 16, 3, k.line),
      line('M66 338H120', dark(k.a, 0.25), 6),
    ].join(''),
  motifs: [
    '<path fill-rule="evenodd" d="M-20-26V-38Q-20-46-12-46H12Q20-46 20-38V-26H42Q50-26 50-18V34Q50 42 42 42H-42Q-50 42-50 34V-18Q-50-26-42-26ZM-10-26H10V-36H-10ZM-8 2V14H8V2Z"/>',
    '<path d="M-48 24L-16-8L4 10L30-18L16-30H48V2L38-10L4 28L-16 10L-40 34Z"/>',
    '<path fill-rule="evenodd" d="M0-48A48 48 0 1 0 0 48A48 48 0 1 0 0-48ZM-10 26L-34 2L-24-8L-10 6L24-28L34-18Z"/>',
  ],
};

export const education: Scene = {
  face: [112, 292, 0.7],
  draw: (k) =>
    [
      oval(200, 372, 176, 14, dark(k.soft, 0.16)),
      disc(200, 128, 66, k.b),
      fill('M200 62A66 66 0 0 1 200 194C246 170 246 86 200 62Z', dark(k.b, 0.1)),
      fill('M150 122C152 98 166 84 184 80C170 94 164 108 164 128C164 140 150 138 150 122Z', light(k.b, 0.6)),
      block(172, 182, 56, 40, 10, k.line),
      line('M174 196H226M174 208H226', light(k.line, 0.35), 4),
      line('M184 182V150L200 164L216 150V182', light(k.b, 0.7), 6),
      line('M200 40V14M122 72L102 54M278 72L298 54M104 138H76M296 138H324', k.c, 9),
      fill('M200 262C150 226 88 222 30 236V352C88 338 150 342 200 374Z', k.paper),
      fill('M200 262C250 226 312 222 370 236V352C312 338 250 342 200 374Z', dark(k.paper, 0.07)),
      fill(
        'M200 362C150 332 88 330 20 344V364C88 350 150 354 200 384C250 354 312 350 380 364V344C312 330 250 332 200 362Z',
        k.a,
      ),
      line(
        'M56 262C98 254 140 260 174 278M56 288C98 280 140 286 174 304M56 314C98 306 140 312 174 330M226 278C260 260 302 254 344 262M226 304C250 290 276 284 300 282',
        dark(k.soft, 0.2),
        6,
      ),
      line('M200 264V366', dark(k.soft, 0.3), 5),
      turned(
        40,
        330,
        250,
        block(318, 160, 30, 116, 0, k.c),
        block(318, 160, 10, 116, 0, light(k.c, 0.4)),
        fill('M318 276H348L333 312Z', light(k.b, 0.6)),
        fill('M328 300H338L333 312Z', k.line),
        block(318, 142, 30, 20, 6, k.a),
      ),
      fill('M54 130L61 150L81 157L61 164L54 184L47 164L27 157L47 150Z', k.a),
    ].join(''),
  motifs: [
    '<path d="M-2 40C-18 28-36 28-50 32V-36C-36-40-18-38-2-28ZM2 40C18 28 36 28 50 32V-36C36-40 18-38 2-28Z"/>',
    '<path d="M0-40L52-16L0 8L-52-16ZM-30 2L0 18L30 2V24C16 38-16 38-30 24ZM44-10h6v34h-6z"/>',
    '<path d="M26-48L48-26L-20 42L-48 48L-42 20Z"/>',
  ],
};
