import { createElement } from 'react';
import type { ComponentType, SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in CSS pixels, 24 by default. */
  size?: number;
}

export type IconComponent = ComponentType<IconProps>;

/** One SVG element of an icon, in its square of 24 by 24. */
type Shape = [element: string, attributes: Record<string, string>];

/**
 * Returns the component that draws these shapes in lines of the text's colour. Programs that read aloud skip an icon
 * without a label.
 */
export function icon(...shapes: Shape[]): IconComponent {
  const drawn = shapes.map(([element, attributes], key) => createElement(element, { key, ...attributes }));
  return function DrawnIcon({ size = 24, ...rest }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={rest['aria-label'] === undefined}
        {...rest}
      >
        {drawn}
      </svg>
    );
  };
}
