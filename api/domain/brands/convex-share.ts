type Point = readonly [x: number, y: number];

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Returns half of a convex hull of sorted points (Andrew's monotone chain). */
function chain(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (!before || !last || turn(before, last, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
}

/**
 * Returns the part of its convex hull that an area of pixels fills, about 1 for a convex one.
 * @param area positions of its pixels, row by row
 */
export function convexShare({ width }: { width: number }, area: readonly number[]): number {
  const rows = new Map<number, [left: number, right: number]>();
  for (const at of area) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [left, right] = rows.get(y) ?? [x, x];
    rows.set(y, [Math.min(left, x), Math.max(right, x)]);
  }
  const points = [...rows]
    .flatMap(([y, [left, right]]): Point[] => [
      [left, y],
      [right, y],
    ])
    .toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const hull = [...chain(points), ...chain(points.toReversed())];
  let [twice, border] = [0, 0];
  for (const [index, [x, y]] of hull.entries()) {
    const [nextX, nextY] = hull[(index + 1) % hull.length] ?? [x, y];
    twice += x * nextY - nextX * y;
    border += Math.max(Math.abs(nextX - x), Math.abs(nextY - y));
  }
  // pixels in a polygon between their centres (Pick's theorem)
  return area.length / (Math.abs(twice) / 2 + border / 2 + 1);
}
