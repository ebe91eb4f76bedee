/** Reads code points from hexadecimal ranges, such as '20-7e,a0'. */
export function codePointsOf(ranges: string): Set<number> {
  const codes = new Set<number>();
  for (const range of ranges.split(',')) {
    const [first, last] = range.split('-').map((hex) => Number.parseInt(hex, 16));
    if (first === undefined || Number.isNaN(first)) continue;
    for (let code = first; code <= (last ?? first); code += 1) codes.add(code);
  }
  return codes;
}
