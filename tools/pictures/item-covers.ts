/** Side of a cover in its own units; it is drawn to any size. */
const SIDE = 640;

const svg = (ground: string, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">` +
  `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>${parts.join('')}</svg>\n`;

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 12): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

const tick = (x: number, y: number, stroke: string): string =>
  `<path d="M${x} ${y}l10 11 20-23" fill="none" stroke="${stroke}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A year on a sheet: twelve months, and in each the days of its posts. */
function calendar(): string {
  const accents = ['#F0563A', '#5B3DF5', '#0B8A5F', '#E9A23B'];
  const months = Array.from({ length: 12 }, (_, month) => {
    const [left, top] = [88 + (month % 4) * 120, 168 + Math.floor(month / 4) * 128];
    const accent = accents[month % accents.length] ?? '';
    const days = Array.from({ length: 20 }, (_day, day) => {
      const [x, y] = [left + (day % 5) * 20, top + 24 + Math.floor(day / 5) * 20];
      // a post a week
      return box(x, y, 14, 14, day % 5 === (month * 2 + Math.floor(day / 5)) % 5 ? accent : '#E4DCF7', 4);
    });
    return box(left, top, 54, 10, accent, 5) + days.join('');
  });
  return svg('#CFC3FF', [
    box(56, 72, 528, 504, '#FFFFFF', 28),
    box(56, 72, 528, 64, '#5B3DF5', 28),
    box(56, 108, 528, 28, '#5B3DF5', 0),
    ...[152, 264, 376, 488].map((x) => box(x - 8, 48, 16, 56, '#17141F', 8)),
    ...months,
  ]);
}

/** Beginnings of sentences: some words are there, the rest is open. */
function captionStarters(): string {
  const lines = [
    [176, '#F0563A'],
    [232, '#5B3DF5'],
    [148, '#0B8A5F'],
  ] as const;
  const bubbles = lines.map(([width, colour], line) => {
    const [x, y] = [line === 1 ? 136 : 72, 84 + line * 168];
    const tail = line === 1 ? `M${x + 376} ${y + 112}l44 32-8-56z` : `M${x + 56} ${y + 112}l-36 36 4-60z`;
    return (
      `<path d="${tail}" fill="#FFFFFF"/>` +
      box(x, y, 432, 128, '#FFFFFF', 36) +
      box(x + 40, y + 38, width, 18, colour, 9) +
      box(x + 52 + width, y + 38, 352 - 12 - width, 18, '#EFE7DC', 9) +
      box(x + 40, y + 74, 248, 18, '#EFE7DC', 9)
    );
  });
  return svg('#FFCBB8', bubbles);
}

/** A telephone that takes a picture, beside a list with ticks. */
function photoChecklist(): string {
  const rows = Array.from({ length: 6 }, (_, row) => {
    const y = 128 + row * 68;
    const isDone = row < 4;
    return (
      box(324, y, 40, 40, isDone ? '#0B8A5F' : '#E3EFE9', 10) +
      (isDone ? tick(329, y + 21, '#FFFFFF') : '') +
      box(380, y + 12, [148, 116, 164, 132, 152, 104][row] ?? 0, 16, '#D5E4DC', 8)
    );
  });
  return svg('#A9DCC6', [
    box(284, 72, 304, 496, '#FFFFFF', 28),
    ...rows,
    box(56, 116, 256, 456, '#17141F', 44),
    box(76, 148, 216, 376, '#FFD9A8', 24),
    '<circle cx="184" cy="300" r="72" fill="#F0563A"/>',
    '<path d="M76 420l72-64 56 48 40-32 48 44v84a24 24 0 0 1-24 24H100a24 24 0 0 1-24-24z" fill="#5B3DF5"/>',
    '<path d="M108 208v-28h28M260 208v-28h-28M108 452v28h28M260 452v28h-28" fill="none" stroke="#FFFFFF" stroke-width="8" stroke-linecap="round"/>',
    '<circle cx="184" cy="548" r="14" fill="#FFFFFF"/>',
  ]);
}

/** The covers of the demo's items, by file name: each shows what the item is. */
export const itemCovers = (): Record<string, string> => ({
  'post-calendar.svg': calendar(),
  'caption-starters.svg': captionStarters(),
  'photo-checklist.svg': photoChecklist(),
});
