/** A ratio as the service names it, such as '16:9'. */
export type ContextRatio = string;

const pixels: Record<string, number> = { '512': 512, '1K': 1024, '2K': 2048, '4K': 4096 };

/** Returns the width and height of a picture of a ratio and size class, in multiples of 16 like the service's. */
export function sceneSize({ ratio, imageSize = '1K' }: { ratio: ContextRatio; imageSize?: string }): {
  width: number;
  height: number;
} {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const side = pixels[imageSize] ?? 1024;
  const even = (length: number) => Math.round(length / 16) * 16;
  return { width: even(side * Math.sqrt(across / down)), height: even(side * Math.sqrt(down / across)) };
}
