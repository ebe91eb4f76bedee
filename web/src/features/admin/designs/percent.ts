/** Returns a part in per cent: '0%', '0.4%', '12%'. */
export function percent(part: number): string {
  const value = part * 100;
  return `${value > 0 && value < 10 ? value.toFixed(1).replace(/\.0$/, '') : Math.round(value)}%`;
}
