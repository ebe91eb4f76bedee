import type { SVGProps } from 'react';

type MarkProps = SVGProps<SVGSVGElement> & { size?: number | string };

/** Lines as wide and round as in the other icons. */
const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** The letter of Facebook. */
export const FacebookMark = ({ size = 24, ...props }: MarkProps) => (
  <svg viewBox="0 0 24 24" width={size} height={size} {...line} {...props}>
    <path d="M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l.8-4H14V8a1 1 0 0 1 1-1h2z" />
  </svg>
);

/** The camera of Instagram. */
export const InstagramMark = ({ size = 24, ...props }: MarkProps) => (
  <svg viewBox="0 0 24 24" width={size} height={size} {...line} {...props}>
    <rect x={3} y={3} width={18} height={18} rx={5} />
    <circle cx={12} cy={12} r={4} />
    <path d="M17 7h.01" />
  </svg>
);
